import { getAgency } from '@/lib/agencies/agencies';
import ical from 'ical-generator';
import { getFeedPath } from '@/lib/camera-files/names';
import { getDay } from '@/lib/camera-files/status';
import { BRAND } from '@/lib/constants/brand';
import { absoluteUrl } from '@/lib/constants/site-url';
import { type AtomEntry, escapeXml, formatAtom } from '@/lib/core/atom';
import { toOneLine } from '@/lib/core/one-line';
import type { Point } from '@/lib/geo/point';
import { viewerHref } from '@/lib/places/viewer-link';
import { describePlace } from '@/lib/road-reports/along-drive';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { describeSlower, getSignText, type SignStatement } from '@/lib/road-reports/sign';
import type { Warning } from '@/lib/warnings/warning';

export interface Topic {
  readonly path: string;
  readonly name: string;
  /** Code of a state, or `getRoadKey` of a road: how a wall finds the feeds of its cameras. */
  readonly key: string | null;
  /** Worst first. */
  readonly closures: readonly RoadEvent[];
  readonly slower: readonly SignStatement[];
  readonly warnings: readonly Warning[];
}

const MAX_ENTRIES = 60;
const MAP_ZOOM = 13;
const MAX_TEXT_LENGTH = 500;

const mapLink = ({ lat, lng }: Point): string =>
  absoluteUrl(viewerHref({ view: 'map', at: `${lat},${lng},${MAP_ZOOM}` }));

const join = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by);

/** The first that is not ahead, or the start of the UTC day. */
function getPast(now: number, ...times: readonly (number | null)[]): number {
  return times.find((at) => at !== null && at <= now) ?? Date.parse(getDay(now));
}

const nameRoad = ({ roads }: RoadEvent): string => roads[0]?.name ?? '';

function toClosureEntry(event: RoadEvent, now: number): AtomEntry {
  const { id, source, description, start, end, updated } = event;
  const published = getPast(now, start, updated);
  const starts = start !== null && start > now ? `From ${new Date(start).toUTCString()}` : '';
  const ends = end === null ? '' : `Until ${new Date(end).toUTCString()}.`;
  return {
    id: absoluteUrl(`/#closed-${encodeURIComponent(id)}`),
    title: join([starts, nameRoad(event), describePlace(event)], ': '),
    href: mapLink(event),
    published,
    updated: getPast(now, updated, published),
    summary: join([description, ends, getAgency(source).label], ' '),
  };
}

function toDelayEntry(sign: SignStatement, now: number): AtomEntry {
  const { id, source, road, slower = [], since, readAt } = sign;
  // A sign is confirmed every few minutes, which is no news.
  const published = getPast(now, since, readAt);
  return {
    id: absoluteUrl(`/#sign-${encodeURIComponent(id)}`),
    title: join([road, slower.map(describeSlower).join('; ')], ': '),
    href: mapLink(sign),
    published,
    updated: published,
    summary: `The sign says: ${getSignText(sign)}. ${getAgency(source).label}`,
  };
}

const toWarningEntry = (
  { id, event, headline, instruction, starts }: Warning,
  path: string,
  now: number,
): AtomEntry => ({
  id: absoluteUrl(`/#warning-${encodeURIComponent(id)}`),
  title: event,
  href: absoluteUrl(path),
  published: getPast(now, starts),
  updated: getPast(now, starts),
  summary: join([headline, instruction], ' '),
});

/** Many closures must not push warnings out. */
export function formatFeed({ path, name, closures, slower, warnings }: Topic, now: number): string {
  const entries = [
    ...warnings.map((warning) => toWarningEntry(warning, path, now)),
    ...closures.map((event) => toClosureEntry(event, now)),
    ...slower.map((sign) => toDelayEntry(sign, now)),
  ].slice(0, MAX_ENTRIES);
  return formatAtom({
    title: `${name}: closures, warnings, and delays`,
    href: absoluteUrl(path),
    self: absoluteUrl(getFeedPath(path, 'xml')),
    author: BRAND,
    updated: Math.max(getPast(now), ...entries.map(({ updated }) => updated)),
    entries,
  });
}

/** OPML 2.0 (http://opml.org/spec2.opml), which feed readers import. */
export function formatFeedList(topics: readonly Topic[]): string {
  const outlines = topics.map(({ path, name, key }) => {
    const attributes = {
      type: 'rss',
      text: name,
      ...(key !== null && { category: key }),
      xmlUrl: absoluteUrl(getFeedPath(path, 'xml')),
      htmlUrl: absoluteUrl(path),
    };
    return `<outline${Object.entries(attributes)
      .map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`)
      .join('')}/>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<opml version="2.0">
<head><title>Closures, warnings, and delays</title></head>
<body>
${outlines.join('\n')}
</body>
</opml>
`;
}

/** RFC 5545 forbids an empty calendar. */
const UTC =
  'BEGIN:VTIMEZONE TZID:UTC BEGIN:STANDARD DTSTART:19700101T000000 TZOFFSETFROM:+0000 TZOFFSETTO:+0000 END:STANDARD END:VTIMEZONE '.replaceAll(
    ' ',
    '\r\n',
  );

const isPlanned = ({ type, start, end }: RoadEvent): boolean =>
  start !== null && end !== null && end > start && (type === 'CONSTRUCTION' || type === 'SPECIAL_EVENT');

/** Planned closures. */
export function formatCalendar({ path, name, closures }: Topic): string {
  const calendar = ical({
    name: `${name}: planned closures`,
    prodId: { company: BRAND, product: 'closures' },
    url: absoluteUrl(path),
    ttl: 3_600,
  });
  for (const event of closures.filter(isPlanned).slice(0, MAX_ENTRIES)) {
    const { id, description, start, end, updated, url, lat, lng } = event;
    const road = nameRoad(event);
    calendar.createEvent({
      id: `${encodeURIComponent(id)}@${BRAND.toLowerCase()}`,
      start: new Date(start ?? 0),
      end: new Date(end ?? 0),
      stamp: new Date(updated ?? start ?? 0),
      summary: toOneLine(join([road, describePlace(event)], ': '), MAX_TEXT_LENGTH),
      description: toOneLine(join([description, mapLink(event)], ' '), MAX_TEXT_LENGTH),
      location: { title: toOneLine(road === '' ? name : road, MAX_TEXT_LENGTH), geo: { lat, lon: lng } },
      url,
    });
  }
  const text = `${calendar.toString()}\r\n`;
  return calendar.length() === 0 ? text.replace(/(?=END:VCALENDAR\r)/, UTC) : text;
}
