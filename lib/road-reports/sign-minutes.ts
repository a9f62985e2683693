import type { SignMinutes } from './sign-schema';

const MAX_MINUTES = 240;
/** Slower or faster is an error of the sign. */
const MIN_MPH = 1.5;
const MAX_MPH = 100;
const MINUTES_PER_HOUR = 60;

/** At the end of a line: `12 MIN`, `6-8 MIN`, `UNDER 3 MIN`, `20+ MIN`, `TIME: 5-7 MIN`. */
const VALUE =
  /^(.*?)(?:\bTIME: ?)?(?:\b(UNDER|LESS THAN|OVER|MORE THAN)\s+|([<>])\s*)?(?<![\d.$-])(\d{1,4})(?:\s*-\s*(\d{1,4}))?(\+)?\s*MIN(?:S|UTES?)?\.?$/;
/** Below `MINUTES TO`: `SKY HARBOR 12`. */
const BARE_VALUE = /^(.*[A-Z].*?)\s+()()(\d{1,3})(?:-(\d{1,3}))?(\+)?$/;
const MILES = /(?:^|\s)(\d{1,3}(?:\.\d)?)\s*(?:MI|MILES?)(?:\s+AHEAD)?$/;
const HEADING = /^(?:(?:FREEWAY |FWY |TRAVEL |EST |DRIVE )?TIMES?(?: TO)?|MINUTES TO|MIN TO|TO)\s*:?$/;
const HEADING_START = /^(?:(?:FREEWAY |FWY |TRAVEL )?TIMES? TO|MINUTES TO|TO)\s*:?\s+/;
/** A platform lost the blanks, or one line has two values. */
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

/** Reads one page. Empty without minutes, or if the text is damaged. */
export function readMinutes(page: readonly string[]): readonly SignMinutes[] {
  if (page.some((line) => BROKEN.test(line))) return [];
  const found: SignMinutes[] = [];
  const isBare = page.some((line) => /^(?:MINUTES|MIN) TO\b/.test(line));
  let above: Above = { lines: [] };
  /** Destination of the lines below `TO I-264 VIA`. */
  let shared: string | null = null;
  let road: string | null = null;
  for (const line of page) {
    const value = VALUE.exec(line) ?? (isBare ? BARE_VALUE.exec(line) : null);
    if (!value) {
      const [, to] = /^(?:TO )?(.+) VIA$/.exec(line) ?? [];
      const [, way] = /^(.+) TO$/.exec(line) ?? [];
      if (HEADING.test(line)) above = { lines: [] };
      else if (to !== undefined) shared = to;
      else if (way !== undefined) road = way;
      else above = readAbove(above, line);
      continue;
    }
    const read = readValue(value, above);
    above = { lines: [] };
    if (read === null) continue;
    const named = name(read.to, { shared: shared ?? found.at(-1)?.to ?? null, isShared: shared !== null, road });
    const minutes = { ...read, ...named };
    if (minutes.to !== '' && !OTHER_NEWS.test(minutes.to) && isPossible(minutes)) found.push(minutes);
    road = null;
  }
  return found;
}

function readAbove(above: Above, line: string): Above {
  const { rest, miles } = splitMiles(line.replace(HEADING_START, ''));
  const lines = rest === '' ? above.lines : OTHER_NEWS.test(rest) ? [] : [...above.lines, rest];
  return { lines, ...(miles !== undefined && { miles }) };
}

function readValue(
  [, before = '', word, sign, first = '', last, plus]: RegExpExecArray,
  above: Above,
): SignMinutes | null {
  const { rest, miles = above.miles } = splitMiles(before.trim().replace(/[:.]+$/, ''));
  const isWhole = rest !== '' && !HEADING.test(rest) && !CONTINUED.test(rest);
  const to = isWhole ? rest : [...above.lines, ...(HEADING.test(rest) ? [] : [rest])].join(' ').trim();
  const isUpper = word === 'UNDER' || word === 'LESS THAN' || sign === '<';
  const isLower = word === 'OVER' || word === 'MORE THAN' || sign === '>' || plus !== undefined;
  const [low, high] = [Number(first), Number(last ?? first)];
  return {
    to: to.replace(HEADING_START, '').trim(),
    low: isUpper ? 0 : low,
    high: isLower ? null : high,
    ...(miles !== undefined && { miles }),
  };
}

interface Names {
  readonly shared: string | null;
  readonly isShared: boolean;
  readonly road: string | null;
}

function name(text: string, { shared, isShared, road }: Names): { readonly to: string; readonly via?: string } {
  if (isShared && shared !== null) return { to: shared, via: text };
  if (text.startsWith('VIA ') && shared !== null) return { to: shared, via: text.slice('VIA '.length) };
  return road === null ? splitVia(text) : { to: text, via: road };
}
