import { MAX_COLUMNS } from '@/lib/constants/viewport';

export type KioskSettings = Readonly<ReturnType<typeof parseKiosk>>;

export const DEFAULT_SECONDS = 20;
export const [MIN_SECONDS, MAX_SECONDS] = [5, 600];

function readNumber(text: string | null, min: number, max: number): number | null {
  const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : NaN;
  return value >= min && value <= max ? value : null;
}

export function parseKiosk(search: URLSearchParams) {
  return {
    seconds: readNumber(search.get('seconds'), MIN_SECONDS, MAX_SECONDS) ?? DEFAULT_SECONDS,
    /** Null fits as many as are at least 300 px wide. */
    columns: readNumber(search.get('columns'), 1, MAX_COLUMNS),
    hasClock: search.get('clock') === '1',
    dims: search.get('dim') !== '0',
    hasCaptions: search.get('captions') !== '0',
    hasNotices: search.get('notices') === '1',
    counts: search.get('ai') === '1',
    isTransparent: search.get('background') === 'none',
  };
}
