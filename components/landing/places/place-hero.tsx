import type { ReactNode } from 'react';
import { describeHere } from '@/lib/places/claims';
import { headingOf, type Landing } from '@/lib/places/content';
import type { Inventory } from '@/lib/places/inventory';
import type { Picture } from '@/lib/places/pictures';
import { Breadcrumb } from './blocks';
import { PictureList } from './picture-list';
import { PlaceMap } from './place-map';
import landing from '../landing.module.css';
import styles from './place.module.css';

interface PlaceHeroProps extends Landing {
  inventory: Inventory;
  pictures: readonly Picture[];
  children: ReactNode;
}

export function PlaceHero({ place, content, inventory, pictures, children }: PlaceHeroProps) {
  const hasPictures = pictures.length > 0;
  return (
    <div className={hasPictures ? styles.window : landing.hero}>
      <div>
        <Breadcrumb here={headingOf(content)} />
        <h1>{headingOf(content)}</h1>
        <p className={landing.subtitle}>
          {content.count} live cameras{place.state !== undefined && ` in ${place.state}`}
        </p>
        <p className={styles.here}>{describeHere(place, inventory)}</p>
        <p className={landing.copy}>{content.description}</p>
        {children}
      </div>
      {hasPictures ? <PictureList pictures={pictures} isMosaic /> : <PlaceMap place={place} cameras={[]} />}
    </div>
  );
}
