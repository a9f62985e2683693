import type { RoadEvent } from '@/lib/events/event-schema';

const DAY_MS = 86_400_000;

function formatTime(at: number, now: number): string {
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  if (at - now < DAY_MS) return new Date(at).toLocaleTimeString(undefined, clock);
  if (at - now < 6 * DAY_MS) return new Date(at).toLocaleString(undefined, { weekday: 'short', ...clock });
  return new Date(at).toLocaleDateString(undefined, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** `Until 4:30 PM`, `From Mon 6:00 PM until ...`; '' if nobody says. */
export function formatUntil({ start, end }: Pick<RoadEvent, 'start' | 'end'>, now: number): string {
  const from = start !== null && start > now ? `From ${formatTime(start, now)}` : '';
  if (end === null) return from;
  return `${from === '' ? 'Until' : `${from} until`} ${formatTime(end, now)}`;
}
