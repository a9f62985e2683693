import { getFilterLabel } from '@/lib/agencies/agencies';
import type { RoadEvent } from '@/lib/events/event-schema';
import { kindOf } from '@/lib/events/shown-event';
import { EventSign } from './event-sign';
import styles from './events.module.css';
import { formatUntil } from './format-until';

interface EventTextProps {
  event: RoadEvent;
  title: string;
  titleId?: string;
  /** Epoch milliseconds. */
  now: number;
}

/** What an agency says of an event, until when, and where it says so. */
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
