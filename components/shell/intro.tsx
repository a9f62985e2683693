import styles from './intro.module.css';

/** What the server knows of its cameras, as JSON. */
export interface IntroText {
  /** `59 cameras as of October 5, 2026`; null if none were collected. */
  readonly count: string | null;
}

/** One line: the pictures come first. */
export function Intro({ count }: IntroText) {
  return (
    <section className={styles.intro} data-furniture>
      <h1>Live traffic cameras</h1>
      <p>
        Public cameras of 511 systems and transportation departments in the United States and Canada
        {count !== null && `, ${count}`}.
      </p>
      <a href="/locations">Browse places</a>
    </section>
  );
}
