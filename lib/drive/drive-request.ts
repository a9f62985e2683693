import { toOneLine } from '@/lib/core/one-line';

export interface DriveRequest {
  /** Names or `lat,lng`; '' where one is missing. */
  readonly stops: readonly string[];
  readonly route: number;
  readonly hidesOther: boolean;
  readonly isPlaying: boolean;
}

export const MAX_STOPS = 5;
export const MAX_STOP_LENGTH = 80;
export const MAX_ROUTES = 3;
const SEPARATOR = '~';

export function cleanStop(text: string): string {
  return toOneLine(text.replaceAll(SEPARATOR, ' '), MAX_STOP_LENGTH);
}

function toStops(texts: readonly string[]): string[] {
  const [from = '', ...others] = texts.map(cleanStop);
  const to = others.pop() ?? '';
  return [from, ...others.filter((stop) => stop !== '').slice(0, MAX_STOPS - 2), to];
}

export const parseStops = (drive: string): string[] => toStops(drive.split(SEPARATOR));

export function parseDrive(search: URLSearchParams): DriveRequest | null {
  const drive = search.get('drive');
  if (drive === null) return null;
  const way = search.get('way') ?? '';
  return {
    stops: parseStops(drive),
    route: Math.min(/^[1-9]$/.test(way) ? Number(way) - 1 : 0, MAX_ROUTES - 1),
    hidesOther: search.get('other') === '0',
    isPlaying: search.get('play') === '1',
  };
}

export function formatStops(stops: readonly string[]): string {
  const clean = toStops(stops);
  return clean.every((stop) => stop === '') ? '' : clean.join(SEPARATOR);
}

export function formatDrive(request: DriveRequest) {
  return {
    drive: formatStops(request.stops),
    way: request.route === 0 ? null : String(request.route + 1),
    other: request.hidesOther ? '0' : null,
    play: request.isPlaying ? '1' : null,
    all: null,
  };
}
