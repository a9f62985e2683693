import { createSharedPace } from '@/lib/sync/http/host-queue';
import { TemporaryFolder } from '../../support/temporary-folder';

const folder = new TemporaryFolder();

test('two processes that ask one host take turns, each at the pace the host allows', async () => {
  const [sync, events] = [createSharedPace(folder.path), createSharedPace(folder.path)];
  const asked = Array.from({ length: 5 }, () => [sync('a.example', 60_000), events('a.example', 60_000)]).flat();
  const starts = (await Promise.all(asked)).sort((a, b) => a - b);
  const other = await events('b.example', 60_000);
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  expect(gaps).toHaveLength(9);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60_000);
  expect(other).toBeLessThan(starts[1] ?? 0);
});
