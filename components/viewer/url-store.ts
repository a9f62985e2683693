'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/core/store';
import { readAddress } from '@/lib/search/camera-query';
import { readHistoryState, rememberScroll } from './history-entry';

type FilterParameter = 'q' | 'source' | 'state' | 'area' | 'near' | 'place' | 'sort' | 'mode' | 'fav';
type DensityParameter = 'density' | 'columns';
type DriveParameter = 'drive' | 'way' | 'other' | 'play' | 'all';
type WallParameter = 'wall' | 'cams' | 'choose' | 'kiosk';
/** `city` comes from place pages; `at` and `target` are the map's position and the camera of its popup. */
type UrlParameter =
  FilterParameter | DensityParameter | DriveParameter | WallParameter | 'city' | 'view' | 'camera' | 'at' | 'target';
/** New values by parameter; null removes one, and all others stay. */
export type UrlChanges = Readonly<Partial<Record<UrlParameter, string | null>>>;

interface UrlState {
  readonly search: URLSearchParams;
  readonly isTraveled: boolean;
}

const NO_PARAMETERS = new URLSearchParams();

const store = createStore<UrlState>({ search: NO_PARAMETERS, isTraveled: false }, () => {
  const handleTravel = () => publish({ isTraveled: true });
  publish({ isTraveled: false });
  window.addEventListener('popstate', handleTravel);
  return () => window.removeEventListener('popstate', handleTravel);
});

/** Copies the address bar into the store. `search` stays the same object while its text is the same. */
function publish({ isTraveled }: Pick<UrlState, 'isTraveled'>): void {
  const { search } = store.get();
  const current = readAddress(window.location.search);
  store.set({ search: current.toString() === search.toString() ? search : current, isTraveled });
}

/** The parameters in the address bar; empty on the server. */
export function useUrl(): URLSearchParams {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().search,
    () => NO_PARAMETERS,
  );
}

export function hasTraveled(): boolean {
  return store.get().isTraveled;
}

function getHref(changes: UrlChanges): string | null {
  const search = new URLSearchParams(window.location.search);
  const before = search.toString();
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  const query = search.toString();
  if (query === before) return null;
  return `${window.location.pathname}${query && `?${query}`}${window.location.hash}`;
}

/** Changes parameters as one step that Back undoes. Without a change nothing happens. */
export function pushUrl(changes: UrlChanges): void {
  const href = getHref(changes);
  if (href === null) return;
  const before = new URLSearchParams(window.location.search);
  // For `backFrom`.
  const added = Object.entries(changes).flatMap(([name, value]) => (value !== null && !before.has(name) ? [name] : []));
  rememberScroll();
  window.history.pushState({ added }, '', href);
  publish({ isTraveled: false });
}

export function replaceUrl(changes: UrlChanges): void {
  const href = getHref(changes);
  if (href === null) return;
  window.history.replaceState(window.history.state, '', href);
  publish({ isTraveled: false });
}

/** Goes back if that removes the parameter. If the page was opened with it, from a link, only removes it. */
export function backFrom(name: UrlParameter): void {
  const { added } = readHistoryState();
  if (Array.isArray(added) && added.includes(name)) window.history.back();
  else replaceUrl({ [name]: null });
}

export const openCamera = (id: string) => pushUrl({ camera: id });
export const closeCamera = () => backFrom('camera');

export const NO_DRIVE = { drive: null, way: null, other: null, play: null, all: null } as const;
const NO_WALL = { wall: null, cams: null, choose: null } as const;

export const openDrive = () => pushUrl({ ...NO_WALL, drive: '' });
export const closeDrive = () => pushUrl(NO_DRIVE);
export const openWalls = () => pushUrl({ ...NO_DRIVE, wall: '' });
export const closeWall = () => pushUrl(NO_WALL);

/** Full screen needs the key or the click that asks for it. */
export function openKiosk(): void {
  // Typed as always present, but iPhones lack it.
  const root: { requestFullscreen?: () => Promise<void> } = document.documentElement;
  root.requestFullscreen?.().catch(() => undefined);
  pushUrl({ kiosk: '1', choose: null, camera: null });
}

export function closeKiosk(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  backFrom('kiosk');
}

/** Links to cameras that keep all other parameters. Opening a camera does not change the function. */
export function useCameraHref(): (id: string) => string {
  const search = new URLSearchParams(useUrl());
  search.delete('camera');
  const rest = search.toString();
  return useCallback(
    (id) => {
      const target = new URLSearchParams(rest);
      target.set('camera', id);
      return `?${target}`;
    },
    [rest],
  );
}
