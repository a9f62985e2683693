import { directionArrow } from '@/lib/camera/facts';
import type { Picture } from '@/lib/places/pictures';
import styles from './picture-list.module.css';

/** For video-only cameras and agencies whose terms forbid showing stills. */
function Frame({ road, direction }: Picture) {
  return (
    <span className={styles.frame} aria-hidden="true">
      <b>{road}</b>
      {directionArrow(direction)}
    </span>
  );
}

/** A still that fails to load leaves an empty frame with its caption. */
export function PictureList({ pictures, isMosaic = false }: { pictures: readonly Picture[]; isMosaic?: boolean }) {
  return (
    <ul className={isMosaic ? styles.mosaic : styles.pictures}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <a href={picture.href}>
            {picture.still === null ? (
              <Frame {...picture} />
            ) : (
              <img
                src={picture.still}
                alt={picture.alt}
                width="352"
                height="240"
                loading="lazy"
                decoding="async"
                referrerPolicy="no-referrer"
              />
            )}
            <span className={styles.caption}>{picture.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
