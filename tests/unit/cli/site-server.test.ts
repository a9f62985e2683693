import { expect, test } from '@jest/globals';
import { getRestartDelayMs } from '@/lib/cli/site-server';

test('a server that crashes again and again restarts later each time, up to a minute, and at once after a stable minute', () => {
  const delays = Array.from({ length: 8 }).reduce<number[]>(
    (all) => [...all, getRestartDelayMs(all.at(-1) ?? 0, 10)],
    [],
  );
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(getRestartDelayMs(60_000, 60_000)).toBe(0);
});
