import { AGENCIES } from '@/data/agencies';
import { AGENCY_TERMS } from '@/data/agency-terms';
import { countNote } from '@/lib/places/claims';
import type { PlaceContent } from '@/lib/places/content';
import type { Inventory, InventoryOf } from '@/lib/places/inventory';
import { findNamesakes, findNearestWithCameras, findNeighbors } from '@/lib/places/nearby';
import type { Place } from '@/lib/places/place';
import { getSources, getState, getStateAgency } from '@/lib/places/places';
import { placeHref } from '@/lib/places/viewer-link';
import { CallToAction, CardGrid, LinkList } from './blocks';
import { InventoryBlock } from './inventory-block';
import { LandingFrame } from './landing-frame';
import { PlaceHero } from './place-hero';
import styles from './landing.module.css';

interface PlacePageProps {
  place: Place;
  content: PlaceContent;
  inventoryOf: InventoryOf;
}

type BlockProps = Omit<PlacePageProps, 'content'>;

/** What a page without cameras has instead: the state's own service, and the nearest places with cameras. */
function GapBlock({ place, inventoryOf }: BlockProps) {
  const { service, url, agency } = getStateAgency(place.code);
  const nearest = findNearestWithCameras(place, inventoryOf);
  return (
    <>
      <LinkList
        title="Not connected yet"
        intro={<p className={styles.copy}>Until it is, {getState(place).name}’s own service shows its cameras.</p>}
        links={[{ href: url, name: service, note: agency }]}
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

/** The agencies behind the cameras, and whether this site carries them. */
function AgencyBlock({ place }: { place: Place }) {
  const { agency, service, url } = getStateAgency(place.code);
  const carried = getSources(place).map((source) => ({ ...AGENCIES[source], ...AGENCY_TERMS[source] }));
  const others = carried.filter(({ attribution }) => attribution.url !== url);
  const links = [
    { href: url, name: service, note: agency },
    ...others.map(({ attribution, label }) => ({ href: attribution.url, name: label, note: attribution.name })),
  ];
  const intro =
    carried.length > 0
      ? `Cameras in ${place.name} come from ${carried.map(({ label }) => label).join(' and ')}.`
      : `No agency in ${getState(place).name} is connected to this site yet; its own service shows its cameras.`;
  return <LinkList title="Who runs the cameras" intro={<p className={styles.copy}>{intro}</p>} links={links} />;
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

/** The buttons lead to cameras: the place's own, or the demo network's where nothing was synced. */
function hasButtons(place: Place, inventory: Inventory): boolean {
  return inventory.kind === 'unknown' ? getSources(place).length > 0 : inventory.kind === 'counted';
}

export function PlacePage({ place, content, inventoryOf }: PlacePageProps) {
  const inventory = inventoryOf(place);
  const button = hasButtons(place, inventory) ? placeHref(place) : null;
  return (
    <LandingFrame>
      <PlaceHero place={place} content={content} inventory={inventory}>
        {button !== null && <CallToAction href={button}>{content.viewLabel}</CallToAction>}
      </PlaceHero>
      {inventory.kind === 'empty' && <GapBlock place={place} inventoryOf={inventoryOf} />}
      <CardGrid title={content.areasTitle} cards={content.areas} />
      {inventory.kind === 'counted' && <InventoryBlock inventory={inventory} />}
      <CardGrid title="Features" cards={content.features} />
      <section className={styles.section}>
        <h2>About {content.title} Traffic Cameras</h2>
        {content.about.map((paragraph) => (
          <p key={paragraph} className={styles.copy}>
            {paragraph}
          </p>
        ))}
      </section>
      <AgencyBlock place={place} />
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
