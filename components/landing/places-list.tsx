import type { CoveredRegion } from '@/lib/locations/covered-regions';
import styles from './places-list.module.css';

interface PlacesListProps {
  title: string;
  regions: readonly CoveredRegion[];
}

/** States or provinces as links to their cameras, each with the agencies that publish them. */
export function PlacesList({ title, regions }: PlacesListProps) {
  return (
    <section className={styles.places}>
      <h2>{title}</h2>
      <ul>
        {regions.map((region) => (
          <li key={region.code}>
            <a href={`/?state=${region.code}`}>
              <span className={styles.name}>{region.name}</span>
              <span className={styles.agencies}>{region.agencies.join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
