import { formatTime } from '@/lib/road-reports/format-time';

const NOW = new Date(2026, 10, 24, 18).getTime();
const HOUR_MS = 3_600_000;

test.each([
  [-2, /^4:00 PM \S+$/],
  [-21, /^Mon,? 9:00 PM \S+$/],
  [30, /^Thu,? 12:00 AM \S+$/],
  [-25 * 24, /^Oct 30, 2026$/],
])('%d hours from Tuesday 6 PM reads as a time, a weekday, or a date', (hours, text) => {
  expect(formatTime(NOW + hours * HOUR_MS, NOW)).toMatch(text);
});
