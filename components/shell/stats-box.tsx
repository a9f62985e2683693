'use client';

import { useLiveCount } from '@/components/feed/feed-scheduler';
import styles from './shell.module.css';

const figures = new Intl.NumberFormat('en-US');

interface StatsBoxProps {
  cameras: number;
  sources: number;
}

/** The three figures in the middle of the header. The last is measured: the videos of this page that play now. */
export function StatsBox({ cameras, sources }: StatsBoxProps) {
  const live = useLiveCount();
  const rows = [
    ['Cameras', cameras],
    ['Sources', sources],
    ['Live now', live],
  ] as const;
  return (
    <dl className={styles.stats}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.stat} data-lit={label === 'Live now' && value > 0}>
          <dd>{figures.format(value)}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}
