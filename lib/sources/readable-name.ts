import { NAME_RULES } from '@/data/name-rules';
import type { SourceId } from '@/lib/agencies/agencies';

const SIDES: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };
const STREETS = /^(?:ST|RD|DR|LN|CT|PL|SQ|BR|MT|FT|AVE|BLVD)$/;
const SMALL = /^(?:OF|AT|AND|THE|IN|ON)$/;
const ABBREVIATION = /^(?:RWIS|DMS|CMS|HOV|DAR|JCT|CR|SR|US|NB|SB|EB|WB|[A-Z]{1,2})$/;
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

const TOKEN = /(@?)\{(\d)\}|\{road(?: (\d))?\}|<(\d)>|([$%])(\d)/g;

function fill(template: string, groups: readonly string[], road: string): string {
  const isFilled = (part: string): boolean => [...part.matchAll(/\d/g)].every(([number]) => groups[Number(number)]);
  const get = (number: string | undefined): string => groups[Number(number)] ?? '';
  return template
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isFilled(part) ? part : ''))
    .replace(TOKEN, (token: string, ...found: readonly (string | undefined)[]) => {
      const [at, spelled, ofRoad, side, mark, number] = found;
      if (spelled !== undefined) return `${at && !SIDE.test(spell(get(spelled))) ? 'at ' : ''}${spell(get(spelled))}`;
      if (ofRoad !== undefined) return road.endsWith(` ${get(ofRoad)}`) ? road : `Hwy ${get(ofRoad)}`;
      if (token === '{road}') return road;
      if (side !== undefined) return `${SIDES[get(side)]}bound`;
      return mark === '%' ? get(number).toLowerCase() : get(number);
    });
}

/** Applies the rules of the source in data/name-rules.ts. */
export function makeReadable(name: string, source: SourceId, roadway: string): string {
  const rules = (NAME_RULES[source] ?? []).filter(([, template]) => roadway !== '' || !template.includes('{road}'));
  const readable = rules.reduce(
    (text, [pattern, template]) =>
      text.replace(pattern, (...match: string[]) => fill(template, match.slice(0, match.length - 2), roadway)),
    name,
  );
  return readable || name;
}
