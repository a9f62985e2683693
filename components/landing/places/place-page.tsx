import { AGENCIES } from '@/data/agencies';
import { AGENCY_TERMS } from '@/data/agency-terms';
import type { StateAgency } from '@/data/places/state-agencies';
import type { Camera } from '@/lib/camera/camera';
import { countNote, explainGap, formatCameras } from '@/lib/places/claims';
import type { PlaceContent } from '@/lib/places/content';
import type { Inventory, InventoryOf } from '@/lib/places/inventory';
import { findCityDrives } from '@/lib/places/drives';
import { findNamesakes, findNearestWithCameras, findNeighbors } from '@/lib/places/nearby';
import type { Picture } from '@/lib/places/pictures';
import type { Place } from '@/lib/places/place';
import type { RoadPage } from '@/lib/places/road-pages';
import { getAgencies, getSources, getState } from '@/lib/places/places';
import { placeHref } from '@/lib/places/viewer-link';
import { AreasBlock } from './areas-block';
import { CallToAction, LinkList, InventoryBlock } from './blocks';
import { LandingFrame } from '../landing-frame';
import { PictureList } from './picture-list';
import { PlaceHero } from './place-hero';
import styles from '../landing.module.css';
import placeStyles from './place.module.css';

/** Pictures beside the name; the rest follow below. */
const IN_HERO = 6;

interface PlacePageProps {
  place: Place;
  content: PlaceContent;
  inventoryOf: InventoryOf;
  pictures: readonly Picture[];
  /** Roads with a page. */
  roads: readonly RoadPage[];
}

type BlockProps = Pick<PlacePageProps, 'place' | 'inventoryOf'>;

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

const toLink = ({ url, service, agency }: StateAgency) => ({ href: url, name: service, note: agency });

/** For a place without cameras: the reason, the state's own service, and the nearest places with cameras. */
function GapBlock({ place, inventoryOf }: BlockProps) {
  const reason = explainGap(place) ?? 'We don’t collect its list yet.';
  const nearest = findNearestWithCameras(place, inventoryOf);
  return (
    <>
      <LinkList
        title="Not connected yet"
        intro={<p className={styles.copy}>{reason} The agency’s own service shows its cameras.</p>}
        links={getAgencies(place).map(toLink)}
      />
      {nearest.length > 0 && (
        <LinkList
          title="Nearest places with cameras"
          links={nearest.map(({ place: other, miles = 0 }) => ({
            href: other.canonicalPath,
            name: other.fullName,
            note: `${miles} mi · ${countNote(other, inventoryOf)}`,
          }))}
        />
      )}
    </>
  );
}

function AgencyBlock({ place, inventory }: { place: Place; inventory: Inventory }) {
  const own = getAgencies(place);
  const carried = getSources(place).map((source) => ({ ...AGENCIES[source], ...AGENCY_TERMS[source] }));
  const others = carried.filter(({ attribution }) => !own.some(({ url }) => url === attribution.url));
  const links = [
    ...own.map(toLink),
    ...others.map(({ attribution, label }) => ({ href: attribution.url, name: label, note: attribution.name })),
  ];
  const sources = inventory.kind === 'counted' ? inventory.sources : carried;
  const labels = listFormat.format(sources.map(({ label }) => label));
  const from = labels === '' ? '' : `Cameras in ${place.name} come from ${labels}. `;
  const gap = own[0].gap ?? '';
  return (
    <LinkList
      title="Who runs the cameras"
      intro={from + gap && <p className={styles.copy}>{from + gap}</p>}
      links={links}
    />
  );
}

function Nearby({ place, inventoryOf }: BlockProps) {
  const namesakes = findNamesakes(place);
  const links = findNeighbors(place).map(({ place: other, miles }) => ({
    href: other.canonicalPath,
    name: other.code === place.code ? other.name : other.fullName,
    note: miles === undefined ? countNote(other, inventoryOf) : `${miles} mi`,
  }));
  return (
    <>
      <LinkList title={`Around ${place.name}`} links={links} />
      {namesakes.length > 0 && (
        <LinkList
          title={`Not the ${place.name} you meant?`}
          links={namesakes.map(({ canonicalPath, fullName }) => ({ href: canonicalPath, name: fullName }))}
        />
      )}
    </>
  );
}

function hasButtons(place: Place, inventory: Inventory): boolean {
  return inventory.kind === 'unknown' ? getSources(place).length > 0 : inventory.kind === 'counted';
}

function MorePictures({ title, pictures }: { title: string; pictures: readonly Picture[] }) {
  if (pictures.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>More of {title} now</h2>
      <PictureList pictures={pictures} />
    </section>
  );
}

function RoadList({ roads }: { roads: readonly RoadPage[] }) {
  if (roads.length === 0) return null;
  const links = roads.map(({ path, name, cameras }) => ({ href: path, name, note: formatCameras(cameras.length) }));
  return <LinkList title="By road" links={links} />;
}

function DriveList({ place, roads }: Pick<PlacePageProps, 'place' | 'roads'>) {
  const drives = findCityDrives(place, roads);
  return drives.length > 0 && <LinkList title="Cameras along a drive" links={drives} />;
}

function camerasOf(inventory: Inventory): readonly Camera[] {
  return inventory.kind === 'counted' ? inventory.cameras : [];
}

export function PlacePage({ place, content, inventoryOf, pictures, roads }: PlacePageProps) {
  const inventory = inventoryOf(place);
  const isEmpty = inventory.kind === 'empty';
  const button = hasButtons(place, inventory) ? placeHref(place) : null;
  return (
    <LandingFrame>
      <PlaceHero place={place} content={content} inventory={inventory} pictures={pictures.slice(0, IN_HERO)}>
        {button !== null && <CallToAction href={button}>{content.viewLabel}</CallToAction>}
      </PlaceHero>
      {isEmpty && <GapBlock place={place} inventoryOf={inventoryOf} />}
      <AreasBlock place={place} content={content} cameras={isEmpty ? [] : camerasOf(inventoryOf(getState(place)))} />
      <MorePictures title={content.title} pictures={pictures.slice(IN_HERO)} />
      <RoadList roads={roads} />
      <DriveList place={place} roads={roads} />
      {inventory.kind === 'counted' && <InventoryBlock inventory={inventory} />}
      <ul className={placeStyles.line} aria-label="Features">
        {content.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <section className={styles.section}>
        <h2>About {content.title} Traffic Cameras</h2>
        {content.about.map((paragraph) => (
          <p key={paragraph} className={styles.copy}>
            {paragraph}
          </p>
        ))}
      </section>
      {!isEmpty && <AgencyBlock place={place} inventory={inventory} />}
      <Nearby place={place} inventoryOf={inventoryOf} />
      {button !== null && (
        <section className={styles.closing}>
          <h2>{content.areas.map(({ title }) => title).join(' · ')}</h2>
          <CallToAction href={button}>{content.startLabel}</CallToAction>
        </section>
      )}
    </LandingFrame>
  );
}
