import type { EventKind } from '@/lib/events/shown-event';
import styles from './events.module.css';

/** A bar across for a closure, cones for work, a diamond for the rest: no color alone says which. */
export function EventSign({ kind }: { kind: EventKind }) {
  return (
    <svg className={styles.sign} data-kind={kind} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {kind === 'closed' && (
        <>
          <circle cx="8" cy="8" r="6.4" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M4.6 8h6.8" stroke="currentColor" strokeWidth="2.4" />
        </>
      )}
      {kind === 'work' && (
        <path
          d="M8 2 12.4 13H3.6ZM2 13.4h12M5.6 8.6h4.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      )}
      {kind === 'other' && (
        <>
          <path
            d="M8 1.6 14.4 8 8 14.4 1.6 8Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <path d="M8 5v3.4M8 10.2v.8" stroke="currentColor" strokeWidth="1.5" />
        </>
      )}
    </svg>
  );
}
