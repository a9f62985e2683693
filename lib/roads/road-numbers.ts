import { REGIONS } from '@/lib/camera/regions';

export interface NumberedRoad {
  /** `i`, `us`, `sr`, `cr`, `hwy` (any numbered road) or a state code. */
  readonly network: string;
  readonly number: string;
}

/** English words: road prefixes only with a hyphen or nothing before the number (`OR-217`). */
const WORD_CODES = new Set(['in', 'or', 'me', 'hi', 'ok', 'on', 'oh', 'la', 'de', 'co', 'id', 'pa', 'al', 'ma']);
const CODES = Object.keys(REGIONS).map((code) => code.toLowerCase());
const PLAIN_CODES = CODES.filter((code) => !WORD_CODES.has(code));

const NETWORKS: readonly (readonly [network: string, spellings: string])[] = [
  ['i', 'interstate(?: highway| hwy)?|ih?'],
  ['us', '(?:us|u\\. ?s\\.)(?:[ -](?:highway|hwy|route|rte|rt))?'],
  ['sr', 'state[ -](?:route|road|highway|hwy)|s[rh]'],
  ['cr', 'county[ -](?:route|road|highway|hwy)|c[rh]'],
  ['hwy', 'highway|hwy|route|rte?'],
];
const SPELLINGS = NETWORKS.map(([, spellings]) => `(${spellings})`).join('|');
const ROAD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${SPELLINGS}|(${PLAIN_CODES.join('|')}))[ .#-]*|(${[...WORD_CODES].join('|')})-?)(\\d{1,4}[a-z]?)(?![\\p{L}\\p{N}])`,
  'gu',
);

function toRoad(groups: readonly (string | undefined)[]): NumberedRoad {
  const position = groups.findIndex((group) => group !== undefined);
  const network = NETWORKS[position]?.[0] ?? groups[position] ?? '';
  return { network, number: groups[NETWORKS.length + 2] ?? '' };
}

/** `i-95`, `i95`, and `interstate 95` are network `i`, number `95`. */
export function findRoads(folded: string) {
  return [...folded.matchAll(ROAD)].map((match) => ({
    ...toRoad(match.slice(1)),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** `us route 1 at main st` becomes `us1 at main st`. */
export function unifyRoads(folded: string): string {
  return folded.replace(ROAD, (...match) => {
    const { network, number } = toRoad(match.slice(1, NETWORKS.length + 4) as (string | undefined)[]);
    return network + number;
  });
}

/** @param stateCode '' if unknown */
export function roadSpellings({ network, number }: NumberedRoad, stateCode: string): string[] {
  if (network === 'cr') return [`cr${number}`];
  if (network === 'i' || network === 'us') return [network + number, `hwy${number}`];
  const letters = network.length === 2 && network !== 'sr' ? network : stateCode;
  return [`sr${number}`, `hwy${number}`, ...(letters === '' ? [] : [letters + number])];
}
