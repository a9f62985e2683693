'use client';

import { useCallback, useEffect, useState } from 'react';
import type { CatalogClient } from '@/lib/catalog/catalog';
import type { DriveClient } from '@/lib/drive/drive-client';
import { MAX_WAYS, type DriveRequest } from '@/lib/drive/drive-request';
import { findTrips } from '@/lib/drive/find-trips';
import { ROUTER_URL } from '@/lib/settings/router';
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

/** Asks the worker when the address changes, and writes the answer to `driveStore`. Returns how to ask again after a failure. */
export function useDriveDriver(catalog: CatalogClient, request: DriveRequest | null): () => void {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => change({ request }), [request]);
  const key = request === null ? null : JSON.stringify(request.places);
  useEffect(() => {
    const texts = key === null ? [] : (JSON.parse(key) as string[]);
    const { request: asked } = driveStore.get();
    driveStore.set({ ...NO_DRIVE, request: asked });
    if (texts.length === 0 || texts.some((text) => text === '')) return undefined;
    const asking = new AbortController();
    change({ phase: 'finding' });
    follow(catalog, texts, asking.signal).catch(() => {
      if (!asking.signal.aborted) change({ phase: 'failed' });
    });
    return () => asking.abort();
  }, [catalog, key, attempt]);
  useEffect(() => () => driveStore.set(NO_DRIVE), []);
  return useCallback(() => setAttempt((before) => before + 1), []);
}
