import type { Camera } from '@/lib/camera/camera';
import { formatCount } from '@/lib/core/format-count';
import { countArea } from '@/lib/places/areas';
import { formatCameras } from '@/lib/places/claims';
import type { PlaceContent } from '@/lib/places/content';
import type { Place } from '@/lib/places/place';
import { placeHref } from '@/lib/places/viewer-link';
import { PlaceMap } from './place-map';
import landing from '../landing.module.css';
import styles from './place.module.css';

interface AreasBlockProps {
  place: Place;
  content: PlaceContent;
  /** All cameras of the state. */
  cameras: readonly Camera[];
}

function AreaCounts({ title, place, cameras }: { title: string } & Omit<AreasBlockProps, 'content'>) {
  const counts = countArea(title, place, cameras);
  return counts.map(({ name, href, cameras: total }) => (
    <a key={name} href={href} className={styles.count}>
      {counts.length === 1 ? formatCameras(total) : `${name} ${formatCount(total)}`}
    </a>
  ));
}

export function AreasBlock({ place, content, cameras }: AreasBlockProps) {
  return (
    <section className={landing.section}>
      <h2>{content.areasTitle}</h2>
      <div className={cameras.length > 0 ? styles.areas : undefined}>
        <ul className={styles.rows}>
          {content.areas.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <AreaCounts title={title} place={place} cameras={cameras} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {cameras.length > 0 && (
          <a href={`${placeHref(place)}&view=map`} className={styles.map}>
            <PlaceMap place={place} cameras={cameras} />
            <span>Open the map view</span>
          </a>
        )}
      </div>
    </section>
  );
}
