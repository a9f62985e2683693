import { useLiveCount } from '@/components/feed/players/feed-scheduler';
import type { CatalogState } from '@/lib/catalog/catalog';
import { formatCount } from '@/lib/core/format-count';
import styles from './shell.module.css';

export function StatsBox({ total, sources }: Pick<CatalogState, 'total' | 'sources'>) {
  const live = useLiveCount();
  const rows = [
    ['Cameras', total],
    [sources === 1 ? 'Source' : 'Sources', sources],
    ['Live now', live],
  ] as const;
  return (
    <dl className={styles.stats}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.stat} data-lit={label === 'Live now' && value > 0}>
          {/* A new element: growing text would count as a layout shift. */}
          <dd key={value}>{formatCount(value)}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}
