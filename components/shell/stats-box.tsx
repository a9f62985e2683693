import styles from './shell.module.css';

const figures = new Intl.NumberFormat('en-US');

interface StatsBoxProps {
  cameras: number;
  sources: number;
  videos: number;
}

/** The three figures in the middle of the header. */
export function StatsBox({ cameras, sources, videos }: StatsBoxProps) {
  const rows = [
    ['Cameras', cameras],
    ['Sources', sources],
    ['Videos', videos],
  ] as const;
  return (
    <dl className={styles.stats}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.stat}>
          <dd>{figures.format(value)}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}
