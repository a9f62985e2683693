import { demoJson, isDemoMode } from '@/demo/demo-world';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

const folder = new TemporaryFolder();

test('camera files list the demo network', () => {
  expect(JSON.parse(demoJson('index'))).toMatchObject({ mode: 'demo' });
  expect(JSON.parse(demoJson('vdot'))).toContainEqual(expect.objectContaining({ id: 'vdot-demo-001' }));
});

test('demo mode is on until the first sync, unless ROADFEED_DEMO chooses', async () => {
  const isDemo = (...choices: readonly string[]) =>
    [undefined, ...choices].map((choice) => isDemoMode({ ROADFEED_DATA_DIR: folder.path, ROADFEED_DEMO: choice }));
  expect(isDemo('0')).toEqual([true, false]);
  await folder.write('index.json', '{}');
  expect(isDemo('1')).toEqual([false, true]);
});
