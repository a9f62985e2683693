import type { RoadEvent } from '@/lib/road-reports/event-schema';
import type { NearEvent } from '@/lib/road-reports/near-camera';
import type { CameraPlace } from '@/lib/road-reports/road-index';
import type { Sign } from '@/lib/road-reports/sign-schema';

/** When the reports below are read. */
export const READ_AT = 1_800_000_000_000;
const MILES_PER_DEGREE = 50.6;

/** On the parallel of the reports. */
export const milesEast = (miles: number) => ({ lat: 43, lng: -76 + miles / MILES_PER_DEGREE });

/** A crash on I-90, at 43, -76. */
export const roadEvent = (id: string, overrides: Partial<RoadEvent> = {}): RoadEvent => ({
  ...{ id, source: '511ny', type: 'INCIDENT', severity: 'MINOR', headline: 'Crash', description: '' },
  ...{ ...milesEast(0), start: null, end: null, updated: READ_AT, url: 'https://511ny.org' },
  ...onRoad('I-90'),
  ...overrides,
});

export const onRoad = (name: string, more: Partial<RoadEvent['roads'][number]> = {}): Pick<RoadEvent, 'roads'> => ({
  roads: [{ name, from: '', to: '', direction: null, state: null, ...more }],
});

/** A sign beside I-90 eastbound, at 43, -76. */
export const roadSign = (id: string, overrides: Partial<Sign> = {}): Sign => ({
  ...{ id, source: '511ny', road: 'I-90', direction: 'Eastbound', ...milesEast(0) },
  ...{ pages: [[`CRASH AT ${id}`]], minutes: [], since: READ_AT, readAt: READ_AT },
  ...overrides,
});

export const nearEvent = (event: RoadEvent, meters: number): NearEvent => ({
  ...{ event, meters, side: 'ahead', otherWay: null },
});

/** On I-90 eastbound, at 43, -76. */
export const cameraPlace = (overrides: Partial<CameraPlace> = {}): CameraPlace => ({
  ...{ ...milesEast(0), roadway: 'I-90', road: null, location: 'I-90 at Exit 40', direction: 'Eastbound' },
  ...overrides,
});
