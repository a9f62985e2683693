import { createStore } from '@/lib/core/store';
import { formatStops, type DriveRequest } from '@/lib/drive/drive-request';
import type { DriveAnswer } from '@/lib/drive/find-drive';
import type { Stop } from '@/lib/drive/stop-finder';
import type { Trip } from '@/lib/drive/trip';

export interface DriveSearch {
  readonly drive: string | null;
  readonly status: 'idle' | 'finding' | 'failed' | 'answered';
  readonly answer: DriveAnswer | null;
  readonly fileName: string | null;
}

export const NO_SEARCH: DriveSearch = { drive: null, status: 'idle', answer: null, fileName: null };

// On the first page, unlike all other code of drives.
export const driveSearch = createStore(NO_SEARCH);

export type DriveCamera = ReturnType<typeof listDriveCameras>[number];

export function listDriveCameras(trip: Trip | null, hidesOther: boolean) {
  return (trip?.groups ?? []).flatMap(({ meters, seconds, road, cameras }) =>
    cameras
      .map(({ id, view, direction }) => ({ id, meters, seconds, view, isOther: direction === 'opposite', road }))
      .filter(({ isOther }) => !isOther || !hidesOther),
  );
}

export interface Drive {
  readonly request: DriveRequest | null;
  readonly search: DriveSearch;
  readonly stops: readonly Stop[];
  readonly trips: readonly Trip[];
  readonly trip: Trip | null;
  readonly cameras: readonly DriveCamera[];
  readonly origin: 'cameras' | 'router' | 'file';
}

export const isWaiting = ({ request, search: { status } }: Drive) =>
  status === 'finding' || (status === 'idle' && request?.stops.includes('') === false);

/** @param latest ignored if it belongs to another drive */
export function describeDrive(request: DriveRequest | null, latest: DriveSearch): Drive {
  const search = request && latest.drive === formatStops(request.stops) ? latest : NO_SEARCH;
  const { answer } = search;
  const stops = answer?.stops ?? [];
  if (request === null || !answer?.ok) {
    return { request, search, stops, trips: [], trip: null, cameras: [], origin: 'cameras' };
  }
  const { trips, origin } = answer;
  const trip = trips[request.route] ?? trips[0] ?? null;
  return { request, search, stops, trips, trip, cameras: listDriveCameras(trip, request.hidesOther), origin };
}
