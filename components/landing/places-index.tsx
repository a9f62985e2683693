import { citiesOf, STATES } from '@/lib/locations/catalog';
import styles from './landing.module.css';

/** Every place with a page, by state. */
export function PlacesIndex() {
  return (
    <>
      {STATES.map((state) => (
        <section key={state.slug} className={styles.section} aria-labelledby={state.key}>
          <h3 id={state.key}>
            <a href={state.canonicalPath}>{state.name}</a>
          </h3>
          <p className={styles.meta}>{state.cameraCount} cameras</p>
          <ul className={styles.states}>
            {citiesOf(state.code).map(({ slug, canonicalPath, name }) => (
              <li key={slug}>
                <a href={canonicalPath}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
