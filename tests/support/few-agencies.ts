import { getLists } from '@/lib/agencies/lists';
import { randomBytes } from 'node:crypto';
import type { AgencyList } from '../bench/synthetic-agencies';
import { AgencyServer } from './agency-server';
import { startSimulator } from './simulator-server';

const STREAM = '/demo/live/511ny-demo-001/index.m3u8';
/** Ids of New York City's cameras are UUIDs. */
const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const FDR_DRIVE = uuid(0);
export const GONE = uuid(1);
/** Listed by two agencies: 511NY has its video and its still, New York City another still. */
export const DUPLICATE = '511ny-500';
/** One pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const streamRow = (id: string, description: string, video: string, lat: number) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-81, lat] },
  properties: { id, name: `DEV${id}`, description, direction: 'NB', active: true, https_url: video },
});

const stillRow = (id: string, name: string, latitude: number) => ({
  ...{ id, name, latitude, longitude: -73.97, area: 'Manhattan', isOnline: 'true' },
  imageUrl: `https://webcams.nyctmc.org/api/cameras/${id}/image`,
});

const platformRow = (id: number, location: string, latitude: number, video?: string) => ({
  ...{ DT_RowId: `${id}`, id, location, state: 'New York', visible: true, enabledPublic: true },
  latLng: { geography: { wellKnownText: `POINT (-73.97 ${latitude})` } },
  images: [{ id, imageUrl: `/map/Cctv/${id}`, videoUrl: video ?? null }],
});

/** As many cameras as a list must have. The site shows one of them, because all are the same. */
const repeat = (source: '511sc' | 'nycdot' | '511ny', toRow: (number: number) => unknown): readonly unknown[] =>
  Array.from({ length: getLists(source).minimum }, (_, index) => toRow(index + 1_000));

/** Stills of New York City that the test answers. */
const CITY_STREETS = ['Canal', 'Delancey', 'Houston', 'Spring', 'Varick'] as const;
/** The stills of 511NY that are not duplicates. */
const THRUWAY_EXITS = Array.from({ length: 12 }, (_, index) => index + 1);

/** `agencies.local.json` of an installation with its own source. */
export const LOCAL_AGENCIES = {
  clare: {
    terms: { license: 'Free to use.', read: '2026-10-01', page: 'https://www.clareroads.org/terms', class: 'granted' },
    credit: { name: 'Clare County Road Commission', url: 'https://www.clareroads.org' },
    ...{ label: 'Clare', badge: 'CLARE IMAGE', filter: 'Clare County', home: ['MI'] },
    lists: {
      endpoints: [
        {
          ...{ platform: 'json', url: 'https://www.clareroads.org/cameras.json' },
          map: { id: 'id', name: 'name', lat: 'lat', lng: 'lng', views: [{ image: 'picture' }] },
        },
      ],
      ...{ minimum: 1, mediaHosts: ['www.clareroads.org'] },
    },
  },
};

/** Three agencies with made-up cameras: videos of three sorts, stills, a still that is gone, and a camera that two of them list; and a local source. */
const LISTS: readonly AgencyList[] = [
  {
    host: 'sc.cdn.iteris-atis.com',
    path: '/geojson/icons/metadata/icons.cameras.geojson',
    rows: [
      streamRow('1', 'I-26 at Exit 101', `https://s1.us-east-1.skyvdn.com${STREAM}`, 33.9),
      streamRow('2', 'I-77 at Exit 5', `http://plain.511sc.org${STREAM}`, 34),
      streamRow('3', 'US 17 at Ladson', `http://s2.us-east-1.skyvdn.com${STREAM}`, 32.9),
      ...repeat('511sc', (number) =>
        streamRow(`1-${number}`, 'I-26 at Exit 101', `https://s1.us-east-1.skyvdn.com${STREAM}`, 33.9),
      ),
    ],
    answer: (features) => JSON.stringify({ type: 'FeatureCollection', features }),
  },
  {
    host: 'webcams.nyctmc.org',
    path: '/api/cameras',
    rows: [
      stillRow(FDR_DRIVE, 'FDR Drive at E 34 St', 40.744),
      stillRow(GONE, 'Broadway at W 72 St', 40.778),
      stillRow(uuid(2), 'Flatbush Av at Tillary St', 40.696),
      ...CITY_STREETS.map((street, index) =>
        stillRow(uuid(10 + index), `West St at ${street} St`, 40.71 + index / 100),
      ),
      ...repeat('nycdot', (number) => ({ ...stillRow(FDR_DRIVE, 'FDR Drive at E 34 St', 40.744), id: uuid(number) })),
    ],
    answer: JSON.stringify,
  },
  {
    host: '511ny.org',
    path: '/List/GetData/Cameras',
    rows: [
      ...THRUWAY_EXITS.map((exit) => platformRow(exit, `I-87 at Exit ${exit}`, 41 + exit / 10)),
      platformRow(500, 'Flatbush Av at Tillary St', 40.696, `https://s51.nysdot.skyvdn.com${STREAM}`),
      ...repeat('511ny', (number) => ({ ...platformRow(1, 'I-87 at Exit 1', 41.1), id: number })),
    ],
    answer: 'pages',
  },
  {
    ...{ host: 'www.clareroads.org', path: '/cameras.json', answer: JSON.stringify },
    rows: [
      {
        ...{ id: 7, name: 'US 127 at Mission St', lat: 43.82, lng: -84.77 },
        picture: 'https://www.clareroads.org/api/7.jpg',
      },
    ],
  },
];

/** The agencies' lists and feeds. Their videos are the demo network's. */
export async function startFewAgencies(): Promise<{ server: AgencyServer; upstream: string; stop(): Promise<void> }> {
  const simulator = await startSimulator();
  const server = new AgencyServer(LISTS);
  // Never the same bytes twice: a probe remembers pictures, and one that stays the same for hours is frozen.
  const noise = randomBytes(8);
  server.feeds = (address) => {
    const path = address.slice(address.indexOf('/'));
    if (!/^\/(api|map)\//.test(path)) return fetch(`${simulator.url}${path}`);
    if (path.includes(GONE)) return Promise.resolve(new Response(null, { status: 404 }));
    const picture = Buffer.concat([PIXEL, noise, Buffer.from(path)]);
    return Promise.resolve(new Response(picture, { headers: { 'Content-Type': 'image/png' } }));
  };
  return {
    server,
    upstream: await server.start(),
    stop: async () => {
      await server.stop();
      await simulator.close();
    },
  };
}
