import { cleanText } from '@/lib/camera/clean-text';
import { readMinutes } from './sign-minutes';
import { MAX_SIGN_LINE_LENGTH, MAX_SIGN_LINES, MAX_SIGN_PAGES } from './sign';

/** Lines of a page, in the sign's own words. */
type SignPage = readonly string[];

/** The largest signs show about 200 characters. */
export const MAX_SIGN_CHARACTERS = 1_500;

const HTML_TAG = /<\/?[a-z][^<>]{0,200}>/gi;
/** NTCIP 1203 MULTI: `[nl]` starts a line, `[np]` a page. */
const MULTI_BREAK = /\[(?:nl\d?|tr[\d,]*)\]/gi;
const MULTI_PAGE = /\[np\]/i;
const MULTI_TAG = /\[\/?[a-z]{1,3}[\d,xo.-]{0,40}\]/gi;
const LINE_BREAK = /<br ?\/?>|\r?\n/i;
const ARROWS = /<?-{1,2}>|<-{1,2}|[←→↑↓]/g;
const LEADING_DOT = /^[.\s]+/;
const NO_MESSAGE = /^(NO_?MESSAGE|NOT REPORTED|N\/A|BLANK)$/;

const cleanLine = (text: string): string =>
  cleanText(text.replace(HTML_TAG, ' ').replace(MULTI_TAG, ' ').replace(ARROWS, ' '), MAX_SIGN_LINE_LENGTH)
    .replace(LEADING_DOT, '')
    .toUpperCase();

/** Without empty lines and pages. @param pages lists of lines, or texts with line breaks */
export function cleanPages(pages: readonly (string | readonly string[])[]): readonly SignPage[] {
  return pages
    .flatMap((page): readonly (readonly string[])[] =>
      typeof page === 'string' ? page.split(MULTI_PAGE).map(splitLines) : [page],
    )
    .map((lines) => lines.map(cleanLine).filter((line) => line !== '' && !NO_MESSAGE.test(line)))
    .filter((lines) => lines.length > 0)
    .slice(0, MAX_SIGN_PAGES)
    .map((lines) => lines.slice(0, MAX_SIGN_LINES));
}

const splitLines = (page: string): string[] => page.replace(MULTI_BREAK, '\n').split(LINE_BREAK);

const MONTH =
  'JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?';
