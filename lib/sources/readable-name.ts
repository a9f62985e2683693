import { COMMON_RULES, NAME_RULES, ROAD_RULES, type NameRule } from '@/data/name-rules';
import type { SourceId } from '@/lib/agencies/agencies';

const SIDES: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };
const STREETS = /^(?:ST|RD|RMP|PKWY|HWY|STR|BLK|TPK|DR|LN|CT|PL|SQ|BR|MT|FT|AVE|BLVD)$/;
const SMALL = /^(?:OF|AT|AND|THE|IN|ON)$/;
/** Also words without a vowel: `MLK`, `DVP`. */
const ABBREVIATION = /^(?:ICC|RWIS|DMS|CMS|HOV|DAR|JCT|QEW|[A-Z]{1,2}|[B-DF-HJ-NP-TV-XZ]{3})$/;
const SIDE = /^((?:[NSEW]B )?(?:just )?)(north|south|east|west|[NSEW])(?: |\/)(?:O|of)\b ?/i;

/** `W_OF_MERIDIAN_ST` becomes `west of Meridian St`. */
function spell(text: string): string {
  return text
    .replaceAll('_', ' ')
    .replace(SIDE, (_, start: string, side: string) => {
      return `${start.replace(/just/i, 'just')}${SIDES[side.toUpperCase()] ?? side.toLowerCase()} of `;
    })
    .replace(/\b(\d+)(ST|ND|RD|TH)\b/g, (_, number: string, end: string) => number + end.toLowerCase())
    .replace(/\b[A-Z]{2,}\b/g, (word) => {
      if (SMALL.test(word)) return word.toLowerCase();
      if (ABBREVIATION.test(word) && !STREETS.test(word)) return word;
      return word.charAt(0) + word.slice(1).toLowerCase();
    })
    .trim();
}

type Form = (value: string, road: string) => string;

/** By the start of a token. */
const FORMS: Readonly<Record<string, Form>> = {
  $: (value) => value,
  '%': (value) => value.toLowerCase(),
  '<': (value) => `${SIDES[value]}bound`,
  '{': spell,
  '@{': (value) => `${SIDE.test(spell(value)) ? '' : 'at '}${spell(value)}`,
  '{road ': (value, road) => (new RegExp(`[ -]${value}$`).test(road) ? road : `Hwy ${value}`),
};
const TOKEN = /\{road\}|(@?\{|\{road |<|[$%])(\d)[}>]?/g;

function fill(template: string, groups: readonly string[], road: string): string {
  const isFilled = (part: string): boolean => [...part.matchAll(/\d/g)].every(([number]) => groups[Number(number)]);
  return template
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isFilled(part) ? part : ''))
    .replace(TOKEN, (_, form?: string, number?: string) => {
      return FORMS[form ?? '']?.(groups[Number(number)] ?? '', road) ?? road;
    });
}

function apply(rules: readonly NameRule[], name: string, road: string): string {
  const usable = rules.filter(([, template]) => road !== '' || !template.includes('{road}'));
  return usable.reduce(
    (text, [pattern, template]) =>
      text.replace(pattern, (...match: string[]) => fill(template, match.slice(0, match.length - 2), road)),
    name,
  );
}

/** Names and roads of agencies that write all in capitals. */
export function setCase(text: string): string {
  return /[A-Z]{4}|\d(?:ST|ND|RD|TH)\b/.test(text) && !/[a-z]{2}/.test(text) ? spell(text) : text;
}

export const makeRoadReadable = (text: string, source: SourceId): string =>
  setCase(apply(ROAD_RULES[source] ?? [], text, ''));

export function makeReadable(name: string, source: SourceId, roadway: string): string {
  const own = apply(NAME_RULES[source] ?? [], name, roadway);
  const made = apply(COMMON_RULES, setCase(own), roadway).trim() || name;
  return made.charAt(0).toUpperCase() + made.slice(1);
}
