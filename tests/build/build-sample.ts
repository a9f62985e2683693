/**
 * `npm run build:sample [build | build:export]`: the build that tests look at, or both, with the sample cameras in its pages.
 * The export has accounts, for emulators on free ports, which `SITE_STACK_FILE` names.
 */
import { spawnSync } from 'node:child_process';
import { getSampleDir, writeSample } from './sample-cameras';

function build(script: string, env: Readonly<Record<string, string>>): void {
  const folder = getSampleDir(script);
  writeSample(folder);
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, ROADFEED_DATA_DIR: folder, NEXT_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

async function main([only]: readonly string[]): Promise<void> {
  if (only !== 'build:export') build('build', { ROADFEED_DEMO: '' });
  if (only === 'build') return;
  // `npm test` installs its packages during the other build.
  const { chooseStack } = await import('../firebase/stack/choose-stack');
  const { buildEnv, save } = await chooseStack();
  // It shows the demo network, whatever its pages were built with.
  build('build:export', { ROADFEED_DEMO: '1', ...buildEnv });
  save();
}

void main(process.argv.slice(2));
