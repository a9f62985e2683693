import type { SignMinutes } from './sign-schema';

const MAX_MINUTES = 240;
/** Slower or faster is an error of the sign. */
const MIN_MPH = 1.5;
const MAX_MPH = 100;
const MINUTES_PER_HOUR = 60;

/** At the end of a line: `12 MIN`, `6-8 MIN`, `UNDER 3 MIN`, `20+ MIN`, `TIME: 5-7 MIN`. */
const VALUE =
  /^(?<before>.*?)(?:\bTIME: ?)?(?:(?<under>\b(?:UNDER|LESS THAN)\s|<)|(?<over>\b(?:OVER|MORE THAN)\s|>))?\s*(?<![\d.$-])(?<first>\d{1,4})(?:\s*-\s*(?<last>\d{1,4}))?(?<plus>\+)?\s*MIN(?:S|UTES?)?\.?$/;
/** Below `MINUTES TO`: `SKY HARBOR 12`. */
const BARE_VALUE = /^(?<before>.*[A-Z].*?)\s+(?<first>\d{1,3})(?:-(?<last>\d{1,3}))?(?<plus>\+)?$/;
const MILES = /(?:^|\s)(\d{1,3}(?:\.\d)?)\s*(?:MI|MILES?)(?:\s+AHEAD)?$/;
const HEADING = /^(?:(?:FREEWAY |FWY |TRAVEL |EST |DRIVE )?TIMES?(?: TO)?|MINUTES TO|MIN TO|TO)\s*:?$/;
const HEADING_START = /^(?:(?:FREEWAY |FWY |TRAVEL )?TIMES? TO|MINUTES TO|TO)\s*:?\s+/;
/** A platform lost the spaces, or one line has two values. */
const BROKEN = /\d\s*MIN(?!S\b|UTES?\b|\b)|\bTIMES? TO[A-Z]|\bTO(?:VIA|MIN)\b|\d\s*MIN\b.*\d\s*MIN\b/;
/** The line above has the rest of the name: `91 EXPRESS`, `LANES 11 MIN`. */
const CONTINUED = /^(?:VIA .+|LANES?|BRIDGE|BR|TUNNEL|EXIT|AIRPORT|PLAZA|BLVD|AVE|RD|ST|DR|PKWY|HWY|EXPWY|FWY)$/;
/** Names no destination. */
const OTHER_NEWS = /\b(?:CLOSED|CLSD|CRASH|DELAYS?|WAIT|AHEAD|CONGESTION|BLOCKED|WORK|NEXT|SPEED|TIMES?)\b/;

interface Above {
  readonly lines: readonly string[];
  readonly miles?: number;
}

function isPossible({ low, high, miles }: SignMinutes): boolean {
  const longest = high ?? low;
  if (longest <= 0 || longest > MAX_MINUTES || low > longest) return false;
  if (miles === undefined) return true;
  const fastest = low === 0 ? longest : low;
  return miles * MINUTES_PER_HOUR >= MIN_MPH * longest && miles * MINUTES_PER_HOUR <= MAX_MPH * fastest;
}

function splitMiles(text: string): { readonly rest: string; readonly miles?: number } {
  const [found, miles] = MILES.exec(text) ?? [];
  return found === undefined ? { rest: text } : { rest: text.slice(0, -found.length).trim(), miles: Number(miles) };
}

/** `ALOMA VIA 417N`, `I-95 TO EXIT 12` */
function splitVia(text: string): { readonly to: string; readonly via?: string } {
  const [, to, via] = /^(.+?) VIA (.+)$/.exec(text) ?? [];
  if (to !== undefined && via !== undefined) return { to, via };
  const [, road, exit] = /^(\S+(?: (?:NORTH|SOUTH|EAST|WEST|\d+))*) TO (.+)$/.exec(text) ?? [];
  return road !== undefined && exit !== undefined ? { to: exit, via: road } : { to: text };
}

interface PageState {
  readonly found: SignMinutes[];
  above: Above;
  /** Destination of the lines below `TO I-264 VIA`. */
  shared: string | null;
  /** The road of `I-95 NORTH TO`. */
  road: string | null;
}

/** Reads one page. Empty without minutes, or if the text is damaged. */
export function readMinutes(page: readonly string[]): readonly SignMinutes[] {
  if (page.some((line) => BROKEN.test(line))) return [];
  const isBare = page.some((line) => /^(?:MINUTES|MIN) TO\b/.test(line));
  const state: PageState = { found: [], above: { lines: [] }, shared: null, road: null };
  for (const line of page) {
    const value = VALUE.exec(line) ?? (isBare ? BARE_VALUE.exec(line) : null);
    if (value?.groups) addValue(state, value.groups);
    else readWords(state, line);
  }
  return state.found;
}

function readWords(state: PageState, line: string): void {
  const [, to] = /^(?:TO )?(.+) VIA$/.exec(line) ?? [];
  const [, road] = /^(.+) TO$/.exec(line) ?? [];
  if (HEADING.test(line)) state.above = { lines: [] };
  else if (to !== undefined) state.shared = to;
  else if (road !== undefined) state.road = road;
  else state.above = readAbove(state.above, line);
}

function addValue(state: PageState, groups: Groups): void {
  const { to, ...read } = { ...readDestination(groups.before ?? '', state.above), ...readRange(groups) };
  const minutes = { ...read, ...name(to, state) };
  if (minutes.to !== '' && !OTHER_NEWS.test(minutes.to) && isPossible(minutes)) state.found.push(minutes);
  state.above = { lines: [] };
  state.road = null;
}

function readAbove(above: Above, line: string): Above {
  const { rest, miles } = splitMiles(line.replace(HEADING_START, ''));
  const lines = rest === '' ? above.lines : OTHER_NEWS.test(rest) ? [] : [...above.lines, rest];
  return { lines, ...(miles !== undefined && { miles }) };
}

type Groups = Readonly<Record<string, string | undefined>>;

function readDestination(before: string, above: Above): Pick<SignMinutes, 'to' | 'miles'> {
  const { rest, miles = above.miles } = splitMiles(before.trim().replace(/[:.]+$/, ''));
  const isHeading = HEADING.test(rest);
  const isWhole = rest !== '' && !isHeading && !CONTINUED.test(rest);
  const to = isWhole ? rest : [...above.lines, ...(isHeading ? [] : [rest])].join(' ').trim();
  return { to: to.replace(HEADING_START, '').replace(/\.$/, '').trim(), ...(miles !== undefined && { miles }) };
}

function readRange({ under, over, plus, first, last = first }: Groups): Pick<SignMinutes, 'low' | 'high'> {
  return { low: under === undefined ? Number(first) : 0, high: (over ?? plus) === undefined ? Number(last) : null };
}

function name(text: string, { found, shared, road }: PageState): { readonly to: string; readonly via?: string } {
  if (shared !== null) return { to: shared, via: text };
  const last = found.at(-1);
  if (text.startsWith('VIA ') && last) return { to: last.to, via: text.slice('VIA '.length) };
  return road === null ? splitVia(text) : { to: text, via: road };
}
