import { AGENCIES } from '@/data/agencies';
import { AGENCY_TERMS } from '@/data/agency-terms';
import type { Feature } from '@/data/places/copy';
import type { StateAgency } from '@/data/places/state-agencies';
import { formatCount } from '@/lib/core/format-count';
import { countHere, countNote, formatCameras, formatDate } from '@/lib/places/claims';
import type { Landing } from '@/lib/places/content';
import { findCityDrives } from '@/lib/places/drives';
import { explainRegion, getAgencies, getSources } from '@/lib/places/gaps';
import { countSources, nameArea, type Inventory, type InventoryOf } from '@/lib/places/inventory';
import { findNamesakes, findNearestWithCameras, findNeighbors } from '@/lib/places/nearby';
import type { Picture } from '@/lib/places/pictures';
import type { Place } from '@/lib/places/place';
import { getState } from '@/lib/places/places';
import type { PlaceReports } from '@/lib/places/reports';
import type { RoadPage } from '@/lib/places/road-pages';
import { placeFilters, placeHref } from '@/lib/places/viewer-link';
import { LandingFrame } from '../landing-frame';
import { AreasBlock } from './areas-block';
import { CallToAction, LinkList } from './blocks';
import { PictureList } from './picture-list';
import { PlaceHero } from './place-hero';
import { PlaceSearch } from './place-search';
import { ReportsBlock } from './reports-block';
import styles from '../landing.module.css';
import placeStyles from './place.module.css';

/** Pictures beside the name; the rest follow below. */
const IN_HERO = 6;

interface PlacePageProps extends Landing {
  inventoryOf: InventoryOf;
  pictures: readonly Picture[];
  /** Roads with a page. */
  roads: readonly RoadPage[];
  reports: PlaceReports | null;
}

type BlockProps = Pick<PlacePageProps, 'place' | 'inventoryOf'>;

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

const toLink = ({ url, service, agency }: StateAgency) => ({ href: url, name: service, note: agency });

/** For a place without cameras. */
function GapBlock({ place, inventoryOf }: BlockProps) {
  return (
    <>
      <LinkList title="See its cameras on the agency’s own service" links={getAgencies(place).map(toLink)} />
      <LinkList
        title="Nearest places with cameras"
        links={findNearestWithCameras(place, inventoryOf).map(({ place: other, miles = 0 }) => ({
          href: other.canonicalPath,
          name: other.fullName,
          note: `${miles} mi · ${countNote(other, inventoryOf)}`,
        }))}
      />
    </>
  );
}

function AgencyBlock({ place, inventory }: { place: Place; inventory: Inventory }) {
  const own = getAgencies(place);
  const carried = getSources(place).map((source) => ({
    note: AGENCY_TERMS[source].attribution.name,
    href: AGENCY_TERMS[source].attribution.url,
    name: AGENCIES[source].label,
  }));
  const counted = countSources(inventory.cameras);
  const labels = listFormat.format((counted.length > 0 ? counted : carried).map(({ name }) => name));
  const from = labels === '' ? '' : `Cameras in ${place.name} come from ${labels}. `;
  const intro = from + (explainRegion(place.code) ?? '');
  return (
    <LinkList
      title="Who runs the cameras"
      intro={intro && <p className={styles.copy}>{intro}</p>}
      links={[...own.map(toLink), ...carried.filter(({ href }) => !own.some(({ url }) => url === href))]}
    />
  );
}

function InventoryBlock({ place, inventory: { cameras, collectedAt } }: { place: Place; inventory: Inventory }) {
  return (
    <LinkList
      title="On this site today"
      intro={
        <p className={styles.copy}>
          As of {formatDate(collectedAt ?? 0)}, this site has {formatCameras(cameras.length, 'working camera')}{' '}
          {nameArea(place)}:
        </p>
      }
      links={countSources(cameras).map(({ name, href, cameras: count }) => ({ href, name, note: formatCount(count) }))}
    />
  );
}

