import type { ReactNode } from 'react';
import { describeExisting, describeGap, placeSubtitle } from '@/lib/places/claims';
import type { PlaceContent } from '@/lib/places/content';
import type { Inventory } from '@/lib/places/inventory';
import type { Picture } from '@/lib/places/pictures';
import type { Place } from '@/lib/places/place';
import { Breadcrumb } from './blocks';
import { PictureList } from './picture-list';
import { PlaceMap } from './place-map';
import landing from '../landing.module.css';
import styles from './place.module.css';

interface PlaceHeroProps {
  place: Place;
  content: PlaceContent;
  inventory: Inventory;
  pictures: readonly Picture[];
  children: ReactNode;
}

/** Shows a map if there are no pictures. */
export function PlaceHero({ place, content, inventory, pictures, children }: PlaceHeroProps) {
  const notes = [describeGap(place, inventory), describeExisting(place, inventory)].filter((note) => note !== null);
  const hasPictures = pictures.length > 0;
  return (
    <div className={hasPictures ? styles.window : landing.hero}>
      <div>
        <Breadcrumb here={content.heading} />
        <h1>{content.heading}</h1>
        <p className={landing.subtitle}>{placeSubtitle(place, inventory)}</p>
        {notes.length > 0 && <p className={landing.meta}>{notes.join(' ')}</p>}
        <p className={landing.copy}>{content.description}</p>
        {children}
      </div>
      {hasPictures ? <PictureList pictures={pictures} isMosaic /> : <PlaceMap place={place} cameras={[]} />}
    </div>
  );
}
