'use client';

import { useCallback, useEffect, useState } from 'react';
import type { CatalogClient } from '@/lib/catalog/catalog';
import type { DriveClient } from '@/lib/drive/drive-client';
import { MAX_WAYS, type DriveRequest } from '@/lib/drive/drive-request';
import { findTrips } from '@/lib/drive/find-trips';
import { ROUTER_URL } from '@/lib/settings/router';
import type { Place } from '@/lib/drive/place-finder';
import { MAX_TRACK_BYTES } from '@/lib/drive/read-track';
import type { Trip } from '@/lib/drive/trip';
import { getDriveClient } from './drive-client-of';
import { driveStore, NO_DRIVE, type DriveState } from './drive-store';

/** A list of cameras that is slower than this does not keep the first answer waiting. */
const PATIENCE_MS = 4_000;

type Found = Pick<DriveState, 'phase' | 'places' | 'lost' | 'trips' | 'origin' | 'notice'>;

async function find(client: DriveClient, texts: readonly string[], signal: AbortSignal): Promise<Found> {
  const known = await client.findPlaces(texts, signal);
  const places = known.filter((place) => place !== null);
  const lost = texts.filter((_, index) => known[index] === null);
  if (lost.length > 0) return { phase: 'lost', places, lost, trips: [], origin: 'cameras', notice: null };
  const question = { client, places, most: MAX_WAYS, signal, router: ROUTER_URL, now: Date.now() };
  const found = await findTrips(question);
  return { phase: found.trips.length > 0 ? 'ready' : 'none', places, lost, ...found };
}

/** The way may be one that there is not. */
const chooseTrip = ({ trips, request }: Pick<DriveState, 'trips' | 'request'>) =>
  trips[request?.way ?? 0] ?? trips[0] ?? null;

function change(changes: Partial<DriveState>): void {
  const next = { ...driveStore.get(), ...changes };
  driveStore.set({ ...next, trip: chooseTrip(next) });
}

async function follow(catalog: CatalogClient, texts: readonly string[], signal: AbortSignal): Promise<void> {
  const client = getDriveClient(catalog);
  const done = client.untilDone();
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late'));
  if ((await Promise.race([done, late])) === 'late') {
    const early = await find(client, texts, signal);
    if (early.phase === 'ready') change(early);
    await done;
  }
  change(await find(client, texts, signal));
}

/** For the pins on the map. */
function listEnds({ line }: Trip): Place[] {
  const toPlace = (name: string, at: number) => ({ name, lng: line.at(at) ?? 0, lat: line.at(at + 1) ?? 0 });
  return [
    { ...toPlace('Start of the track', 0), country: 'US' },
    { ...toPlace('End of the track', -2), country: 'US' },
  ];
}

const TRACK_SENTENCE = /^(This file|A point of this file) .*\.$/;

/** Read in the worker; it goes nowhere else. */
async function followTrack(catalog: CatalogClient, file: File, signal: AbortSignal): Promise<void> {
  const client = getDriveClient(catalog);
  try {
    if (file.size > MAX_TRACK_BYTES) throw new Error('This file is larger than 5 MB.');
    const text = await file.text();
    await client.untilDone();
    const trip = await client.followTrack(text, signal);
    const places = listEnds(trip);
    change({ phase: 'ready', origin: 'file', places, trips: [trip], notice: `Along the track of ${file.name}.` });
  } catch (error) {
    if (signal.aborted || client.isBroken) throw error;
    const said = error instanceof Error && TRACK_SENTENCE.test(error.message) ? error.message : null;
    change({ phase: 'idle', notice: said ?? 'This file could not be read.' });
  }
}

/** Asks the worker when the address changes, or a file is opened, and writes the answer to `driveStore`. `retry` asks again after a failure. */
export function useDriveDriver(catalog: CatalogClient, request: DriveRequest | null) {
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => change({ request }), [request]);
  const key = request === null ? null : JSON.stringify(request.places);
  useEffect(() => {
    const texts = key === null ? [] : (JSON.parse(key) as string[]);
    const { request: asked } = driveStore.get();
    driveStore.set({ ...NO_DRIVE, request: asked });
    const track = texts.every((text) => text === '') ? file : null;
    if (texts.length === 0 || (texts.includes('') && track === null)) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    change({ phase: 'finding' });
    const answer = track ? followTrack(catalog, track, signal) : follow(catalog, texts, signal);
    answer.catch(() => {
      if (!asking.signal.aborted) change({ phase: 'failed' });
    });
    return () => asking.abort();
  }, [catalog, key, attempt, file]);
  useEffect(() => () => driveStore.set(NO_DRIVE), []);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { retry, followFile: setFile };
}
