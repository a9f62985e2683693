import { DEMO_ODDITIES, type DemoOddity } from './rows/oddities';
import { CameraSchema, type Camera, type CameraRecord } from '@/lib/camera/camera';
import { chooseFirstCameras, serializeCatalog, serializeFirstCameras } from '@/lib/camera-files/derived-files';
import type { DataIndex, SourceSummary } from '@/lib/camera-files/parse';
import { isExtra, type DataName, type ExtraName } from '@/lib/camera-files/names';
import { getCameraFile, type CameraFile } from '@/lib/agencies/agencies';
import { CORE_SOURCES, type CoreSource } from '@/lib/agencies/sources';
import { serializeEvents } from '@/lib/road-reports/road-event';
import { serializeSigns } from '@/lib/road-reports/sign';
import { createDemoEvents } from './demo-events';
import { createDemoSigns, createDemoUsual } from './demo-signs';
import { toDemoRecord } from './demo-record';
import { listDemoSites, type DemoSite } from './demo-site';
import { getFeedShape, hasStill, hasVideo, type ViewShape } from './feed-shape';
import { toCameraId, toFeedId, type FeedId } from '../feeds/feed-address';
import { serializeAlerts } from '@/lib/warnings/warning';
import { createDemoAlerts } from './demo-alerts';
import { NO_FAULT, type FaultPlan } from '../feeds/faults';

/** The demo network never changes, so any fixed date will do. */
const CHANGED_AT = Date.UTC(2026, 0, 1);

const DEMO_GENERATION = 'demo';

const ODDITIES: ReadonlyMap<string, DemoOddity> = new Map(DEMO_ODDITIES.map((oddity) => [oddity.id, oddity]));

interface Network {
  readonly cameras: readonly Camera[];
  readonly sites: ReadonlyMap<string, DemoSite>;
}
let network: Network | undefined;

function build(): Network {
  const sites = new Map(listDemoSites().map((site) => [site.id, site]));
  const cameras = [...sites.values()].map((site) => {
    const oddity = ODDITIES.get(site.id);
    const original = oddity?.duplicateOf === undefined ? undefined : sites.get(oddity.duplicateOf);
    const place =
      original === undefined
        ? site
        : { ...site, lat: original.lat, lng: original.lng, city: original.city, county: original.county };
    return CameraSchema.parse({ ...toDemoRecord(place), ...oddity?.record });
  });
  return { cameras, sites };
}

const getNetwork = (): Network => (network ??= build());

/** In the order of the sources. */
export function listDemoCameras(): Camera[] {
  return [...getNetwork().cameras];
}

export function listSites(): DemoSite[] {
  return [...getNetwork().sites.values()];
}

function listFileCameras(file: CameraFile): CameraRecord[] {
  return getNetwork().cameras.filter((camera) => getCameraFile(camera.source) === file);
}

export function findBuiltInFault(feedId: FeedId): FaultPlan {
  return ODDITIES.get(toCameraId(feedId))?.fault ?? NO_FAULT;
}

function summarize(id: CoreSource): SourceSummary {
  const cameras = getNetwork().cameras.filter(({ source }) => source === id);
  return {
    id,
    cameras: cameras.length,
    duplicates: cameras.filter(({ isDuplicate }) => isDuplicate === true).length,
    dead: cameras.filter(({ isFeedDead }) => isFeedDead === true).length,
    changedAt: CHANGED_AT,
    failure: null,
  };
}

function createDemoIndex(): DataIndex {
  const sources = CORE_SOURCES.map(summarize);
  return { mode: 'demo', changedAt: CHANGED_AT, generation: DEMO_GENERATION, sources };
}

/** Without the cameras whose feeds fail, as probing finds them in a sync. */
function createFirstCameras(): string {
  const living = getNetwork().cameras.filter(({ id }) => findBuiltInFault(id).kind === 'none');
  return serializeFirstCameras(chooseFirstCameras(living, DEMO_GENERATION), DEMO_GENERATION);
}

const EXTRA_FILES: Readonly<Record<ExtraName, (now: number) => string>> = {
  alerts: (now) => serializeAlerts(createDemoAlerts(now)),
  events: (now) => serializeEvents(createDemoEvents(now, listFeeds())),
  signs: (now) => serializeSigns(createDemoSigns(now)),
  usual: (now) => JSON.stringify(createDemoUsual(now)),
};

const listFeeds = (): DemoFeed[] => listSites().flatMap(({ id }) => findFeed(toFeedId(id, 0)) ?? []);

/** Body of a file below `/camera-data` in demo mode. @param now epoch milliseconds, for what changes */
export function demoJson(name: DataName, now = Date.now()): string {
  if (isExtra(name)) return EXTRA_FILES[name](now);
  if (name === 'first') return createFirstCameras();
  if (name === 'catalog') return serializeCatalog(getNetwork().cameras, DEMO_GENERATION);
  if (name === 'status') return JSON.stringify({ parts: [] });
  if (name === 'history') return JSON.stringify({ days: [], outages: [] });
  return JSON.stringify(name === 'index' ? createDemoIndex() : listFileCameras(name));
}

export interface DemoFeed {
  readonly id: FeedId;
  readonly site: DemoSite;
  readonly hasVideo: boolean;
  readonly hasStill: boolean;
}

const parseViewNumber = (feedId: FeedId): number => {
  const suffix = feedId.slice(toCameraId(feedId).length + 1);
  return suffix === '' ? 0 : Number(suffix) - 1;
};

/** Null if the demo network has no such camera or view. */
export function findFeed(feedId: FeedId): DemoFeed | null {
  const site = getNetwork().sites.get(toCameraId(feedId));
  if (site === undefined) return null;
  const view = parseViewNumber(feedId);
  const shape: ViewShape | undefined = getFeedShape(site.source, site.index)[view];
  if (shape === undefined) return null;
  return { id: feedId, site, hasVideo: hasVideo(shape), hasStill: hasStill(shape) };
}