function Nearby({ place, inventoryOf }: BlockProps) {
  const links = findNeighbors(place).map(({ place: other, miles }) => ({
    href: other.canonicalPath,
    name: other.code === place.code ? other.name : other.fullName,
    note: miles === undefined ? countNote(other, inventoryOf) : `${miles} mi`,
  }));
  return (
    <>
      <LinkList title={`Around ${place.name}`} links={links} />
      <LinkList
        title={`Not the ${place.name} you meant?`}
        links={findNamesakes(place).map(({ canonicalPath, fullName }) => ({ href: canonicalPath, name: fullName }))}
      />
    </>
  );
}

function Features({ features }: { features: readonly Feature[] }) {
  return (
    <section className={styles.section}>
      <h2>Features</h2>
      <ul className={placeStyles.features}>
        {features.map(({ icon, title, text }) => (
          <li key={title}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the buttons lead: to the cameras of the place, or of the nearest place that has some. */
function findButton({ place, inventoryOf }: BlockProps): { href: string; note?: string } {
  const { cameras, collectedAt } = inventoryOf(place);
  if (cameras.length > 0 || (collectedAt === null && getSources(place).length > 0)) return { href: placeHref(place) };
  const [nearest] = findNearestWithCameras(place, inventoryOf);
  if (nearest === undefined) return { href: '/' };
  return { href: placeHref(nearest.place), note: `Opens the nearest cameras: ${nearest.place.fullName}.` };
}

export function PlacePage({ place, content, inventoryOf, pictures, roads, reports }: PlacePageProps) {
  const inventory = inventoryOf(place);
  const { cameras, collectedAt } = inventory;
  const { href, note } = findButton({ place, inventoryOf });
  const buttonNote = note !== undefined && <p className={styles.meta}>{note}</p>;
  return (
    <LandingFrame>
      <PlaceHero place={place} content={content} inventory={inventory} pictures={pictures.slice(0, IN_HERO)}>
        <CallToAction href={href}>{content.viewLabel}</CallToAction>
        {buttonNote}
        {cameras.length > 0 ? (
          <PlaceSearch where={nameArea(place)} filters={placeFilters(place)} />
        ) : (
          <PlaceSearch where="everywhere" filters={{}} />
        )}
      </PlaceHero>
      {reports && <ReportsBlock reports={reports} filters={placeFilters(place)} />}
      {cameras.length === 0 && collectedAt !== null && <GapBlock place={place} inventoryOf={inventoryOf} />}
      <AreasBlock place={place} content={content} cameras={inventoryOf(getState(place)).cameras} />
      {pictures.length > IN_HERO && (
        <section className={styles.section}>
          <h2>More of {content.title} now</h2>
          <PictureList pictures={pictures.slice(IN_HERO)} />
        </section>
      )}
      <LinkList
        title="By road"
        links={roads.map((road) => ({ href: road.path, name: road.name, note: formatCameras(road.cameras.length) }))}
      />
      <LinkList title="Cameras along a drive" links={findCityDrives(place, roads)} />
      {cameras.length > 0 && <InventoryBlock place={place} inventory={inventory} />}
      <Features features={content.features} />
      <section className={styles.section}>
        <h2>About {content.title} Traffic Cameras</h2>
        {content.about.map((paragraph) => (
          <p key={paragraph} className={styles.copy}>
            {paragraph.replace('{here}', ` (${countHere(inventory)})`)}
          </p>
        ))}
      </section>
      {(cameras.length > 0 || collectedAt === null) && <AgencyBlock place={place} inventory={inventory} />}
      <Nearby place={place} inventoryOf={inventoryOf} />
      <section className={styles.closing}>
        <h2>{content.areas.map(({ title }) => title).join(' · ')}</h2>
        <CallToAction href={href}>{content.startLabel}</CallToAction>
        {buttonNote}
      </section>
    </LandingFrame>
  );
}
