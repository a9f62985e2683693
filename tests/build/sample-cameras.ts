/** Made-up cameras, with which the pages under test are built. The running site under test shows the demo network. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getCameraFile, getIdPrefix, type SourceId } from '@/lib/agencies/agencies';
import { CameraSchema, type CameraRecord } from '@/lib/camera/camera';
import { REGIONS, type StateCode } from '@/lib/camera/regions';
import { type DataName, getDataFileName } from '@/lib/camera-files/names';
import type { CameraSnapshot } from '@/lib/camera-files/read-folder';
import { groupBy } from '@/lib/core/collections';
import { cameraRecord } from '../support/camera';

/** Each build has its own: `npm test` runs both at a time. */
export const getSampleDir = (script: string) => path.join(process.cwd(), '.roadfeed/sample', script.replace(':', '-'));

interface Line {
  readonly source: SourceId;
  readonly code: StateCode;
  readonly roadway: string;
  readonly city: string;
  readonly county: string;
  readonly cameras: number;
  /** The first and the last camera, degrees. */
  readonly from: readonly [lat: number, lng: number];
  readonly to: readonly [lat: number, lng: number];
  /** Along the line, and against it: every second camera. */
  readonly directions: readonly [string, string];
  readonly isVideo?: boolean;
  readonly hasMiles?: boolean;
}

const EAST_WEST = ['Eastbound', 'Westbound'] as const;
const NORTH_SOUTH = ['Northbound', 'Southbound'] as const;
const NONE = ['', ''] as const;

/** Agencies of every class of terms, stills and video, roads with and without directions and miles; Texas and most others have none. */
const LINES: readonly Line[] = [
  {
    ...{ source: '511ny', code: 'NY', roadway: 'I-90', city: 'Cheektowaga', county: 'Erie', cameras: 14 },
    ...{ from: [42.87, -78.93], to: [42.91, -78.8], directions: EAST_WEST },
  },
  {
    ...{ source: '511ny', code: 'NY', roadway: 'New York State Thruway (I-90)', city: 'Syracuse', county: 'Onondaga' },
    ...{ cameras: 9, from: [43.07, -76.3], to: [43.08, -75.9], directions: EAST_WEST },
  },
  {
    ...{ source: '511ny', code: 'NY', roadway: 'I-190', city: 'Buffalo', county: 'Erie', cameras: 5 },
    ...{ from: [42.87, -78.9], to: [42.93, -78.89], directions: NORTH_SOUTH },
  },
  {
    ...{ source: 'nycdot', code: 'NY', roadway: 'FDR Drive', city: 'New York', county: 'New York', cameras: 8 },
    ...{ from: [40.71, -73.98], to: [40.78, -73.94], directions: NONE },
  },
  {
    ...{ source: '511sc', code: 'SC', roadway: 'I-26', city: 'Charleston', county: 'Charleston', cameras: 10 },
    ...{ from: [32.8, -79.95], to: [32.95, -80.05], directions: EAST_WEST, isVideo: true, hasMiles: true },
  },
  {
    ...{ source: 'caltrans', code: 'CA', roadway: 'US-101', city: 'Los Angeles', county: 'Los Angeles', cameras: 12 },
    ...{ from: [34.05, -118.24], to: [34.16, -118.45], directions: NORTH_SOUTH },
  },
  {
    ...{ source: '511newengland', code: 'ME', roadway: 'I-95', city: 'Portland', county: 'Cumberland', cameras: 1 },
    ...{ from: [43.66, -70.26], to: [43.66, -70.26], directions: NORTH_SOUTH },
  },
];

/** The demo network's: a page under test must not ask an agency. */
const STILL = '/demo/still/511pa-demo-001.svg';
const VIDEO = '/demo/live/511ny-demo-001/index.m3u8';

