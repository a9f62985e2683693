import {
  ALTERNATING,
  CLAUSE_END,
  EVENT_KINDS,
  LANE_STREET,
  NOT_THE_ROAD,
  OPEN,
  PART_OF_ROAD,
  PLAIN_HEADLINES,
  RAMP,
  ROAD_CLOSED,
  SOME_CLOSED,
  WHOLE_ROAD,
} from '@/data/event-words';
import { cleanText } from '@/lib/camera/clean-text';
import { directionName } from '@/lib/camera/agency-words';
import {
  DIRECTIONS,
  type EventDirection,
  type EventType,
  type RoadState,
  type Severity,
} from '@/lib/road-reports/road-event';

interface Kind {
  readonly headline: string;
  readonly type: EventType;
}

export function readKind(texts: readonly string[], stated?: EventType): Kind {
  for (const text of texts) {
    const found = EVENT_KINDS.find(
      ([pattern, , type]) => pattern.test(text) && (stated === undefined || type === stated),
    );
    if (found) return { headline: found[1], type: found[2] };
  }
  const type = stated ?? 'INCIDENT';
  return { headline: PLAIN_HEADLINES[type], type };
}

export function readState(text: string): RoadState | null {
  if (OPEN.test(text)) return 'ALL_LANES_OPEN';
  if (text.split(CLAUSE_END).some(closesRoad)) return 'CLOSED';
  if (ALTERNATING.test(text)) return 'SINGLE_LANE_ALTERNATING';
  return SOME_CLOSED.test(text) ? 'SOME_LANES_CLOSED' : null;
}

/** @param isClosed TravelIQ says so of ramps, too */
export function readLanes(isClosed: boolean, lanes: string, sentence: string): RoadState | null {
  const [stated, said] = [isClosed ? 'CLOSED' : readState(lanes), readState(sentence)];
  const isRamp = stated === 'CLOSED' && said === 'SOME_LANES_CLOSED' && RAMP.test(sentence);
  return isRamp ? said : (stated ?? said);
}

function closesRoad(whole: string): boolean {
  const clause = whole.replace(NOT_THE_ROAD, '');
  if (!ROAD_CLOSED.test(clause)) return false;
  return WHOLE_ROAD.test(clause) || !PART_OF_ROAD.test(clause.replace(LANE_STREET, ''));
}

export function readSeverity(text: string): Severity {
  if (/\b(major|severe|high|critical)\b/i.test(text)) return 'MAJOR';
  if (/\b(moderate|intermediate|medium)\b/i.test(text)) return 'MODERATE';
  return /\b(minor|low)\b/i.test(text) ? 'MINOR' : 'UNKNOWN';
}

/** @param sentence fallback: `... on I-90 eastbound at ...` */
export function readDirection(text: string, sentence = ''): EventDirection | null {
  const stated = directionName(cleanText(text).replace(/^all directions$/i, 'both'));
  const found = DIRECTIONS.find((direction) => direction === stated);
  if (found) return found;
  if (/\bboth directions\b/i.test(sentence)) return 'Both Directions';
  const bounds = new Set(
    [...sentence.matchAll(/\b(north|south|east|west)bound\b/gi)].map(([bound]) => bound.toLowerCase()),
  );
  const [only] = bounds;
  return bounds.size === 1 ? (DIRECTIONS.find((direction) => direction.toLowerCase() === only) ?? null) : null;
}

export const OPPOSITE: Readonly<Record<EventDirection, EventDirection>> = {
  Northbound: 'Southbound',
  Southbound: 'Northbound',
  Eastbound: 'Westbound',
  Westbound: 'Eastbound',
  'Both Directions': 'Both Directions',
};

const TAG = /<[^<>]{0,500}>/g;
/** Table cell that repeats the comment. */
const REPEATED = /<div class='cellSpacer'>[\s\S]*/;
/** A clock without a day, and another program's number. */
const TRAILERS = /\s*(Last updated at [^.]{1,20}\.|\[[^\][]{1,60}\])\s*$/;

export function plainText(value: unknown, maxLength: number): string {
  const whole = typeof value === 'string' ? value.slice(0, 5_000).replace(REPEATED, '') : value;
  // Decoded first, because tags may be escaped.
  const text = cleanText(whole, 5_000).replace(REPEATED, '').replace(TAG, ' ').replace(/[<>]/g, '');
  return cleanText(text.replace(TRAILERS, ''), maxLength);
}

const TIME = String.raw`(?:\d\d?(?::\d\d| ?[ap]\.?m\b)|noon\b|midnight\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d)`;
const START = String.raw`\b(?:between|from) (?!${TIME}|\d\d? (?:and|to) ${TIME})`;
const END = '(?=$|[.,;([]| (?:all|starting|until|the|in|on|for|is|are|from|between|daily|nightly) )';
const BETWEEN = new RegExp(`${START}(.{2,60}?) (?:and|to) (.{2,60}?)${END}`, 'i');

/** `between Mountain House Lane (Cornwall) and Grant Road` */
export function readEnds(sentence: string): { readonly from: string; readonly to: string } {
  const [, from = '', to = ''] = BETWEEN.exec(sentence) ?? [];
  return { from: from.trim(), to: to.trim() };
}
