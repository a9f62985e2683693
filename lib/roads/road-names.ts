import { LONG_WORDS, NAMED_MOTORWAYS, ROAD_ALIASES } from '@/data/road-names';
import type { StateCode } from '@/lib/camera/regions';

const DIRECTIONS = new Set(
  'n s e w ne nw se sw nb sb eb wb northbound southbound eastbound westbound median the'.split(' '),
);
const MOTORWAY_NAME = /\b(?:turnpike|expressway|thruway|freeway|tollway|beltway|qew)\b/;
const PARKWAY = /\bparkway\b/;
/** New York's parkways are motorways, except these. */
const STREET_PARKWAY = /\b(?:eastern|ocean|pelham|mosholu)\b/;
/** Agencies' roadway values that are not roads. */
const NO_ROAD = /^(?:local\b.*|.* county|city of .*|.* city|portable.*|unknown|mid|n\/a)$/;
const TOWN = /^(?:st|saint) /;
const MAX_LENGTH = 40;

export const isNoRoad = (folded: string) => NO_ROAD.test(folded);

const isDirection = (word: string | undefined) => word !== undefined && DIRECTIONS.has(word);

/** `cobb parkway n` and `cobb parkway s` are one road. */
function trimDirections(words: readonly string[]): readonly string[] {
  let [from, to] = [0, words.length];
  while (to - from > 1 && isDirection(words[from])) from += 1;
  while (to - from > 1 && isDirection(words[to - 1])) to -= 1;
  return words.slice(from, to);
}

export function readName(folded: string): string {
  const plain = folded.replace(/\(.*?\)|\[.*?\]/g, ' ').replace(/[.,#]/g, ' ');
  const words = trimDirections(plain.split(/\s+/).filter((word) => word !== ''));
  const name = words.map((word) => LONG_WORDS[word] ?? word).join(' ');
  const isName = name.length >= 3 && name.length <= MAX_LENGTH && /[a-z]{2}/.test(name);
  return isName && !NO_ROAD.test(name) && !TOWN.test(name) ? name : '';
}

const MEANINGS = new Map(
  Object.entries(ROAD_ALIASES).flatMap(([state, roads]) =>
    Object.entries(roads).flatMap(([road, names]) => names.map((name) => [`${name}@${state}`, road] as const)),
  ),
);

/** `i:278` for `bqe` in New York. */
export const findAlias = (name: string, state: StateCode | '') => MEANINGS.get(`${name}@${state}`);

export function isMotorwayName(name: string, state: StateCode | ''): boolean {
  if (MOTORWAY_NAME.test(name) || NAMED_MOTORWAYS.includes(name)) return true;
  return state === 'NY' && PARKWAY.test(name) && !STREET_PARKWAY.test(name);
}
