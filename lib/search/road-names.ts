import { REGIONS } from '@/lib/camera/regions';

/** What stands before a road's number: its network. `hwy` is any numbered road. */
export interface NumberedRoad {
  readonly network: string;
  readonly number: string;
}

/** Codes that are words of English as well: only a hyphen, or nothing, makes a road of them and a number (`OR-217`). */
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

function roadOf(groups: readonly (string | undefined)[]): NumberedRoad {
  const position = groups.findIndex((group) => group !== undefined);
  const network = NETWORKS[position]?.[0] ?? groups[position] ?? '';
  return { network, number: groups[NETWORKS.length + 2] ?? '' };
}

/** The numbered roads that folded text names: `i-95`, `i95`, `i 95` and `interstate 95` are all network `i`, number `95`. */
export function roadsIn(folded: string): NumberedRoad[] {
  return [...folded.matchAll(ROAD)].map((match) => roadOf(match.slice(1)));
}

/** Folded text with every numbered road in one spelling: `us route 1 at main st` becomes `us1 at main st`. */
export function withPlainRoads(folded: string): string {
  return folded.replace(ROAD, (...match) => {
    const { network, number } = roadOf(match.slice(1, NETWORKS.length + 4) as (string | undefined)[]);
    return network + number;
  });
}

/**
 * The spellings under which a road is found. A state's road goes by `sr`, by `hwy` and by the state's letters, whatever the
 * agency calls it; `hwy` finds any but a county road.
 *
 * @param stateCode two letters, lower case; '' when the state is unknown
 */
export function roadSpellings({ network, number }: NumberedRoad, stateCode: string): string[] {
  if (network === 'cr') return [`cr${number}`];
  if (network === 'i' || network === 'us') return [network + number, `hwy${number}`];
  const letters = network.length === 2 && network !== 'sr' ? network : stateCode;
  return [`sr${number}`, `hwy${number}`, ...(letters === '' ? [] : [letters + number])];
}
