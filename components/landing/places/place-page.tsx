import { getTerms } from '@/lib/agencies/terms';
import { getAgency } from '@/lib/agencies/agencies';
import type { Feature } from '@/data/places/copy';
import { countOf, formatCount } from '@/lib/core/format-count';
import { countHere, countNote, describeHere, formatDate, formatList } from '@/lib/places/claims';
import { headingOf, type Landing } from '@/lib/places/content';
import { findCityDrives } from '@/lib/places/drives';
import { explainRegion, getAgencies, getSources } from '@/lib/places/gaps';
import { countSources, nameArea, type Inventory, type InventoryOf } from '@/lib/places/inventory';
import { findNamesakes, findNearestWithCameras, findNeighbors } from '@/lib/places/nearby';
import type { Picture } from '@/lib/places/pictures';
import { getState } from '@/lib/places/places';
import type { PlaceReports } from '@/lib/places/reports';
import { linkRoad, type RoadPage } from '@/lib/places/road-pages';
import { placeHref } from '@/lib/places/viewer-link';
import { LandingFrame } from '../landing-frame';
import { CallToAction, FeedLinks, Hero, LinkList } from './blocks';
import { PictureList } from './picture-list';
import { PlaceMap } from './place-map';
import { AreasBlock, PlaceSearch, ReportsBlock } from './place-sections';
import styles from '../landing.module.css';
import placeStyles from './place.module.css';

const IN_HERO = 6;

interface PlacePageProps extends Landing {
  inventoryOf: InventoryOf;
  pictures: readonly Picture[];
  roads: readonly RoadPage[];
  reports: PlaceReports | null;
}

type BlockProps = Pick<PlacePageProps, 'place' | 'inventoryOf'>;

function AgencyBlock({ place, inventoryOf }: BlockProps) {
  const { cameras, collectedAt } = inventoryOf(place);
  const own = getAgencies(place).map(({ url, service, agency }) => ({ href: url, name: service, note: agency }));
  const sources = new Set([...getSources(place), ...cameras.map(({ source }) => source)]);
  const carried = [...sources].map((source) => ({
    note: getTerms(source).attribution.name,
    href: getTerms(source).attribution.url,
    name: getAgency(source).label,
  }));
  if (collectedAt !== null && cameras.length === 0)
    return <LinkList title="See its cameras on the agency’s own service" links={own} />;
  const counts = countSources(cameras).map(({ name, cameras: count }) => `${name} (${formatCount(count)})`);
  const labels = formatList(counts.length > 0 ? counts : carried.map(({ name }) => name));
  const from =
    collectedAt === null
      ? `Cameras in ${place.name} come from ${labels}.`
      : `As of ${formatDate(collectedAt)}, this site has ${countOf(cameras.length, 'working camera')} ${nameArea(place)}, from ${labels}.`;
  return (
    <LinkList
      title="Who runs the cameras"
      intro={<p className={styles.copy}>{[labels && from, explainRegion(place.code)].filter(Boolean).join(' ')}</p>}
      links={[...own, ...carried.filter(({ href }) => !own.some((other) => other.href === href))]}
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

function findButton({ place, inventoryOf }: BlockProps): { href: string; note?: string } {
  const { cameras, collectedAt } = inventoryOf(place);
  if (cameras.length > 0 || (collectedAt === null && getSources(place).length > 0)) return { href: placeHref(place) };
  const [nearest] = findNearestWithCameras(place, inventoryOf);
  if (nearest === undefined) return { href: '/' };
  return { href: placeHref(nearest.place), note: `Opens the nearest cameras: ${nearest.place.fullName}.` };
}

function About({ content, inventory }: Pick<Landing, 'content'> & { inventory: Inventory }) {
  return (
    <section className={styles.section}>
      <h2>About {content.title} Traffic Cameras</h2>
      {content.about.map((paragraph) => (
        <p key={paragraph} className={styles.copy}>
          {paragraph.replace('{here}', ` (${countHere(inventory)})`)}
        </p>
      ))}
    </section>
  );
}

export function PlacePage({ place, content, inventoryOf, pictures, roads, reports }: PlacePageProps) {
  const inventory = inventoryOf(place);
  const { cameras, collectedAt } = inventory;
  const isEmpty = collectedAt !== null && cameras.length === 0;
  const { href, note } = findButton({ place, inventoryOf });
  const buttonNote = note !== undefined && <p className={styles.meta}>{note}</p>;
  return (
    <LandingFrame>
      <Hero
        here={headingOf(content)}
        subtitle={`${content.count} live cameras${place.state === undefined ? '' : ` in ${place.state}`}`}
        pictures={pictures.slice(0, IN_HERO)}
        map={<PlaceMap place={place} cameras={[]} />}
      >
        <p className={placeStyles.here}>{describeHere(place, inventory)}</p>
        <p className={styles.copy}>{content.description}</p>
        <CallToAction href={href}>{content.viewLabel}</CallToAction>
        {buttonNote}
        <PlaceSearch place={cameras.length > 0 ? place : null} />
      </Hero>
      {reports && <ReportsBlock reports={reports} place={place} />}
      {reports && <FeedLinks path={`/${place.slug}`} />}
      {isEmpty && (
        <>
          <AgencyBlock place={place} inventoryOf={inventoryOf} />
          <LinkList
            title="Nearest places with cameras"
            links={findNearestWithCameras(place, inventoryOf).map(({ place: other, miles = 0 }) => ({
              href: other.canonicalPath,
              name: other.fullName,
              note: `${miles} mi · ${countNote(other, inventoryOf)}`,
            }))}
          />
        </>
      )}
      <AreasBlock place={place} content={content} cameras={inventoryOf(getState(place)).cameras} />
      {pictures.length > IN_HERO && (
        <section className={styles.section}>
          <h2>More of {content.title} now</h2>
          <PictureList pictures={pictures.slice(IN_HERO)} />
        </section>
      )}
      <LinkList title="By road" links={roads.map(linkRoad)} />
      <LinkList title="Cameras along a drive" links={findCityDrives(place, roads)} />
      <Features features={content.features} />
      <About content={content} inventory={inventory} />
      {!isEmpty && <AgencyBlock place={place} inventoryOf={inventoryOf} />}
      <Nearby place={place} inventoryOf={inventoryOf} />
      <section className={styles.closing}>
        <h2>{content.areas.map(({ area }) => area).join(' · ')}</h2>
        <CallToAction href={href}>{content.startLabel}</CallToAction>
        {buttonNote}
      </section>
    </LandingFrame>
  );
}
