import { toOneLine } from '@/lib/core/one-line';

/** A drive as the address has it. */
export interface DriveRequest {
  /** Names or `lat,lng`: from, up to three stops, to. '' where one is missing. */
  readonly places: readonly string[];
  /** Which of the ways found, from 0. */
  readonly way: number;
  /** Whether cameras of the other carriageway are left out. */
  readonly hidesOther: boolean;
  readonly isPlaying: boolean;
}

export const MAX_PLACES = 5;
export const MAX_PLACE_LENGTH = 80;
export const MAX_WAYS = 3;
const SEPARATOR = '~';

/** On one line, and without the character that separates places. */
export function cleanPlace(text: string): string {
  return toOneLine(text.replaceAll(SEPARATOR, ' '), MAX_PLACE_LENGTH);
}

/** From and to, which may be '', and the stops between. */
function toPlaces(texts: readonly string[]): string[] {
  const [from = '', ...others] = texts.map(cleanPlace);
  const to = others.pop() ?? '';
  return [from, ...others.filter((stop) => stop !== '').slice(0, MAX_PLACES - 2), to];
}

/** Null if the address names no drive. */
export function parseDrive(search: URLSearchParams): DriveRequest | null {
  const drive = search.get('drive');
  if (drive === null) return null;
  const way = /^[1-9]$/.test(search.get('way') ?? '') ? Number(search.get('way')) - 1 : 0;
  return {
    places: toPlaces(drive.split(SEPARATOR)),
    way: Math.min(way, MAX_WAYS - 1),
    hidesOther: search.get('other') === '0',
    isPlaying: search.get('play') === '1',
  };
}

/** Defaults are null; without a drive all are. `all` is the map's, which then shows all cameras: another request ends that. */
export function formatDrive(request: DriveRequest | null) {
  if (request === null) return { drive: null, way: null, other: null, play: null, all: null };
  const places = toPlaces(request.places);
  return {
    drive: places.every((place) => place === '') ? '' : places.join(SEPARATOR),
    way: request.way === 0 ? null : String(request.way + 1),
    other: request.hidesOther ? '0' : null,
    play: request.isPlaying ? '1' : null,
    all: null,
  };
}

/** A link to the drive on the main screen. */
export function driveHref(places: readonly string[]): string {
  return `/?${new URLSearchParams({ drive: toPlaces(places).join(SEPARATOR) })}`;
}
