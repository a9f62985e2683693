import type { HeldCameras } from '@/lib/locations/held-cameras';
import { PlaceLinks } from './place-links';
import styles from './landing.module.css';

interface HeldBlockProps {
  name: string;
  held: HeldCameras;
  /** When the lists were collected. */
  date: string;
}

/** What this site truly holds of a place, by source, and some cameras to begin with. */
export function HeldBlock({ name, held, date }: HeldBlockProps) {
  return (
    <>
      <section className={styles.section}>
        <h2>On this site today</h2>
        <p className={styles.copy}>
          As collected on {date}, this site holds {held.total.toLocaleString('en-US')} working{' '}
          {held.total === 1 ? 'camera' : 'cameras'} in {name}:
        </p>
        <ul className={styles.links}>
          {held.sources.map(({ label, url, cameras }) => (
            <li key={label}>
              <a href={url}>{label}</a>
              <span>{cameras.toLocaleString('en-US')}</span>
            </li>
          ))}
        </ul>
      </section>
      {held.named.length > 0 && (
        <PlaceLinks
          title="Cameras to begin with"
          links={held.named.map((camera) => ({ href: camera.href, name: camera.name }))}
        />
      )}
    </>
  );
}
