import { z } from 'zod';
import type { SourceId } from '@/lib/agencies/agencies';
import type { StateCode } from '@/lib/camera/regions';
import { getRows, readEach } from '../read-rows';
import { getRequest, PLAIN_LIST, type DropReason, type ListEndpoint, type RowResult } from '../source';

export interface ReportAgency {
  readonly source: SourceId;
  readonly home: readonly StateCode[];
  readonly idPrefix: string;
  /** The agency's page. */
  readonly site: string;
}

export type ReportDropReason =
  | DropReason
  /** More rows than any agency has. */
  | 'too-many'
  | 'too-long'
  /** A sign that is off, out of service, or out of contact. */
  | 'dark'
  /** A sign that shows only a picture. */
  | 'no-text'
  /** Slogans, tests, and bare numbers; no chain control; a dry or wet road. */
  | 'not-news'
  /** A value that no list explains. */
  | 'unknown'
  /** Planned, picked up, or canceled. */
  | 'not-in-place'
  /** Ended, or more than a day away. */
  | 'not-current'
  | 'stale';

/** `rows = items.length + sum(dropped)` */
export interface ReportList<Item> {
  readonly rows: number;
  readonly items: readonly Item[];
  readonly dropped: Readonly<Partial<Record<ReportDropReason, number>>>;
}

export interface ReportEndpoint<Item> extends ListEndpoint {
  /** Reads all pages, in order. Never throws. */
  parse(pages: readonly unknown[]): ReportList<Item>;
}

export interface ReportPart<Item> {
  /** `511ny/Closures`, or `511in` if the source has one list. */
  readonly key: string;
  readonly idPrefix: string;
  /** In order of preference. */
  readonly endpoints: readonly ReportEndpoint<Item>[];
  /** Its failure says nothing about closures, and its items soon end. */
  readonly isExtra?: boolean;
}

export interface ReportSource<Item> {
  readonly id: SourceId;
  readonly parts: readonly ReportPart<Item>[];
}

export type ReportResult<Item> = RowResult<Item, ReportDropReason>;

interface ReportRequest<Row> extends Partial<Omit<ListEndpoint, 'name'>> {
  readonly name: string;
  readonly url: string;
  /** The rows' key; '' for a plain array. */
  readonly key: string;
  readonly row: z.ZodType<Row>;
}

/** One list, in one answer unless `next` is given. */
export function createReportList<Row, Item extends { readonly id: string }>(
  { url, key, row, ...plan }: ReportRequest<Row>,
  read: (row: Row) => ReportResult<Item>,
): ReportEndpoint<Item> {
  const Page = key === '' ? z.array(z.unknown()) : z.object({ [key]: z.array(z.unknown()) });
  return {
    ...PLAIN_LIST,
    first: () => getRequest(url),
    findRefusal: (page) => (Page.safeParse(page).success ? null : 'not a list of reports'),
    parse: (pages) =>
      readReports(
        pages.flatMap((page) => getRows(page, key)),
        row,
        read,
      ),
    ...plan,
  };
}

/** Twice the longest list. */
const MAX_ROWS = 6_000;

export function readReports<Row, Item extends { readonly id: string }>(
  rows: readonly unknown[],
  schema: z.ZodType<Row>,
  read: (row: Row) => ReportResult<Item>,
): ReportList<Item> {
  const { items, dropped } = readEach(rows.slice(0, MAX_ROWS), schema, read);
  const rest = rows.length - MAX_ROWS;
  return { rows: rows.length, items, dropped: rest > 0 ? { ...dropped, 'too-many': rest } : dropped };
}

/** Agencies' own ids may contain blanks and slashes. */
export const toReportId = ({ idPrefix }: ReportAgency, id: string): string => {
  const clean = id.trim().replace(/[^A-Za-z0-9._:-]+/g, '-');
  return clean === '' ? '' : (idPrefix + clean).slice(0, MAX_ID_LENGTH);
};

const MAX_ID_LENGTH = 120;
