'use client';

import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '@/lib/core/store';
import type { DriveRequest } from '@/lib/drive/drive-request';
import type { Place } from '@/lib/drive/place-finder';
import type { RoadKey } from '@/lib/drive/road';
import type { Trip } from '@/lib/drive/trip';

export interface DriveState {
  /** Null: the address names no drive. */
  readonly request: DriveRequest | null;
  /**
   * `idle` lacks a place; `finding` also while cameras load; `lost` does not know a place; in `none` no known road joins them; in
   * `failed` the worker has died.
   */
  readonly phase: 'idle' | 'finding' | 'lost' | 'none' | 'failed' | 'ready';
  readonly places: readonly Place[];
  /** Texts of places that nobody knows. */
  readonly lost: readonly string[];
  /** The quickest first. */
  readonly trips: readonly Trip[];
  /** The chosen one. */
  readonly trip: Trip | null;
  /** What made the line: our cameras, the operator's routing service, or a file. */
  readonly origin: 'cameras' | 'router' | 'file';
  /** A sentence for visitors, e.g. why a file was refused. */
  readonly notice: string | null;
}

export const NO_DRIVE: DriveState = {
  request: null,
  phase: 'idle',
  places: [],
  lost: [],
  trips: [],
  trip: null,
  origin: 'cameras',
  notice: null,
};

// Small, because the first page has it: all else of drives is loaded with the first drive.
export const driveStore: Store<DriveState> = createStore(NO_DRIVE);

export function useDrive(): DriveState {
  return useSyncExternalStore(driveStore.subscribe, driveStore.get, () => NO_DRIVE);
}

export interface DriveCamera {
  readonly id: string;
  /** Along the way. */
  readonly meters: number;
  readonly seconds: number;
  /** Position of the view that looks ahead. */
  readonly view: number;
  /** Whether it shows the other carriageway. */
  readonly isOther: boolean;
  readonly road: RoadKey | null;
}

/** In driving order, without those of the other carriageway if the visitor hides them. */
export function listDriveCameras({ trip, request }: Pick<DriveState, 'trip' | 'request'>): readonly DriveCamera[] {
  const hidesOther = request?.hidesOther === true;
  return (trip?.stops ?? []).flatMap(({ meters, seconds, road, cameras }) =>
    cameras
      .map(({ id, view, carriageway }) => ({ id, meters, seconds, view, isOther: carriageway === 'opposite', road }))
      .filter(({ isOther }) => !isOther || !hidesOther),
  );
}
