import { SPELLINGS, VARIANTS } from '@/data/road-names';
import { REGIONS, type StateCode } from '@/lib/camera/regions';

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

export const isInCanada = (state: StateCode | '') => state !== '' && REGIONS[state].country === 'CA';

const SMALL_WORDS = new Set(['of', 'and', 'de', 'du', 'la']);

function toTitle(name: string): string {
  if (name in SPELLINGS) return SPELLINGS[name] ?? '';
  return name.replace(/[a-z0-9][\w.]*/g, (word) =>
    SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

function formatStateRoad(where: string, number: string): string {
  const state = where.split('/')[0] ?? '';
  return state in REGIONS && !isInCanada(state as StateCode) ? `${state}-${number}` : `Highway ${number}`;
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
