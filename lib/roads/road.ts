import { SPELLINGS, VARIANTS, LONG_WORDS, NAMED_MOTORWAYS, ROAD_ALIASES } from '@/data/road-names';
import { isNoRoad } from '@/lib/camera/agency-words';
import { foldText } from '@/lib/core/fold-text';
import { isCanadian, REGIONS, type StateCode } from '@/lib/camera/regions';

/** `i:90`, `us:17`, `sr:25@NY`, `cr:5@NY/erie`, `name:qew@ON`, `name:cobb parkway@GA/cobb`; `us:1.by` is a bypass. */
export type RoadKey = string;

export const MOTORWAY = 0;
/** US routes and the provinces' main highways. */
export const TRUNK = 1;
export const STATE_ROUTE = 2;
/** County roads and streets. */
export const LOCAL = 3;
export type RoadClass = typeof MOTORWAY | typeof TRUNK | typeof STATE_ROUTE | typeof LOCAL;

export type Network = 'i' | 'us' | 'sr' | 'cr' | 'name';

export interface Road {
  readonly key: RoadKey;
  readonly network: Network;
  /** Or the name. */
  readonly number: string;
  readonly rank: RoadClass;
  /** '' for interstates and US routes, or if unknown. */
  readonly state: StateCode | '';
}

const SMALL_WORDS = new Set(['of', 'and', 'de', 'du', 'la']);

function toTitle(name: string): string {
  if (name in SPELLINGS) return SPELLINGS[name] ?? '';
  return name.replace(/[a-z0-9][\w.]*/g, (word) =>
    SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

function formatStateRoad(where: string, number: string): string {
  const state = where.split('/')[0] ?? '';
  return state in REGIONS && !isCanadian(state as StateCode) ? `${state}-${number}` : `Highway ${number}`;
}

function formatNumber(rest: string): string {
  const [number = '', variant] = rest.split('.');
  return variant === undefined ? number.toUpperCase() : `${number.toUpperCase()} ${VARIANTS[variant] ?? ''}`;
}

/** `I-90`, `US-1 Bypass`, `NY-17`, `Highway 401`, `County Road 5`, `Southern State Parkway`. */
export function formatRoad(key: RoadKey): string {
  const [, network, rest = '', where = ''] = /^(\w+):([^@]*)@?(.*)$/.exec(key) ?? [];
  if (network === 'name') return toTitle(rest);
  const plain = formatNumber(rest);
  if (network === 'i' || network === 'us') return `${network.toUpperCase()}-${plain}`;
  return network === 'cr' ? `County Road ${plain}` : formatStateRoad(where, plain);
}

const DIRECTIONS = new Set(
  'n s e w ne nw se sw nb sb eb wb northbound southbound eastbound westbound median the'.split(' '),
);
const MOTORWAY_NAME = /\b(?:turnpike|expressway|thruway|freeway|tollway|beltway|qew)\b/;
const PARKWAY = /\bparkway\b/;
/** New York's parkways are motorways, except these. */
const STREET_PARKWAY = /\b(?:eastern|ocean|pelham|mosholu)\b/;
const TOWN = /^(?:st|saint) /;
const MAX_LENGTH = 40;

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
  return isName && !isNoRoad(name) && !TOWN.test(name) ? name : '';
}

const MEANINGS = new Map(
  Object.entries(ROAD_ALIASES).flatMap(([state, roads]) =>
    Object.entries(roads).flatMap(([road, names]) => names.map((name) => [`${name}@${state}`, road] as const)),
  ),
);

/** `i:278` for `bqe` in New York. */
export const findAlias = (name: string, state: StateCode | '') => MEANINGS.get(`${name}@${state}`);

/** `SSP` in New York becomes `Southern State Parkway`. */
export function spellRoad(roadway: string, states: readonly StateCode[]): string {
  const folded = foldText(roadway);
  const road = states.map((state) => findAlias(folded, state)).find((meaning) => meaning?.startsWith('name:'));
  return road === undefined ? (SPELLINGS[folded] ?? roadway) : toTitle(road.slice('name:'.length));
}

export function isMotorwayName(name: string, state: StateCode | ''): boolean {
  if (MOTORWAY_NAME.test(name) || NAMED_MOTORWAYS.includes(name)) return true;
  return state === 'NY' && PARKWAY.test(name) && !STREET_PARKWAY.test(name);
}
