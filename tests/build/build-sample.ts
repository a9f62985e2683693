/** `npm run build:sample [build | build:export]`: the build that tests look at, or both, with the sample cameras in its pages. */
import { spawnSync } from 'node:child_process';
import { SAMPLE_DIR, writeSample } from './sample-cameras';

writeSample();
const [only] = process.argv.slice(2);
for (const script of only === undefined ? ['build', 'build:export'] : [only]) {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    // The export shows the demo network, whatever its pages were built with.
    env: {
      ...process.env,
      ROADFEED_DATA_DIR: SAMPLE_DIR,
      ROADFEED_DEMO: script === 'build:export' ? '1' : '',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
