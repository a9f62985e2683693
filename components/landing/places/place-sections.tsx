import { getAgency } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { formatCount } from '@/lib/core/format-count';
import { createAreaCounter, type AreaCount } from '@/lib/places/areas';
import { RENDERED } from '@/lib/places/claims';
import type { Landing } from '@/lib/places/content';
import { nameArea } from '@/lib/places/inventory';
import type { Place } from '@/lib/places/place';
import type { PlaceReports } from '@/lib/places/reports';
import { placeFilters, placeHref, viewerHref } from '@/lib/places/viewer-link';
import { describeOnRoad } from '@/lib/road-reports/along-drive';
import { MAX_SEARCH_LENGTH } from '@/lib/search/camera-query';
import landing from '../landing.module.css';
import { LinkList } from './blocks';
import { PlaceMap } from './place-map';
import searchStyles from './place-search.module.css';
import styles from './place.module.css';

export function PlaceSearch({ place }: { place: Place | null }) {
  return (
    <form action="/" role="search" className={searchStyles.search}>
      {Object.entries(place ? placeFilters(place) : {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="q">Search cameras {place ? nameArea(place) : 'everywhere'}</label>
      <input
        id="q"
        name="q"
        type="search"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder="Road, town, or landmark"
        required
      />
      <button type="submit">Search</button>
    </form>
  );
}

const MAX_CLOSURES = 6;
const CLOSURE_ZOOM = 13;

export function ReportsBlock({ reports, place }: { reports: PlaceReports; place: Place }) {
  const { warnings, closures } = { warnings: reports.warnings ?? [], closures: reports.closures ?? [] };
  const filters = placeFilters(place);
  const kinds = Object.entries({ 'weather warnings': reports.warnings, 'road closures': reports.closures });
  const list = (isKnown: boolean) =>
    kinds.flatMap(([name, found]) => ((found !== null) === isKnown ? name : [])).join(' or ');
  const [known, unknown] = [list(true), list(false)];
  const say = (what: string) => [what, unknown && `We don’t have ${unknown} for this area.`].filter(Boolean).join(' ');
  const warned = viewerHref({ ...filters, warned: '1' });
  const links = [
    ...warnings.map((name) => ({ href: warned, name, note: 'cameras' })),
    ...closures.slice(0, MAX_CLOSURES).map((event) => ({
      href: viewerHref({ view: 'map', at: `${event.lat},${event.lng},${CLOSURE_ZOOM}` }),
      name: describeOnRoad(event),
      note: getAgency(event.source).label,
    })),
    ...(closures.length > MAX_CLOSURES
      ? [{ href: viewerHref({ ...filters, view: 'map' }), name: `All ${closures.length} closures`, note: 'map' }]
      : []),
  ];
  if (links.length === 0) return <p className={landing.meta}>{say(known && `No ${known} here on ${RENDERED}.`)}</p>;
  return (
    <LinkList
      title="Warnings and closures"
      intro={<p className={landing.meta}>{say(`In effect on ${RENDERED}.`)}</p>}
      links={links}
    />
  );
}

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
