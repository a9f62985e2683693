import { useCallback } from 'react';
import { createStore } from '@/lib/core/store';
import { parseQuery, readAddress, type formatQuery, type CameraQuery } from '@/lib/search/camera-query';
import type { formatKiosk } from '@/lib/wall/format-kiosk';
import { type ChosenWall, parseWall } from '@/lib/wall/chosen-wall';
import { parseDrive, type DriveRequest } from '@/lib/drive/drive-request';
import { parseCircle } from '@/lib/geo/circle';
import { parseMapPosition, type MapPosition } from '@/lib/map/map-position';
import { parseDensity, type Density } from '@/lib/settings/density';
import { parseKiosk, type KioskSettings } from '@/lib/wall/kiosk-settings';
import { onEvents } from './dom-events';
import { readHistoryState, rememberScroll } from './history-entry';
import { useStore } from './use-store';

export const NO_DRIVE = { drive: null, way: null, other: null, play: null, all: null } as const;
const NO_WALL = { wall: null, cams: null, choose: null } as const;

type UrlParameter =
  | keyof (ReturnType<typeof formatQuery> & ReturnType<typeof formatKiosk> & typeof NO_DRIVE & typeof NO_WALL)
  | ('density' | 'columns' | 'view' | 'camera' | 'at' | 'target');
export type UrlChanges = Readonly<Partial<Record<UrlParameter, string | null>>>;

interface UrlState {
  readonly search: URLSearchParams;
  readonly screen: Screen;
  readonly isTraveled: boolean;
}

const NO_PARAMETERS = new URLSearchParams();
const onServer: UrlState = { search: NO_PARAMETERS, screen: readScreen(NO_PARAMETERS), isTraveled: false };

const store = createStore(onServer, () => {
  publish(false);
  return onEvents(() => window, 'popstate')(() => publish(true));
});

function publish(isTraveled: boolean): void {
  const search = readAddress(window.location.search);
  store.set({ search, screen: readScreen(search, store.get().screen), isTraveled });
}

export const useScreen = (): Screen => useStore(store, ({ screen }) => screen);

export const hasTraveled = () => store.get().isTraveled;

/** For changes that the address shows late or never. */
export const endTravel = () => store.set({ ...store.get(), isTraveled: false });

export function getHref(changes: UrlChanges): string | null {
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

export function pushUrl(changes: UrlChanges): void {
  const href = getHref(changes);
  if (href === null) {
    endTravel();
    return;
  }
  const before = new URLSearchParams(window.location.search);
  const added = Object.entries(changes).flatMap(([name, value]) => (value !== null && !before.has(name) ? [name] : []));
  rememberScroll();
  window.history.pushState({ added }, '', href);
  publish(false);
}

export function replaceUrl(changes: UrlChanges): void {
  const href = getHref(changes);
  if (href === null) return;
  window.history.replaceState(window.history.state, '', href);
  publish(false);
}

export function closeParam(name: UrlParameter, others: UrlChanges = {}): void {
  const { added } = readHistoryState();
  if (Array.isArray(added) && added.includes(name)) window.history.back();
  else replaceUrl({ [name]: null, ...others });
}

export const openCamera = (id: string) => pushUrl({ camera: id });
export const closeCamera = () => closeParam('camera');

export const openDrive = () => pushUrl({ ...NO_WALL, drive: '' });
export const closeDrive = () => pushUrl(NO_DRIVE);
export const openWalls = () => pushUrl({ ...NO_DRIVE, wall: '' });
export const closeWall = () => pushUrl(NO_WALL);
/** Call from a key or click handler: full screen requires one. */
export function openKiosk(changes: UrlChanges = {}): void {
  // Missing on iPhones.
  const root: { requestFullscreen?: () => Promise<void> } = document.documentElement;
  root.requestFullscreen?.().catch(() => undefined);
  pushUrl({ kiosk: '1', choose: null, camera: null, ...changes });
}

function withoutCamera(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('camera');
  return rest.toString();
}

export function useCameraHref(): (id: string) => string {
  const rest = useStore(store, ({ search }) => withoutCamera(search));
  return useCallback(
    (id) => {
      const target = new URLSearchParams(rest);
      target.set('camera', id);
      return `?${target}`;
    },
    [rest],
  );
}

export type ViewMode = 'grid' | 'map';

type DriveContent = { readonly kind: 'drive'; readonly drive: DriveRequest };
type WallContent = { readonly kind: 'wall'; readonly wall: ChosenWall };

type Content =
  | DriveContent
  | WallContent
  | { readonly kind: 'choosing'; readonly wall: ChosenWall }
  | { readonly kind: ViewMode }
  | {
      readonly kind: 'kiosk';
      readonly settings: KioskSettings;
      readonly of: DriveContent | WallContent | { readonly kind: 'grid' };
    };

interface OnEveryScreen {
  readonly view: ViewMode;
  readonly camera: string | null;
  readonly density: Density | null;
  /** Without `city`, which only the catalog can resolve. */
  readonly query: CameraQuery;
  readonly city: string | null;
  /** Text in `near`: what a maps app shared with the installed app. */
  readonly shared: string | null;
  readonly map: {
    readonly position: MapPosition | null;
    readonly target: string | null;
    readonly showsAll: boolean;
  };
}

export type Screen = OnEveryScreen & Content;

function readCameras(search: URLSearchParams): DriveContent | WallContent | null {
  const drive = parseDrive(search);
  if (drive) return { kind: 'drive', drive };
  const wall = parseWall(search);
  return wall && { kind: 'wall', wall };
}

function readContent(search: URLSearchParams, view: ViewMode): Content {
  const shown = readCameras(search);
  if (search.get('kiosk') === '1') {
    const isEmpty = shown === null || (shown.kind === 'wall' && shown.wall.ids.length === 0);
    return { kind: 'kiosk', settings: parseKiosk(search), of: isEmpty ? { kind: 'grid' } : shown };
  }
  if (shown?.kind === 'wall' && search.get('choose') === '1') return { ...shown, kind: 'choosing' };
  return shown ?? { kind: view };
}

const MAX_SHARED_LENGTH = 1_000;

function readShared(search: URLSearchParams): string | null {
  const text = search.getAll('near').join('\n').trim();
  return text === '' || parseCircle(search.get('near')) ? null : text.slice(0, MAX_SHARED_LENGTH);
}

function reuse<Value>(before: unknown, next: Value): Value {
  return JSON.stringify(before) === JSON.stringify(next) ? (before as Value) : next;
}

/** @param before the previous screen; it or its fields are reused if equal, for memoization */
export function readScreen(search: URLSearchParams, before?: Screen): Screen {
  const view = search.get('view') === 'map' ? 'map' : 'grid';
  const screen: Screen = {
    ...readContent(search, view),
    view,
    camera: search.get('camera'),
    density: parseDensity(search.get('density'), search.get('columns')),
    query: parseQuery(search),
    city: search.get('city'),
    shared: readShared(search),
    map: {
      position: parseMapPosition(search.get('at')),
      target: search.get('target'),
      showsAll: search.get('all') === '1',
    },
  };
  const old: Partial<Record<string, unknown>> = { ...before };
  const fields = Object.entries(screen).map(([name, value]) => [name, reuse<unknown>(old[name], value)]);
  return reuse(before, Object.fromEntries(fields) as Screen);
}

export function getDrive(screen: Screen): DriveRequest | null {
  const shown = screen.kind === 'kiosk' ? screen.of : screen;
  return shown.kind === 'drive' ? shown.drive : null;
}
