import { LOOP_S, nightDrive } from '@/demo/makers/night-drive';

/** Enough for the highest overtone, and fast. */
const SAMPLE_RATE_HZ = 4_000;

test('the loop never clips, is never silent, and has no click at its seam', () => {
  const samples = nightDrive(SAMPLE_RATE_HZ);
  expect(samples).toHaveLength(LOOP_S * SAMPLE_RATE_HZ);
  const peaks = Array.from({ length: LOOP_S }, (_, second) =>
    samples
      .subarray(second * SAMPLE_RATE_HZ, (second + 1) * SAMPLE_RATE_HZ)
      .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  );
  expect(Math.max(...peaks)).toBeLessThan(1);
  expect(Math.min(...peaks)).toBeGreaterThan(0.1);
  expect(Math.abs((samples.at(-1) ?? 1) - (samples[0] ?? -1))).toBeLessThan(0.2);
});
