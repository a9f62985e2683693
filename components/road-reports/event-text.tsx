import { getFilterLabel } from '@/lib/agencies/agencies';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { formatTime } from '@/lib/road-reports/format-time';
import { EVENT_KINDS, kindOf } from '@/lib/road-reports/shown-event';
import styles from './events.module.css';

interface EventTextProps {
  event: RoadEvent;
  title: string;
  titleId?: string;
  /** Epoch milliseconds. */
  now: number;
}

export function EventText({ event, title, titleId, now }: EventTextProps) {
  const until = formatUntil(event, now);
  return (
    <>
      <h3 id={titleId} className={styles.what}>
        <EventSign kind={kindOf(event)} />
        {title}
      </h3>
      {event.description !== '' && <p className={styles.says}>{event.description}</p>}
      <p className={styles.source}>
        {until !== '' && `${until}. `}
        <a href={event.url} target="_blank" rel="noopener noreferrer">
          {getFilterLabel(event.source)}
        </a>{' '}
        (in a new tab)
      </p>
    </>
  );
}

/** `Until 4:30 PM`, `From Mon 6:00 PM until ...`, `As of 2:05 PM` for a reading; '' without times. */
function formatUntil({ start, end, updated, reading }: RoadEvent, now: number): string {
  if (reading !== undefined && updated !== null) return `As of ${formatTime(updated, now)}`;
  const from = start !== null && start > now ? `From ${formatTime(start, now)}` : '';
  if (end === null) return from;
  return `${from === '' ? 'Until' : `${from} until`} ${formatTime(end, now)}`;
}

export const MARK_KINDS = [...EVENT_KINDS, 'sign'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Paths in a box of 16. */
export const MARKS: Readonly<Record<MarkKind, { readonly outline: string; readonly detail: string }>> = {
  closed: { outline: 'M3.6 1.6H12.4L14.4 3.6V12.4L12.4 14.4H3.6L1.6 12.4V3.6Z', detail: 'M4.4 8h7.2' },
  chains: { outline: 'M8 1.6A6.4 6.4 0 1 1 7.99 1.6Z', detail: 'M4.8 8h6.4M6.4 5.4v5.2M9.6 5.4v5.2' },
  work: { outline: 'M8 2 12.4 13.4H3.6Z', detail: 'M2 13.4h12M5.6 8.6h4.8' },
  other: { outline: 'M8 1.6 14.4 8 8 14.4 1.6 8Z', detail: 'M8 5v3.4M8 10.2v.8' },
  sign: { outline: 'M1.6 3H14.4V11H1.6Z', detail: 'M4 5.6h8M4 8.2h5M8 11v3.4' },
};

export function EventSign({ kind }: { kind: MarkKind }) {
  const { outline, detail } = MARKS[kind];
  return (
    <svg
      className={styles.sign}
      data-kind={kind}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outline} />
      <path d={detail} strokeWidth={kind === 'closed' ? 2.4 : 1.5} />
    </svg>
  );
}
