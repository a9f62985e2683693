import { countNote } from '@/lib/places/claims';
import type { InventoryOf } from '@/lib/places/inventory';
import { getNewYorkCity, STATES } from '@/lib/places/places';
import styles from './states-index.module.css';

/** The states with cameras; all of them if nothing was synced. */
export function StatesIndex({ inventoryOf }: { inventoryOf: InventoryOf }) {
  const places = [getNewYorkCity(), ...STATES].filter((place) => inventoryOf(place).kind !== 'empty');
  return (
    <details className={styles.index}>
      <summary>Places with cameras</summary>
      <ul>
        <li>
          <a href="/locations">All places</a>
        </li>
        {places.map((place) => (
          <li key={place.slug}>
            <a href={place.canonicalPath}>{place.name}</a> {countNote(place, inventoryOf)}
          </li>
        ))}
      </ul>
    </details>
  );
}
