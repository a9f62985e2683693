import { cleanText } from '@/lib/camera/clean-text';
import { directionName } from '@/lib/camera/direction';
import {
  DIRECTIONS,
  type EventDirection,
  type EventType,
  type RoadState,
  type Severity,
} from '@/lib/road-reports/road-event';

/** First match wins. */
const KINDS: readonly (readonly [pattern: RegExp, headline: string, type: EventType])[] = [
  [/\b(crash|accident|collision|rollover|overturned|jack-?knifed)/i, 'Crash', 'INCIDENT'],
  [/\b(disabled|stalled|broken down|abandoned|vehicle ?breakdown)\b/i, 'Disabled vehicle', 'INCIDENT'],
  [/\bavalanche/i, 'Avalanche', 'INCIDENT'],
  [/\b(land|mud|rock) ?slide/i, 'Slide', 'INCIDENT'],
  [/\b(flood|high water|washout|washed out)/i, 'Flooding', 'WEATHER_CONDITION'],
  [/\b(wild ?fire|vehicle fire|brush fire|fire activity|structure fire)\b/i, 'Fire', 'INCIDENT'],
  [/\b(debris|spill|obstruction|fallen tree|downed tree|tree down|power lines?)\b/i, 'Debris', 'INCIDENT'],
  [/\bpolice (activity|investigation|incident)\b/i, 'Police activity', 'INCIDENT'],
  [/\b(parade|festival|marathon|concert|special ?event|sporting|fair)\b/i, 'Special event', 'SPECIAL_EVENT'],
  [/\bbridge ?(work|repair|maintenance|construction|inspection|replacement)/i, 'Bridge work', 'CONSTRUCTION'],
  [
    /\b(pav(?:ing|ement)|resurfac|road ?work|road ?construction|construction|work ?zone|maintenance|utility ?work|road widening|repairs?)\b/i,
    'Road work',
    'CONSTRUCTION',
  ],
  [
    /\b(blizzard|blowing snow|dust storm|high winds?|strong winds?|dense fog|smoke)\b/i,
    'Bad weather',
    'WEATHER_CONDITION',
  ],
  [/\b(snow|ice|icy|slush|slippery|chains?|traction|frost|winter driving)\b/i, 'Snow or ice', 'ROAD_CONDITION'],
  [/\b(congestion|delays?|slow traffic|queue|heavy traffic)\b/i, 'Delays', 'INCIDENT'],
  [/\b(restriction|over-?size|width limit|weight limit)/i, 'Restriction', 'ROAD_CONDITION'],
];

const PLAIN_HEADLINES: Readonly<Record<EventType, string>> = {
  INCIDENT: 'Incident',
  CONSTRUCTION: 'Road work',
  SPECIAL_EVENT: 'Special event',
  ROAD_CONDITION: 'Road condition',
  WEATHER_CONDITION: 'Bad weather',
};

interface Kind {
  readonly headline: string;
  readonly type: EventType;
}

export function readKind(texts: readonly string[], stated?: EventType): Kind {
  for (const text of texts) {
    const found = KINDS.find(([pattern, , type]) => pattern.test(text) && (stated === undefined || type === stated));
    if (found) return { headline: found[1], type: found[2] };
  }
  const type = stated ?? 'INCIDENT';
  return { headline: PLAIN_HEADLINES[type], type };
}

const ROAD_CLOSED =
  /\b(all (travel )?lanes?( of \d+ lanes?)?( (are|is))? (closed|blocked)|(road|roadway|highway|hwy|interstate|route|bridge|tunnel|pass|street|both directions)( (is|are|will be))? (fully |completely )?(closed|impassable|blocked)|(full|complete|road|bridge|highway|all lanes?) closure|closed to (all )?(through )?traffic)\b/i;
const SOME_CLOSED =
  /\b(lanes?|shoulders?|ramps?)\b.{0,40}\b(closed|blocked|reduced)|\b(closed|blocked)\b.{0,20}\blanes?\b|\blane (closures?|restrictions?|reductions?)\b/i;
const ALTERNATING =
  /\b(alternating|single[- ]lane|one[- ]lane (road|traffic)|flaggers?|flagging|one-way traffic|pilot car)\b/i;
const OPEN = /\b(all lanes (are )?open|no lanes? (closed|blocked|affected)|lanes? re-?opened)\b/i;

export function readState(text: string): RoadState | null {
  if (OPEN.test(text)) return 'ALL_LANES_OPEN';
  if (ROAD_CLOSED.test(text)) return 'CLOSED';
  if (ALTERNATING.test(text)) return 'SINGLE_LANE_ALTERNATING';
  return SOME_CLOSED.test(text) ? 'SOME_LANES_CLOSED' : null;
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

const OPPOSITE: Readonly<Record<EventDirection, EventDirection>> = {
  Northbound: 'Southbound',
  Southbound: 'Northbound',
  Eastbound: 'Westbound',
  Westbound: 'Eastbound',
  'Both Directions': 'Both Directions',
};

export const opposite = (direction: EventDirection): EventDirection => OPPOSITE[direction];

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

const BETWEEN =
  /\b(?:between|from) (.{2,60}?) (?:and|to) (.{2,60}?)(?=$|[.,;([]| (?:all|starting|until|the|in|on|for|is|are) )/i;

/** `between Mountain House Lane (Cornwall) and Grant Road` */
export function readEnds(sentence: string): { readonly from: string; readonly to: string } {
  const [, from = '', to = ''] = BETWEEN.exec(sentence) ?? [];
  return { from: from.trim(), to: to.trim() };
}
