import { MAX_NAME_LENGTH } from '@/lib/constants/favorites';
import { toOneLine } from '@/lib/core/one-line';
import { formatDrive, parseDrive, type DriveRequest } from './drive-request';

export interface SavedDrive {
  readonly name: string;
  readonly isCommute: boolean;
  readonly request: DriveRequest;
}

/** The database rules do not check texts. */
const TEXT = /^drive=[A-Za-z0-9*._+%&=-]{1,800}$/;

const cleanName = (text: string) => toOneLine(text, MAX_NAME_LENGTH);

export function parseSavedDrive(text: string): SavedDrive | null {
  if (!TEXT.test(text)) return null;
  const search = new URLSearchParams(text);
  const request = parseDrive(search);
  const name = cleanName(search.get('name') ?? '');
  if (request === null || name === '' || request.stops.includes('')) return null;
  return { name, isCommute: search.get('commute') === '1', request: { ...request, isPlaying: false } };
}

export function formatSavedDrive({ name, isCommute, request }: SavedDrive): string | null {
  const { drive, way, other } = formatDrive(request);
  const given = { drive, way, other, name: cleanName(name), commute: isCommute ? '1' : null };
  const text = String(
    new URLSearchParams(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null)),
  );
  return parseSavedDrive(text) && text;
}

export function nameDrive({ stops }: DriveRequest): string {
  const [from = '', to = ''] = [stops[0], stops.at(-1)].map((stop = '') => stop.replace(/,.*/, ''));
  return from === '' ? 'Your track' : cleanName(`${from} to ${to}`);
}

/** @param hour local time */
export function chooseDirection({ request }: SavedDrive, hour: number): DriveRequest {
  return hour < 12 ? request : { ...request, stops: request.stops.toReversed(), route: 0 };
}
