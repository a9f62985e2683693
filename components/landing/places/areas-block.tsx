import type { Camera } from '@/lib/camera/camera';
import { formatCount } from '@/lib/core/format-count';
import { createAreaCounter, type AreaCount } from '@/lib/places/areas';
import type { Landing } from '@/lib/places/content';
import { placeHref } from '@/lib/places/viewer-link';
import { PlaceMap } from './place-map';
import landing from '../landing.module.css';
import styles from './place.module.css';

function AreaCounts({ counts }: { counts: readonly AreaCount[] }) {
  return counts.map(({ name, href, cameras }) => {
    if (cameras === 0) return <span key={name}>none of them here yet</span>;
    const count = `${counts.length === 1 ? '' : `${name} `}${formatCount(cameras)} here`;
    return href === null ? (
      <span key={name}>{count} on these roads</span>
    ) : (
      <a key={name} href={href}>
        {count}
      </a>
    );
  });
}

export function AreasBlock({ place, content, cameras }: Landing & { cameras: readonly Camera[] }) {
  const countArea = createAreaCounter(place, cameras);
  return (
    <section className={landing.section}>
      <h2>{content.areasTitle}</h2>
      <div className={cameras.length > 0 ? styles.areas : undefined}>
        <ul className={styles.rows}>
          {content.areas.map((area) => (
            <li key={area.area}>
              <h3>{area.area}</h3>
              <p className={styles.count}>
                <b>{area.cameras} cameras</b>
                <AreaCounts counts={countArea(area)} />
              </p>
              <p>{area.highlights}</p>
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
