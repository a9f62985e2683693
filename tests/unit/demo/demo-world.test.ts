import { isDemoMode } from '@/demo/demo-world';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

const folder = new TemporaryFolder();

test('demo mode is on until the first sync, unless ROADFEED_DEMO chooses', async () => {
  const isDemo = (...choices: readonly string[]) =>
    [undefined, ...choices].map((choice) => isDemoMode({ ROADFEED_DATA_DIR: folder.path, ROADFEED_DEMO: choice }));
  expect(isDemo('0')).toEqual([true, false]);
  await folder.write('index.json', '{}');
  expect(isDemo('1')).toEqual([false, true]);
});