const DATE = new RegExp(
  String.raw`\b(?:${MONTH})\.? \d{1,2}\b|(?<!(?:US|SR|RT|RTE|HWY|CR|I)[- ]?)\b(?:0?[1-9]|1[0-2])[-/](?:0[1-9]|[12]\d|3[01])\b(?! ?(?:MIN|MPH|MI|AM|PM))`,
);
const ADVICE_TO_ALL =
  /\b(DON'?T|DO NOT|NEVER|PREVENT|AVOID (?:A )?(?:CRASH|DISTRACT)|SAVES? LIVES|ARRIVE|BUCKLE|SEAT ?BELTS?|SOBER|DRUNK|IMPAIRED|TEXT(?:ING)?|PHONES? DOWN|MOVE OVER|LOOK TWICE|SHARE THE ROAD|HAPPY|THANKS?|TAKE IT SLOW|CROWD|DRIVE SAFE(?:LY)?|ZERO|PLEASE DRIVE|KNOW BEFORE|MOVE (?:YOUR )?VEHICLES?|ONE LESS|VOTE)\b/;

interface Rule {
  readonly words: RegExp;
  readonly unless?: RegExp;
  readonly isNoNews?: true;
}

const ALERT: Rule = {
  words:
    /\b(?:AMBER|SILVER|BLUE|ASHANTI|EBONY|FEATHER|GOLD|GREEN|PURPLE|CLEAR) ALERT\b|\bCHILD ABDUCTION\b|\b(?:MISSING|ENDANGERED|ABDUCTED|LIC|TAG|PLATE)\b/,
  unless: /\b(?:E-?Z ?PASS|SUN ?PASS|PAY BY|TOLLS?)\b/,
};

/** First match wins. */
const RULES: readonly Rule[] = [
  ALERT,
  { words: /\bWRONG[- ]WAY\b/ },
  { words: /\bCHAINS?\b|\bTRACTION LAW\b|\bSNOW TIRES\b/ },
  {
    words: new RegExp(String.raw`\b(?:BEGINS?|BEGINNING|STARTS?|STARTING)\b|${DATE.source}`),
    unless: new RegExp(String.raw`\b(?:WARNING|WATCH|ADVISORY|CLOSED NOW)\b|${ADVICE_TO_ALL.source}`),
  },
  {
    words:
      /\bLANES? (?:IS |ARE )?(?:CLOSED|CLSD)\b|\b(?:KEEP|MERGE) (?:LEFT|RIGHT)\b(?! EXCEPT)|\bTRAFFIC CONTROL\b|\b(?:ROAD ?WORK|RDWK|CONSTRUCTION)\b.*(?:\d|\b(?:AHEAD|AT|NEAR|NEXT|PAST|BEYOND)\b)/,
  },
  {
    words:
      /\b(?:CRASH|CRSH|ACCIDENT|STALL(?:ED)?|STLL|DISABLED|HAZARD|DEBRIS|BLOCKED|BLKD|FIRE|SPILL|INCIDENT|INCDNT|OVERTURNED)\b/,
    unless: ADVICE_TO_ALL,
  },
  { words: /\b(?:CLOSED|CLSD|CLOSURE|DETOUR)\b/, unless: ADVICE_TO_ALL },
  { words: /\$ ?\d/ },
  { isNoNews: true, words: /\bTEST MESSAGE\b|\b(?:DIAL|CALL) (?:5-?1-?1|\*)|\bWWW\.|\.(?:COM|ORG|GOV)\b/ },
  { words: /\b(?:EVENT|EVNT|STADIUM|ARENA|FAIRGROUNDS|PARADE|MARATHON|CONCERT)\b/, unless: ADVICE_TO_ALL },
  {
    words:
      /\bCONG(?:ESTION|ESTED)?\b|\b(?:BACKUPS?|QUEUES?)\b|\b(?:SLOW|STOPPED|HEAVY) (?:TRAFFIC|TRAF)\b|\bTRAFFIC (?:SLOW|STOPPED)|\bDELAYS?\b|\bWAIT\b.*\d ?(?:MIN|HOUR|HR)/,
    unless: ADVICE_TO_ALL,
  },
  {
    words:
      /\b(?:WINDS?|WINDY|FOG|ICE|ICY|SNOW|BLIZZARD|FLOOD(?:ING|ED)?|HIGH WATER|DUST|SMOKE|SLIP(?:PERY)?|SLICK|TORNADO|HURRICANE|STORM|PLOWS?|PLOWING|VISIBILITY)\b/,
    unless: ADVICE_TO_ALL,
  },
  { words: /\bAVG SPEED\b|\bSPEED LIMIT \d|\d MPH\b/, unless: ADVICE_TO_ALL },
  { words: /\bSPACES\b|\bPARKING (?:FULL|OPEN|AVAIL)|\bOPEN TO ALL\b/ },
];

const matches = ({ words, unless }: Rule, text: string): boolean => words.test(text) && unless?.test(text) !== true;

const isAlert = (page: SignPage): boolean => matches(ALERT, page.join(' '));

function hasNews(page: SignPage): boolean {
  const rule = RULES.find((each) => matches(each, page.join(' ')));
  return rule !== undefined && rule.isNoNews !== true;
}

/** Says something only together with the page before. */
const CONTINUES =
  /^(?:OVER|AT|NEAR|ON|IN|FROM|BETWEEN|BTWN|AHEAD|NEXT|BEYOND|PAST|BEFORE|THRU|USE|SEEK|EXPECT|FOLLOW|REDUCE|SLOWER|PREPARE|PREP|AVOID|TAKE|EXIT|ALT|ALL|ONLY|CARRY|COMMERCIAL|4WD|TIRES|LEFT|RIGHT)\b/;

/** Pages with news, each with the advice that follows it. Null for slogans, tests, and bare numbers. */
export function readNews(pages: readonly SignPage[]) {
  const isNews = pages.map((page) => hasNews(page) || readMinutes(page).length > 0);
  const kept = pages.filter((page, at) => {
    const before = pages[at - 1];
    if (isNews[at] === true) return true;
    if (before === undefined || isNews[at - 1] !== true) return false;
    return isAlert(before) ? !ADVICE_TO_ALL.test(page.join(' ')) : CONTINUES.test(page[0] ?? '');
  });
  if (kept.length > 0) return { pages: kept, minutes: kept.flatMap(readMinutes) };
  // `HIGH WIND WARNING`, then `SLOWER SPEEDS ADVISED`
  return hasNews(pages.flat()) ? { pages, minutes: [] } : null;
}

/** An alert, which may be shown but not kept. */
export const namesPerson = ({ pages }: { readonly pages: readonly SignPage[] }): boolean =>
  [...pages, pages.flat()].some(isAlert);
