import { getLists } from '@/lib/agencies/lists';
import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { CORE_SOURCES, SOURCE_IDS } from '@/lib/agencies/sources';
import { REGIONS, type StateCode } from '@/lib/camera/regions';
import { readGazetteer } from '@/lib/sync/places/gazetteer';

// Made-up camera lists in the shapes of the real platforms, for the sync tests and benchmark. No row is an agency's.

/** One list and how it is served. */
export interface AgencyList {
  readonly host: string;
  readonly path: string;
  readonly rows: readonly unknown[];
  /** `pages`: 100 rows a page, as IBI does it; otherwise the body around the rows. */
  readonly answer: 'pages' | ((rows: readonly unknown[]) => string);
}

interface Spot {
  readonly lat: number;
  readonly lng: number;
  readonly direction: 'Northbound' | 'Southbound';
  /** 0, 0, 1, 1, 2, …: every pole has two cameras, one for each direction. */
  readonly pole: number;
}

type Origin = readonly [lat: number, lng: number];

/** Poles are 0.01 degrees (about 1 km) apart. */
const POLES_PER_COLUMN = 50;
const STEP_DEGREES = 0.01;

function getSpot(index: number, [lat, lng]: Origin): Spot {
  const pole = Math.floor(index / 2);
  return {
    pole,
    lat: round(lat + (pole % POLES_PER_COLUMN) * STEP_DEGREES),
    lng: round(lng + Math.floor(pole / POLES_PER_COLUMN) * STEP_DEGREES),
    direction: index % 2 === 0 ? 'Northbound' : 'Southbound',
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function createRows(count: number, origin: Origin, row: (id: number, spot: Spot) => unknown): unknown[] {
  return Array.from({ length: count }, (_, index) => row(1000 + index, getSpot(index, origin)));
}

function ibiList(host: string, state: string, origin: Origin, count: number): AgencyList {
  const rows = createRows(count, origin, (id, spot) => ({
    DT_RowId: String(id),
    id,
    sourceId: `S-${id}`,
    source: 'Made up',
    roadway: 'I-1',
    direction: spot.direction,
    location: `I-1 at Pole ${spot.pole}`,
    latLng: { geography: { coordinateSystemId: 4326, wellKnownText: `POINT (${spot.lng} ${spot.lat})` } },
    state,
    county: null,
    city: null,
    images: [{ id, imageUrl: `/map/Cctv/${id}`, videoUrl: null, sortOrder: 0, blocked: false, disabled: false }],
    visible: true,
  }));
  return { host, path: '/List/GetData/Cameras', rows, answer: 'pages' };
}

function carsList(prefix: string, origin: Origin, count: number): AgencyList {
  const rows = createRows(count, origin, (id, spot) => ({
    id,
    public: true,
    active: true,
    name: `US 2 at Pole ${spot.pole} ${spot.direction}`,
    location: { latitude: spot.lat, longitude: spot.lng, routeId: 'US 2' },
    views: [{ name: '00', type: 'STILL_IMAGE', url: `https://public.carsprogram.org/cameras/made-up/${id}.jpg` }],
  }));
  return { host: `${prefix}tg.carsprogram.org`, path: '/cameras_v1/api/cameras', rows, answer: JSON.stringify };
}

function iterisList(host: string, path: string, origin: Origin, count: number): AgencyList {
  const rows = createRows(count, origin, (id, spot) => ({
    type: 'Feature',
    id: String(id),
    geometry: { type: 'Point', coordinates: [spot.lng, spot.lat] },
    properties: {
      id: String(id),
      name: `DEVICE${id}`,
      description: `I-3 / MM ${spot.pole} / ${spot.direction}`,
      route: 'I-3',
      direction: spot.direction === 'Northbound' ? 'NB' : 'SB',
      active: true,
      image_url: `/thumbs/${id}.png`,
      https_url: `/rtplive/${id}/playlist.m3u8`,
    },
  }));
  return { host, path, rows, answer: (features) => JSON.stringify({ type: 'FeatureCollection', features }) };
}

function caltransList(district: number, count: number): AgencyList {
  const number = String(district).padStart(2, '0');
  const rows = createRows(count, [34 + district / 2, -119.5], (id, spot) => ({
    cctv: {
      index: String(id),
      location: {
        district: String(district),
        locationName: `SR-4 at Pole ${spot.pole}`,
        latitude: String(spot.lat),
        longitude: String(spot.lng),
        direction: spot.direction,
        route: 'SR-4',
      },
      inService: 'true',
      imageData: {
        streamingVideoURL: 'Not Reported',
        static: {
          currentImageURL: `https://cwwp2.dot.ca.gov/data/d${district}/cctv/image/made-up-${id}.jpg`,
          currentImageUpdateFrequency: '2',
        },
      },
    },
  }));
  const path = `/data/d${district}/cctv/cctvStatusD${number}.json`;
  return { host: 'cwwp2.dot.ca.gov', path, rows, answer: (data) => JSON.stringify({ data }) };
}

function nycdotList(count: number): AgencyList {
  const uuid = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
  const rows = createRows(count, [40.6, -74.0], (id, spot) => ({
    id: uuid(id),
    name: `Pole ${spot.pole} ${spot.direction}`,
    latitude: spot.lat,
    longitude: spot.lng,
    area: 'Queens',
    isOnline: 'true',
    imageUrl: `https://webcams.nyctmc.org/api/cameras/${uuid(id)}/image`,
  }));
  return { host: 'webcams.nyctmc.org', path: '/api/cameras', rows, answer: JSON.stringify };
}

/** A third of the rows are the ministry's COMPASS cameras. */
function ontarioList(count: number): AgencyList {
  const rows = createRows(count, [43.7, -80.5], (id, spot) => ({
    Id: id,
    Source: id % 3 === 0 ? 'COMPASS - Central' : 'RWIS (MTO)',
    SourceId: `S-${id}`,
    Roadway: 'Highway 5',
    Direction: spot.direction,
    Latitude: spot.lat,
    Longitude: spot.lng,
    Location: `Highway 5 at Pole ${spot.pole}`,
    Views: [{ Id: id, Url: `https://511on.ca/map/Cctv/${id}`, Status: 'Enabled', Description: '' }],
  }));
  return { host: '511on.ca', path: '/api/v2/get/cameras', rows, answer: JSON.stringify };
}

/** The poles are 17 m from those of 511 Ontario's list. */
function torontoList(count: number): AgencyList {
  const rows = createRows(count, [43.70015, -79.4], (id, spot) => ({
    Number: String(id),
    Name: `POLE ${spot.pole} ST & ${spot.direction.toUpperCase()}`,
    Latitude: String(spot.lat),
    Longitude: String(spot.lng),
    Group: 'Arterial',
  }));
  const answer = (data: readonly unknown[]) => `jsonTMCEarthCamerasCallback(${JSON.stringify({ Data: data })});`;
  const path = '/transportation/tmc/rescucameraimages/Data/tmcearthcameras.json';
  return { host: 'opendata.toronto.ca', path, rows, answer };
}

const COMMON_PLATFORMS: readonly string[] = ['ibi', 'cars', 'iteris'];
const FURTHER = SOURCE_IDS.slice(CORE_SOURCES.length).filter((id) =>
  COMMON_PLATFORMS.includes(getLists(id).events?.platform ?? getLists(id).endpoints[0]?.platform ?? ''),
);

const LARGEST_CITIES: ReadonlyMap<StateCode, Origin> = new Map(
  readGazetteer()
    .sort((a, b) => a.population - b.population)
    .map(({ code, lat, lng }) => [code, [lat, lng]]),
);

/** The lists of a further agency on a common platform, around the largest city of its state. */
function furtherLists(id: SourceId, count: number): AgencyList[] {
  const state = getAgency(id).home[0]!;
  const origin = LARGEST_CITIES.get(state)!;
  const { endpoints, events } = getLists(id);
  const [config] = endpoints;
  if (config?.platform === 'ibi') return [ibiList(config.host, REGIONS[state].name, origin, count)];
  if (events?.platform === 'cars') return [carsList(events.prefix, origin, count)];
  if (config?.platform !== 'iteris') throw new Error(`${id} is on no common platform`);
  return (getLists(id).parts ?? ['']).map((part, index) => {
    const { host, pathname } = new URL(config.url.replace('{part}', part));
    return iterisList(host, pathname, [origin[0] + index, origin[1]], count);
  });
}

const SC_PATH = '/geojson/icons/metadata/icons.cameras.geojson';
const VA_PATH = '/services/map/layers/map/cams';

/** The sources that have a list here: all but York and those on platforms of their own. */
export const SYNTHETIC_SOURCES: readonly SourceId[] = [
  ...CORE_SOURCES.filter((id) => !['navcanada', 'rom'].includes(id)),
  ...FURTHER,
];

/** Lists for `SYNTHETIC_SOURCES`. Scale 1 has about 720 rows, scale 48 some 34,000. */
export function syntheticAgencies(scale = 1): AgencyList[] {
  const districts = Array.from({ length: 12 }, (_, index) => caltransList(index + 1, 6 * scale));
  return [
    ibiList('511ny.org', 'New York', [42, -77], 40 * scale),
    ibiList('511ga.org', 'Georgia', [32, -84.5], 80 * scale),
    ibiList('511.idaho.gov', 'Idaho', [43, -116], 10 * scale),
    ibiList('www.newengland511.org', 'Maine', [44.5, -70.5], 10 * scale),
    ibiList('www.511pa.com', 'Pennsylvania', [40.3, -79.5], 30 * scale),
    ibiList('fl511.com', 'Florida', [27.2, -82.1], 40 * scale),
    carsList('ia', [41.5, -95], 18 * scale),
    carsList('in', [39.5, -87], 16 * scale),
    iterisList('sc.cdn.iteris-atis.com', SC_PATH, [33.5, -81.8], 16 * scale),
    iterisList('511.vdot.virginia.gov', VA_PATH, [37, -79.5], 34 * scale),
    nycdotList(20 * scale),
    ...FURTHER.flatMap((id) => furtherLists(id, 12 * scale)),
    ontarioList(24 * scale),
    torontoList(8 * scale),
    ...districts,
  ];
}
