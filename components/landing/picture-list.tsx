import { directionArrow } from '@/lib/camera/facts';
import type { Picture } from '@/lib/places/pictures';
import styles from './picture-list.module.css';

/** Where we may not show the agency's picture, or there is only video. */
function Frame({ road, direction }: Picture) {
  return (
    <span className={styles.frame} aria-hidden="true">
      <b>{road}</b>
      {directionArrow(direction)}
    </span>
  );
}

/** Live pictures from the agencies; each opens its camera. A picture that fails leaves its caption and an empty frame. */
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
