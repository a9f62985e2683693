import type { Attribution, CameraRecord, CameraView } from '@/lib/camera/camera';
import { COUNTRY_NAMES, REGIONS } from '@/lib/camera/regions';
import { getMileMarker, siteLabel } from './site-label';
import type { DemoSite } from './demo-site';
import { toFeedId, livePath, stillPath } from '../feeds/feed-address';
import { getFeedShape, hasStill, hasVideo, type FeedShape, type ViewShape } from './feed-shape';

const DEMO_MARK = 'DEMO · ';

const ATTRIBUTION: Attribution = {
  name: 'Roadfeed demo network',
  url: 'https://roadfeed.example/demo',
  license: 'Synthetic pictures drawn by Roadfeed itself; there is no real camera behind them.',
};

/** Repeats over the cameras of a source. */
const REFRESH_PATTERN_MS = [2_000, 3_000, 2_000, 5_000, 2_000, 10_000, 3_000] as const;
const ANGLE_NAMES = {
  NS: ['Northbound', 'Southbound', 'Median', 'Ramp', 'Road surface'],
  EW: ['Eastbound', 'Westbound', 'Median', 'Ramp', 'Road surface'],
  sky: ['North', 'East', 'South', 'West', 'Apron'],
} as const;

/** Time between two pictures of a still. */
export function getRefreshMs(site: DemoSite): number {
  return REFRESH_PATTERN_MS[site.index % REFRESH_PATTERN_MS.length] ?? REFRESH_PATTERN_MS[0];
}

function angleName(site: DemoSite, view: number): string {
  if (site.setting === 'airfield') return ANGLE_NAMES.sky[view] ?? `Angle ${view + 1}`;
  return ANGLE_NAMES[/^(East|West)/.test(site.direction) ? 'EW' : 'NS'][view] ?? `Angle ${view + 1}`;
}

const toView = (site: DemoSite, shape: ViewShape, view: number): CameraView => ({
  angleName: angleName(site, view),
  videoUrl: hasVideo(shape) ? livePath(toFeedId(site.id, view)) : null,
  imageUrl: hasStill(shape) ? stillPath(toFeedId(site.id, view)) : null,
  feedType: hasVideo(shape) ? 'video' : 'image',
});

function feedFields(site: DemoSite, shape: FeedShape) {
  const views = shape.map((view, index) => toView(site, view, index));
  const { videoUrl, imageUrl, feedType } = toView(site, shape[0], 0);
  const refreshMs = shape.some(hasStill) ? getRefreshMs(site) : null;
  return { videoUrl, imageUrl, feedType, refreshMs, ...(views.length > 1 && { hasMultipleViews: true, views }) };
}

function placeFields(site: DemoSite) {
  const region = REGIONS[site.state];
  return {
    city: site.city,
    county: site.county,
    state: region.name,
    country: COUNTRY_NAMES[region.country],
    country_code: region.country.toLowerCase(),
    iso_3166_2: `${region.country}-${site.state}`,
    road: site.roadway === '' ? null : site.roadway,
    display_name: `${site.city}, ${region.name}, ${COUNTRY_NAMES[region.country]}`,
  };
}

/** Fields that only some agencies have. */
function agencyFields(site: DemoSite): Partial<CameraRecord> {
  if (site.code !== undefined) return { code: site.code, province: site.state };
  if (site.source === '511fl' || site.source === '511pa') return { videoAuthRequired: site.index % 4 === 0 };
  if (site.source === 'vdot') return { mrm: getMileMarker(site), jurisdiction: site.county };
  if (site.source === 'toronto-opendata') return { number: String(8000 + site.index), group: 'Arterial' };
  return {};
}

export function toDemoRecord(site: DemoSite): CameraRecord {
  const label = siteLabel(site);
  return {
    id: site.id,
    location: `${DEMO_MARK}${label}`,
    roadway: site.roadway,
    direction: site.direction,
    description: `Synthetic camera of the demo network at ${label}.`,
    lat: site.lat,
    lng: site.lng,
    ...feedFields(site, getFeedShape(site.source, site.index)),
    ...placeFields(site),
    source: site.source,
    sourceType: 'Demo network',
    sourceId: `demo-${site.index + 1}`,
    ...agencyFields(site),
    attribution: ATTRIBUTION,
    isDemo: true,
  };
}
