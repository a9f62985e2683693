import { AGENCIES } from '@/data/agencies';
import { AGENCY_TERMS } from '@/data/agency-terms';
import type { StateAgency } from '@/data/places/state-agencies';
import { countNote, explainGap } from '@/lib/places/claims';
import type { PlaceContent } from '@/lib/places/content';
import type { Inventory, InventoryOf } from '@/lib/places/inventory';
import { findNamesakes, findNearestWithCameras, findNeighbors } from '@/lib/places/nearby';
import type { Place } from '@/lib/places/place';
import { getAgencies, getSources } from '@/lib/places/places';
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

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

const toLink = ({ url, service, agency }: StateAgency) => ({ href: url, name: service, note: agency });

/** What a page without cameras has instead: why, the agency's own service, and the nearest places with cameras. */
function GapBlock({ place, inventoryOf }: BlockProps) {
  const reason = explainGap(place) ?? 'Its list is not collected here so far.';
  const nearest = findNearestWithCameras(place, inventoryOf);
  return (
    <>
      <LinkList
        title="Not connected"
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

/** The agencies behind the cameras, and which of them this site carries. */
function AgencyBlock({ place, inventory }: { place: Place; inventory: Inventory }) {
  const own = getAgencies(place);
  const carried = getSources(place).map((source) => ({ ...AGENCIES[source], ...AGENCY_TERMS[source] }));
  const others = carried.filter(({ attribution }) => !own.some(({ url }) => url === attribution.url));
  const links = [
    ...own.map(toLink),
    ...others.map(({ attribution, label }) => ({ href: attribution.url, name: label, note: attribution.name })),
  ];
  const sources = inventory.kind === 'counted' ? inventory.sources : inventory.kind === 'unknown' ? carried : [];
  const labels = listFormat.format(sources.map(({ label }) => label));
  const from = labels === '' ? '' : `Cameras in ${place.name} come from ${labels}. `;
  const gap = inventory.kind === 'empty' ? '' : (own[0].gap ?? '');
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
      <AgencyBlock place={place} inventory={inventory} />
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
