import { nameArea } from '@/lib/places/inventory';
import type { Place } from '@/lib/places/place';
import { placeFilters } from '@/lib/places/viewer-link';
import styles from './place-search.module.css';

export function PlaceSearch({ place }: { place: Place | null }) {
  return (
    <form action="/" role="search" className={styles.search}>
      {Object.entries(place ? placeFilters(place) : {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="q">Search cameras {place ? nameArea(place) : 'everywhere'}</label>
      <input id="q" name="q" type="search" maxLength={200} placeholder="Road, town, or landmark" required />
      <button type="submit">Search</button>
    </form>
  );
}
