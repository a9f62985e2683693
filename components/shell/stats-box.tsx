'use client';

import { useLiveCount } from '@/components/feed/feed-scheduler';
import type { CatalogState } from '@/lib/catalog/catalog';
import { formatCount } from '@/lib/core/format-count';
import styles from './shell.module.css';

/** The three figures in the header. `Live now` counts the videos playing on this page. */
export function StatsBox({ total, sources }: Pick<CatalogState, 'total' | 'sources'>) {
  const live = useLiveCount();
  const rows = [
    ['Cameras', total],
    ['Sources', sources],
    ['Live now', live],
  ] as const;
  return (
    <dl className={styles.stats}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.stat} data-lit={label === 'Live now' && value > 0}>
          {/* A new element for each figure: one that grew to the left would have moved. */}
          <dd key={value}>{formatCount(value)}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}
