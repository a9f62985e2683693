import { DEMO_ODDITIES, type DemoOddity } from '@/demo/network/rows/oddities';
import { CameraSchema, type Camera, type CameraRecord } from '@/lib/camera/camera';
import type { DataIndex, SourceSummary } from '@/lib/camera-files/parse';
import { cameraFileOf, SPECIFIED_SOURCES, type CameraFile, type SpecifiedSource } from '@/lib/agencies/source-id';
import { demoRecord } from './demo-record';
import { demoSites, type DemoSite } from './demo-site';
import { cameraIdOf, type FeedId } from '../feeds/feed-address';
import { NO_FAULT, type FaultPlan } from '../feeds/fault-plan';

/** The demo network never changes; it was drawn up on this day. */
const DRAWN_UP_AT = Date.UTC(2026, 0, 1);

const ODDITIES: ReadonlyMap<string, DemoOddity> = new Map(DEMO_ODDITIES.map((oddity) => [oddity.id, oddity]));

interface Network {
  readonly cameras: readonly Camera[];
  readonly sites: ReadonlyMap<string, DemoSite>;
}
let network: Network | undefined;

function build(): Network {
  const sites = new Map(demoSites().map((site) => [site.id, site]));
  const cameras = [...sites.values()].map((site) => {
    const oddity = ODDITIES.get(site.id);
    const twin = oddity?.twinOf === undefined ? undefined : sites.get(oddity.twinOf);
    const place =
      twin === undefined ? site : { ...site, lat: twin.lat, lng: twin.lng, city: twin.city, county: twin.county };
    return CameraSchema.parse({ ...demoRecord(place), ...oddity?.record });
  });
  return { cameras, sites };
}

/** Built once: it is the same every time. */
const builtNetwork = (): Network => (network ??= build());

/** Every camera of the demo network, in the order of the sources; the same on every call. */
export function demoCameras(): Camera[] {
  return [...builtNetwork().cameras];
}

/** The array of `/camera-data/{file}-cameras.json` in demo mode. */
export function demoFile(file: CameraFile): CameraRecord[] {
  return builtNetwork().cameras.filter((camera) => cameraFileOf(camera.source) === file);
}

/** The site of a feed; undefined when the demo network has no such camera. */
export function siteOfFeed(feedId: FeedId): DemoSite | undefined {
  return builtNetwork().sites.get(cameraIdOf(feedId));
}

/** How a demo camera's feeds misbehave by design. */
export function builtInFault(feedId: FeedId): FaultPlan {
  return ODDITIES.get(cameraIdOf(feedId))?.fault ?? NO_FAULT;
}

function summaryOf(id: SpecifiedSource): SourceSummary {
  const cameras = builtNetwork().cameras.filter(({ source }) => source === id);
  return {
    id,
    cameras: cameras.length,
    duplicates: cameras.filter(({ isDuplicate }) => isDuplicate === true).length,
    dead: cameras.filter(({ isFeedDead }) => isFeedDead === true).length,
    changedAt: DRAWN_UP_AT,
    failure: null,
  };
}

/** `/camera-data/index.json` in demo mode. */
export function demoIndex(): DataIndex {
  return { mode: 'demo', changedAt: DRAWN_UP_AT, sources: SPECIFIED_SOURCES.map(summaryOf) };
}
