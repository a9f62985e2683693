import styles from './intro.module.css';

interface PlaceLink {
  readonly href: string;
  readonly name: string;
  /** `36 cameras` */
  readonly note?: string | undefined;
}

/** What the server knows of its cameras, as JSON. */
export interface IntroText {
  /** `59 cameras as of October 5, 2026`; null if none were collected. */
  readonly count: string | null;
  readonly places: readonly PlaceLink[];
}

export function Intro({ count, places }: IntroText) {
  return (
    <section className={styles.intro}>
      <h1>Live traffic cameras</h1>
      <p>
        Watch the roads of the United States and Canada through the public cameras of 511 systems and transportation
        departments{count !== null && `, ${count}`}. <a href="/locations">Browse places</a>
      </p>
      <details className={styles.index}>
        <summary>Places with cameras</summary>
        <ul>
          <li>
            <a href="/locations">All places</a>
          </li>
          {places.map(({ href, name, note }) => (
            <li key={href}>
              <a href={href}>{name}</a> {note}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
