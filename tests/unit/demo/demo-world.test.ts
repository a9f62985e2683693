import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoJson, isDemoMode } from '@/demo/demo-world';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'camera-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('camera files list the demo network', () => {
  expect(JSON.parse(demoJson('index'))).toMatchObject({ mode: 'demo' });
  expect(JSON.parse(demoJson('vdot'))).toContainEqual(expect.objectContaining({ id: 'vdot-demo-001' }));
});

describe('demo mode', () => {
  const inFolder = (more: Record<string, string> = {}): Record<string, string> => ({
    ROADFEED_DATA_DIR: folder,
    ...more,
  });

  test('is chosen by ROADFEED_DEMO', async () => {
    expect(isDemoMode(inFolder({ ROADFEED_DEMO: '0' }))).toBe(false);
    await writeFile(path.join(folder, 'index.json'), '{}');
    expect(isDemoMode(inFolder({ ROADFEED_DEMO: '1' }))).toBe(true);
  });

  test('is on until the first sync unless chosen', async () => {
    expect(isDemoMode(inFolder())).toBe(true);
    await writeFile(path.join(folder, 'index.json'), '{}');
    expect(isDemoMode(inFolder())).toBe(false);
  });
});
