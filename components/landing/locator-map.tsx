import type { LocatorMap as Drawing, MapLabel } from '@/lib/places/locator-map';
import styles from './locator-map.module.css';

interface LocatorMapProps {
  drawing: Drawing;
  /** For screen readers. */
  label: string;
  /** A path; see `drawDots`. */
  dots: string;
  labels?: readonly MapLabel[];
  /** The place itself. */
  here?: readonly [x: number, y: number];
}

export function LocatorMap({ drawing, label, dots, labels = [], here }: LocatorMapProps) {
  const { width, height, path } = drawing;
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <path d={path} />
      <path className={styles.dots} d={dots} />
      {labels.map(({ name, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
      {here !== undefined && (
        <g className={styles.here}>
          <circle cx={here[0]} cy={here[1]} r="11" />
          <circle cx={here[0]} cy={here[1]} r="4" />
        </g>
      )}
    </svg>
  );
}
