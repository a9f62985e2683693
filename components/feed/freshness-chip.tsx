'use client';

import type { FeedStatus } from '@/lib/feed/feed-status';
import { freshnessText } from '@/lib/feed/freshness';
import styles from './feed.module.css';
import { useNow } from '@/components/browser/use-now';

/** How old the picture is, in the corner of every feed: `LIVE`, or the age of the still. */
export function FreshnessChip({ status }: { status: FeedStatus }) {
  const text = freshnessText(status, useNow());
  if (text === null) return null;
  return (
    <span className={styles.chip} data-phase={status.phase}>
      {text}
    </span>
  );
}
