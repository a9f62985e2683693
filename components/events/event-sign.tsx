import type { EventKind } from '@/lib/events/shown-event';
import styles from './events.module.css';

/** A plate with a bar for a closure, a cone for work, a diamond for the rest: no color alone says which. Paths in a box of 16. */
export const SIGNS: Readonly<Record<EventKind, { readonly outline: string; readonly detail: string }>> = {
  closed: { outline: 'M3.6 1.6H12.4L14.4 3.6V12.4L12.4 14.4H3.6L1.6 12.4V3.6Z', detail: 'M4.4 8h7.2' },
  work: { outline: 'M8 2 12.4 13.4H3.6Z', detail: 'M2 13.4h12M5.6 8.6h4.8' },
  other: { outline: 'M8 1.6 14.4 8 8 14.4 1.6 8Z', detail: 'M8 5v3.4M8 10.2v.8' },
};

export function EventSign({ kind }: { kind: EventKind }) {
  const { outline, detail } = SIGNS[kind];
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
