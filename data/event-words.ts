import type { EventType } from '@/lib/road-reports/road-event';

/** First match wins. */
export const EVENT_KINDS: readonly (readonly [pattern: RegExp, headline: string, type: EventType])[] = [
  [/\b(crash|accident|collision|rollover|overturned|jack-?knifed)/i, 'Crash', 'INCIDENT'],
  [/\b(disabled|stalled|broken down|abandoned|vehicle ?breakdown)\b/i, 'Disabled vehicle', 'INCIDENT'],
  [/\bavalanche/i, 'Avalanche', 'INCIDENT'],
  [/\b(land|mud|rock) ?slide/i, 'Slide', 'INCIDENT'],
  [/\b(flood|high water|washout|washed out)/i, 'Flooding', 'WEATHER_CONDITION'],
  [/\b(wild ?fire|vehicle fire|brush fire|fire activity|structure fire)\b/i, 'Fire', 'INCIDENT'],
  [/\b(debris|spill|obstruction|fallen tree|downed tree|tree down|power lines?)\b/i, 'Debris', 'INCIDENT'],
  [/\bpolice (activity|investigation|incident)\b/i, 'Police activity', 'INCIDENT'],
  [
    /\b(parade|festival|marathon|concert|special ?event|sporting|(?:state|county) fair)\b/i,
    'Special event',
    'SPECIAL_EVENT',
  ],
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

export const PLAIN_HEADLINES: Readonly<Record<EventType, string>> = {
  INCIDENT: 'Incident',
  CONSTRUCTION: 'Road work',
  SPECIAL_EVENT: 'Special event',
  ROAD_CONDITION: 'Road condition',
  WEATHER_CONDITION: 'Bad weather',
};

export const ROAD_CLOSED =
  /\b(all ((travel|(north|south|east|west)bound) )?lanes?( of \d+ lanes?)?( (are|is))? (closed|blocked)|(road|roadway|highway|hwy|interstate|route|bridge|tunnel|pass|street|both directions)( (is|are|will be))? (fully |completely )?(closed|impassable|blocked)|(full|complete|road|bridge|highway|all lanes?) closure|closed to (all )?(through )?traffic)\b/i;
/** In a clause with one of these, the road itself is not closed. */
export const PART_OF_ROAD = /\b(lanes?|shoulders?|ramps?|sidewalks?|pedestrians?)\b/i;
export const WHOLE_ROAD = /\ball (\w+ )?(lanes?|traffic|vehicles|directions)\b|\bto vehic/i;
export const RAMP = /\bramps?\b/i;
/** New York's words for a ramp, and closures to some. */
export const NOT_THE_ROAD =
  /\ball lanes closed ramps?\b|\bclosed to (?:all )?(?:trucks?|commercial|high[- ]profile|light|over-?sized?|semis?|trailers?|pedestrians)\b/gi;
/** `Mountain House Lane`, but not `Right Lane` */
export const LANE_STREET =
  /\b(?!Right|Left|Center|Middle|Single|One|Two|Turn|Travel|Passing|Express)[A-Z][a-z]+ Lane\b/g;
/** Not after `St.` */
export const CLAUSE_END = /(?<!\b[A-Z]\w{0,3})\.\s|[;!\n]/;
export const SOME_CLOSED =
  /\b(lanes?|shoulders?|ramps?)\b.{0,40}\b(closed|blocked|reduced)|\b(closed|blocked)\b.{0,20}\blanes?\b|\blane (closures?|restrictions?|reductions?)\b/i;
export const ALTERNATING =
  /\b(alternating|single[- ]lane|one[- ]lane (road|traffic)|flaggers?|flagging|one-way traffic|pilot car)\b/i;
export const OPEN = /\b(all lanes (are )?open|no lanes? (closed|blocked|affected)|lanes? re-?opened)\b/i;
