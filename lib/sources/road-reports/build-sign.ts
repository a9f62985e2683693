import { checkPoint } from '@/lib/camera/coordinates';
import { roundPoint, type Point } from '@/lib/geo/point';
import type { Sign } from '@/lib/road-reports/sign-schema';
import { cleanPages, MAX_SIGN_CHARACTERS, readNews } from '@/lib/road-reports/sign-text';
import { spellRoad } from '@/lib/roads/road';
import { field } from '../read-rows';
import { plainText, readDirection } from './event-words';
import { toReportId, type ReportAgency } from './read-reports';
import type { RowResult } from '../source';

/** Sync adds when it saw the text. */
export interface ReadSign extends Omit<Sign, 'since' | 'readAt'> {
  readonly since: number | null;
  /** When the agency read the sign. */
  readonly recordedAt: number | null;
}

export interface SignDraft {
  readonly id: string;
  readonly road: string;
  readonly direction: string;
  /** May name the road and the direction, too: `I-95 NB at MM 199.5`. */
  readonly name: string;
  readonly place: Point | null;
  /** Lists of lines, or texts with line breaks. */
  readonly pages: readonly (string | readonly string[])[];
  readonly hasPicture?: boolean;
  readonly since?: number | null;
  readonly recordedAt?: number | null;
}

/** Untrimmed, with its line breaks. */
export const rawText = field.any.transform((value) => (typeof value === 'string' ? value : ''));

const MAX_ROAD = 60;
/** A road at the start of a name, or after the agency's number of the sign. */
const ROAD =
  /\b(?:I|US|SR|SH|CR|NE|KS|CO|IA|MN|UT|NV|NC|NY|GA|FL|PA|CT|LA|ID|AZ|VT|NH|ME|CA|RTE|ROUTE|HWY)[- ]?\d{1,4}[A-Z]?\b/i;
const BOUND = /\b(?:([NSEW])B|(North|South|East|West)(?:bound)?)\b|\d([NSEW])\b/i;

export function buildSign(agency: ReportAgency, draft: SignDraft): RowResult<ReadSign> {
  const news = readPages(draft);
  if (typeof news === 'string') return { dropped: news };
  const place = checkPoint(draft.place, agency.home);
  if (typeof place === 'string') return { dropped: place };
  const id = toReportId(agency, draft.id);
  if (id === '') return { dropped: 'unreadable' };
  const { lat, lng } = roundPoint(place);
  return {
    item: {
      id,
      source: agency.source,
      road:
        spellRoad(plainText(draft.road, MAX_ROAD).replace(/^\(\d+\) ?/, ''), agency.home) || findIn(draft.name, ROAD),
      direction: readDirection(draft.direction) ?? readDirection(findIn(draft.name, BOUND).replace(/^\d/, '')),
      lat,
      lng,
      pages: news.pages.map((page) => [...page]),
      minutes: [...news.minutes],
      since: draft.since ?? null,
      recordedAt: draft.recordedAt ?? null,
    },
  };
}

function readPages({ pages: said, hasPicture = false }: SignDraft) {
  const length = said.flat().reduce((sum, text) => sum + text.length, 0);
  if (length > MAX_SIGN_CHARACTERS) return 'too-long';
  const pages = cleanPages(said);
  if (pages.length === 0) return hasPicture ? 'no-text' : 'dark';
  return readNews(pages) ?? 'not-news';
}

const findIn = (text: string, pattern: RegExp): string => pattern.exec(text)?.[0] ?? '';
