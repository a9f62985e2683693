const DAY_MS = 86_400_000;

/** Names the zone of today's times. */
export function formatTime(at: number, now: number): string {
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  if (Math.abs(at - now) < DAY_MS) return new Date(at).toLocaleTimeString(undefined, clock);
  if (at - now < 6 * DAY_MS) return new Date(at).toLocaleString(undefined, { weekday: 'short', ...clock });
  return new Date(at).toLocaleDateString(undefined, { month: 'short', day: 'numeric', year: 'numeric' });
}
