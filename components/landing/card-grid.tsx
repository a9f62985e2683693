import styles from './landing.module.css';

interface Card {
  readonly title: string;
  /** A count, set as data. */
  readonly figure?: string;
  readonly text: string;
}

/** A titled section of cards: coverage areas, boroughs, features. */
export function CardGrid({ title, cards }: { title: string; cards: readonly Card[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            {card.figure !== undefined && <p className={styles.figure}>{card.figure}</p>}
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
