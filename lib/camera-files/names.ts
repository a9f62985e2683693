const REPORTS = ['index', 'status', 'history'] as const;
/** For the site only (ADR 022). */
export const DERIVED = ['first', 'catalog'] as const;
export type DerivedName = (typeof DERIVED)[number];
export const EXTRAS = ['alerts', 'events', 'signs', 'usual'] as const;
export type ExtraName = (typeof EXTRAS)[number];
/** A report, derived file, extra, or camera file. */
export type DataName = string;

export const SINGLE = [...REPORTS, ...DERIVED, ...EXTRAS] as const;

const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (name: DataName): name is Name =>
    names.some((known) => known === name);
export const isDerived = isOneOf(DERIVED);
export const isExtra = isOneOf(EXTRAS);
const isSingle = isOneOf(SINGLE);

/** Body of a missing derived or extra file. A 404 would log an error in every console. */
export const NO_DERIVED = 'null\n';

const CAMERA_EXPORT = /^(?:cameras\.(?:geojson|csv|parquet)|[a-z0-9-]+-cameras\.geojson|README\.md)$/;
export const isCameraExport = (fileName: string): boolean => CAMERA_EXPORT.test(fileName);

export const FEED_LIST = 'feeds.opml';
const FEED = /^(?:feed-[a-z0-9.-]+\.(?:xml|ics)|feeds\.opml)$/;
/** Atom feeds, their list, and calendars. */
export const isFeed = (fileName: string): boolean => FEED.test(fileName);

type FeedEnding = 'xml' | 'ics';
/** @param path of the place's or road's page */
export const getFeedName = (path: string, ending: FeedEnding): string =>
  `feed-${path
    .slice(1)
    .replace('/', '.')
    .replace(/-traffic-cameras$/, '')}.${ending}`;
export const getFeedPath = (path: string, ending: FeedEnding): string => `/camera-data/${getFeedName(path, ending)}`;

export const listFeeds = (path: string): Readonly<Record<string, string>> => ({
  'application/atom+xml': getFeedPath(path, 'xml'),
  'text/calendar': getFeedPath(path, 'ics'),
});

export const isExport = (fileName: string): boolean => isCameraExport(fileName) || isFeed(fileName);

export const DEFAULT_DATA_DIR = 'public/camera-data';

export function getDataFileName(name: DataName): string {
  return isSingle(name) ? `${name}.json` : `${name}-cameras.json`;
}

export function getDataPath(name: DataName): string {
  return `/camera-data/${getDataFileName(name)}`;
}