function makeLine({ source, roadway, city, county, ...line }: Line): CameraRecord[] {
  const { code, cameras, from, to, directions } = line;
  return Array.from({ length: cameras }, (_, index) => {
    const share = cameras === 1 ? 0 : index / (cameras - 1);
    return cameraRecord({
      id: `${getIdPrefix(source)}sample-${roadway.replace(/\W+/g, '-')}-${index}`,
      location: `${roadway} at Exit ${index + 1}`,
      lat: from[0] + (to[0] - from[0]) * share,
      lng: from[1] + (to[1] - from[1]) * share,
      ...{ source, roadway, city, county, direction: directions[index % 2]! },
      ...(line.isVideo ? { feedType: 'video', videoUrl: VIDEO, imageUrl: null } : { imageUrl: STILL }),
      ...{ state: REGIONS[code].name, country: 'United States', country_code: 'us' },
      ...(line.hasMiles && { mrm: 200 - 2 * index }),
    });
  });
}

/** A duplicate and a dead feed, which no page may count. */
function makeUnlisted(): CameraRecord[] {
  const [first, second] = listed;
  return [
    { ...first!, id: `${first!.id}-again`, isDuplicate: true, duplicateOf: first!.id },
    { ...second!, id: `${second!.id}-dead`, isFeedDead: true, feedDeadReason: 'missing' },
  ];
}

const listed = LINES.flatMap(makeLine);

/** Pages count listed cameras only. */
export const SAMPLE: CameraSnapshot = {
  cameras: listed.map((record) => CameraSchema.parse(record)),
  changedAt: Date.UTC(2026, 9, 5, 12),
};

function describePart([source, cameras]: readonly [string, readonly unknown[]]) {
  const at = SAMPLE.changedAt;
  const fault = { failure: 'HTTP 500 from 511ny.org', cause: { kind: 'status', status: 500 }, failingSince: at };
  return {
    ...{ source, key: source, askedAt: at, succeededAt: at, changedAt: at, cameras: cameras.length },
    ...{ duplicates: 0, dead: 0, shorter: null },
    ...(source === '511ny' ? fault : { failure: null, cause: null, failingSince: null }),
  };
}

const FOREVER = Date.UTC(2100, 0);
const WARNING = {
  ...{ id: 'nws-1', service: 'nws', event: 'Lake Effect Snow Warning', severity: 'severe', headline: 'Heavy snow' },
  ...{ instruction: '', sender: 'NWS Buffalo', starts: 0, ends: FOREVER, zones: [] },
  area: [[[-79.5, 42.5, -78, 42.5, -78, 43.2, -79.5, 43.2]]],
};
const CLOSURE = {
  ...{ id: '511ny-1', source: '511ny', type: 'INCIDENT', severity: 'MAJOR', headline: 'Crash' },
  ...{
    roads: [{ name: 'I-190', from: 'Exit 7', state: 'CLOSED' }],
    lat: 42.88,
    lng: -78.88,
    end: FOREVER,
    url: 'https://511ny.org/',
  },
};

/** Writes the camera files and their index, as a sync would. */
export function writeSample(folder: string): void {
  const files = groupBy([...listed, ...makeUnlisted()], ({ source }) => getCameraFile(source));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: DataName, body: unknown) => {
    writeFileSync(path.join(folder, getDataFileName(name)), JSON.stringify(body));
  };
  for (const [file, records] of files) write(file, records);
  write('index', { mode: 'live', changedAt: SAMPLE.changedAt, sources: [] });
  write('status', { parts: [...groupBy(listed, ({ source }) => source)].map(describePart) });
  const now = Date.now();
  const answered = { service: 'nws', askedAt: now, succeededAt: now, failure: null, warnings: 1, dropped: 0 };
  write('alerts', { services: [answered], zones: {}, warnings: [WARNING] });
  write('events', { writtenAt: now, sources: [], events: [CLOSURE] });
  const failed = [{ source: '511ny', from: SAMPLE.changedAt, to: null, reason: 'HTTP 500 from 511ny.org' }];
  write('history', { days: [{ day: '2026-10-05', sources: { '511ny': [4, 2, 8] } }], outages: failed });
}
