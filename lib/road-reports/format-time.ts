const DAY_MS = 86_400_000;
const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Names the zone of a time within six days. */
export function formatTime(at: number, now: number): string {
  const time = new Date(at);
  if (time.toDateString() === new Date(now).toDateString()) return time.toLocaleTimeString('en-US', CLOCK);
  if (Math.abs(at - now) < 6 * DAY_MS) return time.toLocaleString('en-US', { weekday: 'short', ...CLOCK });
  return time.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}
