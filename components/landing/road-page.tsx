import { RENDERED } from '@/lib/places/claims';
import { findLaneDrive } from '@/lib/places/drives';
import type { Picture } from '@/lib/places/pictures';
import {
  describeRoad,
  findLanes,
  linkRoad,
  roadFilters,
  roadHeading,
  type Lane,
  type RoadPage as Road,
} from '@/lib/places/road-pages';
import type { Place } from '@/lib/places/place';
import { describeSlower, type SignStatement } from '@/lib/road-reports/sign';
import { cameraHref, viewerHref } from '@/lib/places/viewer-link';
import { CallToAction, FeedLinks, Hero, LinkList } from './places/blocks';
import { LandingFrame } from './landing-frame';
import landing from './landing.module.css';
import styles from './road-page.module.css';

interface RoadPageProps {
  road: Road;
  subtitle: string;
  pictures: readonly Picture[];
  slow: readonly SignStatement[];
  hasFeeds: boolean;
  others: readonly Road[];
  cities: readonly Place[];
}

const SIGN_ZOOM = 13;

const laneId = (direction: string) => (direction === '' ? 'all' : direction.toLowerCase());

function LaneList({ lane, road }: { lane: Lane; road: Road }) {
  const { direction, towns } = lane;
  const { name } = road;
  const filters = roadFilters(road);
  const [first] = towns;
  const drive = findLaneDrive(lane, road);
  return (
    <section className={landing.section} id={laneId(direction)}>
      <h2>{direction === '' ? `${name}, both directions` : `${name} ${direction.toLowerCase()}`}</h2>
      {first?.cameras[0] !== undefined && (
        <p className={landing.copy}>
          In driving order. <a href={cameraHref(first.cameras[0].id, filters)}>Start at the first camera</a> and use the
          arrow keys.
          {drive && (
            <>
              {' '}
              Or see every camera at once: <a href={drive.href}>{drive.name}</a>.
            </>
          )}
        </p>
      )}
      <ol className={styles.towns}>
        {towns.map(({ town, cameras }) => (
          <li key={cameras[0]?.id}>
            <h3>{town}</h3>
            <ul className={landing.columns}>
              {cameras.map(({ id, location, mrm }) => (
                <li key={id}>
                  <a href={cameraHref(id, filters)}>{location}</a>
                  {mrm !== undefined && <span>mile {mrm}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function RoadPage({ road, subtitle, pictures, slow, hasFeeds, others, cities }: RoadPageProps) {
  const { state, name } = road;
  const lanes = findLanes(road);
  return (
    <LandingFrame>
      <Hero
        here={roadHeading(road)}
        trail={[{ name: state.fullName, path: state.canonicalPath }]}
        subtitle={subtitle}
        pictures={pictures}
      >
        <p className={landing.copy}>{describeRoad(road)}</p>
        {lanes.length > 1 && (
          <p className={styles.lanes}>
            {lanes.map(({ direction }) => (
              <a key={direction} href={`#${laneId(direction)}`}>
                {direction || 'Both directions'}
              </a>
            ))}
          </p>
        )}
        <CallToAction href={viewerHref(roadFilters(road))}>{`SEARCH CAMERAS ON ${name.toUpperCase()}`}</CallToAction>
      </Hero>
      {hasFeeds && <FeedLinks path={road.path} />}
      <LinkList
        title="Slower than usual"
        intro={<p className={landing.meta}>According to message signs on {RENDERED}.</p>}
        links={slow.flatMap(({ slower = [], direction, lat, lng }) =>
          slower.map((found) => ({
            href: viewerHref({ view: 'map', at: `${lat},${lng},${SIGN_ZOOM}` }),
            name: describeSlower(found),
            note: direction?.toLowerCase(),
          })),
        )}
      />
      {lanes.map((lane) => (
        <LaneList key={lane.direction} lane={lane} road={road} />
      ))}
      <LinkList
        title={`Cities on ${name}`}
        links={cities.map(({ canonicalPath, name: city }) => ({ href: canonicalPath, name: city }))}
      />
      <LinkList
        title={`More roads in ${state.name}`}
        links={[{ href: state.canonicalPath, name: `All of ${state.fullName}` }, ...others.map(linkRoad)]}
      />
    </LandingFrame>
  );
}
