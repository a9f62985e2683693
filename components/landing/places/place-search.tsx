import type { Filters } from '@/lib/places/viewer-link';
import styles from './place-search.module.css';

/** Opens the viewer, without a script. @param props.filters Where to search. */
export function PlaceSearch({ where, filters }: { where: string; filters: Filters }) {
  return (
    <form action="/" role="search" className={styles.search}>
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="q">Search cameras {where}</label>
      <input id="q" name="q" type="search" maxLength={200} placeholder="Road, town, or landmark" required />
      <button type="submit">Search</button>
    </form>
  );
}
