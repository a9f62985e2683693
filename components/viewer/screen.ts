import type { ViewMode } from '@/components/shell/filters/view-switch';
import { parseDrive, type DriveRequest } from '@/lib/drive/drive-request';
import { parseMapPosition, type MapPosition } from '@/lib/map/map-position';
import { parseQuery, type CameraQuery } from '@/lib/search/camera-query';
import { parseDensity, type Density } from '@/lib/settings/density';
import { parseWall, type ChosenWall } from '@/lib/wall/chosen-wall';
import { parseKiosk, type KioskSettings } from '@/lib/wall/kiosk-settings';

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
  /** Null uses the saved density. */
  readonly density: Density | null;
  /** Without `city`, which only the catalog can resolve. */
  readonly query: CameraQuery;
  readonly city: string | null;
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

/** Precedence: kiosk, drive, wall, then grid or map. */
function readContent(search: URLSearchParams, view: ViewMode): Content {
  const shown = readCameras(search);
  if (search.get('kiosk') === '1') {
    const isEmpty = shown === null || (shown.kind === 'wall' && shown.wall.ids.length === 0);
    return { kind: 'kiosk', settings: parseKiosk(search), of: isEmpty ? { kind: 'grid' } : shown };
  }
  if (shown?.kind === 'wall' && search.get('choose') === '1') return { ...shown, kind: 'choosing' };
  return shown ?? { kind: view };
}

function reuse<Value>(before: unknown, next: Value): Value {
  return JSON.stringify(before) === JSON.stringify(next) ? (before as Value) : next;
}

/** @param before the previous screen; equal fields are reused for memoization */
export function readScreen(search: URLSearchParams, before?: Screen): Screen {
  const view = search.get('view') === 'map' ? 'map' : 'grid';
  const screen: Screen = {
    ...readContent(search, view),
    view,
    camera: search.get('camera'),
    density: parseDensity(search.get('density'), search.get('columns')),
    query: parseQuery(search),
    city: search.get('city'),
    map: {
      position: parseMapPosition(search.get('at')),
      target: search.get('target'),
      showsAll: search.get('all') === '1',
    },
  };
  const old: Partial<Record<string, unknown>> = { ...before };
  return Object.fromEntries(Object.entries(screen).map(([name, value]) => [name, reuse(old[name], value)])) as Screen;
}

/** Includes the drive of a kiosk. */
export function getDrive(screen: Screen): DriveRequest | null {
  const shown = screen.kind === 'kiosk' ? screen.of : screen;
  return shown.kind === 'drive' ? shown.drive : null;
}
