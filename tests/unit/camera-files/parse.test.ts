import { parseCameraFile } from '@/lib/camera-files/parse';
import { readSourceFixture } from '../../support/source-fixtures';

test('an agency’s raw list is read like a camera file', async () => {
  const { nycdot } = readSourceFixture('nycdot', 'expected') as { nycdot: { cameras: { id: string }[] } };
  const { cameras } = await parseCameraFile('nycdot', readSourceFixture('nycdot', 'raw-nycdot'));
  expect(cameras.map(({ id }) => id)).toEqual(nycdot.cameras.map(({ id }) => id));
});

test.each([[null], [{}], ['cameras'], [[1, 2, 3]]])(
  '%j is not a camera list, but an empty list is one',
  async (body) => {
    expect((await parseCameraFile('511ny', [])).cameras).toEqual([]);
    await expect(parseCameraFile('511ny', body)).rejects.toThrow('not a camera list');
  },
);
