import { FREEWAYS } from '@/data/road-names';
import type { Camera } from '@/lib/camera/camera';
import { isNoRoad } from '@/lib/camera/agency-words';
import { findRegion, isCanadian, type StateCode } from '@/lib/camera/regions';
import { foldText } from '@/lib/core/fold-text';
import { findRoads, type NumberedRoad } from './road-numbers';
import {
  LOCAL,
  MOTORWAY,
  STATE_ROUTE,
  TRUNK,
  type Network,
  type Road,
  type RoadClass,
  findAlias,
  isMotorwayName,
  readName,
} from './road';

export type RoadTexts = Pick<Camera, 'roadway' | 'location' | 'state' | 'county' | 'city'>;

interface WrittenRoad extends NumberedRoad {
  /** `by` for a bypass, which is a separate road. */
  readonly variant: string;
  readonly start: number;
}

interface Where {
  readonly state: StateCode | '';
  readonly county: string;
}

/** `US-17/92`, but not a date or the next road (`I-95/I-295`). */
const MORE_NUMBERS = /(?:\/\d{1,3}(?![\d.])(?! ?\/))*/y;
const VARIANT = /[ /-]*(bus|byp|bp|alt|sp|lp|loop|conn|truck)(?:iness|ass|ernate|ur|ector)?(?![a-z])/y;
/** `907M`: New York's unsigned numbers of parkways. */
const REFERENCE = /^9\d\d[a-z]$/;
/** Separate roads. On others, the letter is the direction (`I-81N`). */
const SPLIT_INTERSTATE = /^35[ew]$/;
/** Separates the camera's road from the crossing one. */
const JOINT =
  / (?:at|@|near|past|before|after|between|and|&|over|under|[nsew]\/o|(?:north|south|east|west|[nsew]) of|\/|to|from|approaching|exit) |@|;/;
/** `gdot-0457: i-75 n past ...`, but not `i-80: ...`. */
const LABEL = /^(?!i-|us|sr)[\w-]+: (?=\S)/;

function foldRoadway(roadway: string): string {
  return foldText(roadway)
    .replace(/^(in|or|me|ok|on|oh|la|de|co|id|pa|al|ma) (?=\d)/, '$1-')
    .replace(/\bpa turnpike (?=\d)/, 'pa-');
}

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

/** `state route 17/92 business` is two roads, both a variant. */
function readNumbers(folded: string): WrittenRoad[] {
  if (!/\d/.test(folded)) return [];
  const text = folded.replace(/\bt\.? ?h\.? ?(?=\d)/g, 'hwy ').replace(/\bco rd (?=\d)/g, 'cr ');
  return findRoads(text).flatMap(({ network, number, start, end }) => {
    const moreNumbers = matchAt(MORE_NUMBERS, text, end)?.[0] ?? '';
    const variant = matchAt(VARIANT, text, end + moreNumbers.length)?.[1]?.slice(0, 2) ?? '';
    const numbers = [number, ...moreNumbers.split('/').filter((more) => more !== '')];
    return numbers.map((one) => ({ network, number: one, variant, start }));
  });
}

type Roadway = ReturnType<typeof readRoadway>;

function readRoadway(roadway: string) {
  const folded = foldRoadway(roadway);
  const bare = /^(\d{1,3}[a-z]?)(?:\/(\d{1,3}[a-z]?))?$/.exec(folded);
  if (!bare) return { folded, numbers: readNumbers(folded) };
  const numbers = bare.slice(1).filter(Boolean);
  return { folded, numbers: numbers.map((number) => ({ network: 'hwy', number, variant: '', start: 0 })) };
}

/** `hwy` is any network, and a state's letters are `sr`. */
const isOfState = (network: string) => network.length === 2 && !['us', 'sr', 'cr'].includes(network);

function rankOfState(number: string, state: StateCode): RoadClass {
  const value = Number.parseInt(number, 10);
  if (FREEWAYS[state]?.includes(number)) return MOTORWAY;
  if (state === 'ON' && value >= 400 && value < 428) return MOTORWAY;
  if (isCanadian(state) && value <= 148) return TRUNK;
  // Virginia gives these numbers to streets, other states from 1000 on.
  return value >= (state === 'VA' ? 600 : 1_000) ? LOCAL : STATE_ROUTE;
}

function rankOf(network: Network, number: string, state: StateCode | ''): RoadClass {
  if (network === 'sr') return state === '' ? STATE_ROUTE : rankOfState(number, state);
  return { i: MOTORWAY, us: TRUNK, cr: LOCAL, name: LOCAL }[network] as RoadClass;
}

function trimNumber(number: string, network: string): string {
  const digits = number.replace(/^0+(?=\d)/, '');
  return network === 'i' && SPLIT_INTERSTATE.test(digits) ? digits : digits.replace(/[nsew]$/, '');
}

/** Learn all cameras before reading: they decide the network of `Highway 52` or a bare `25`. */
export class RoadReader {
  readonly roads = new Map<string, Road>();
  private readonly roadways = new Map<string, Roadway>();
  private readonly known = new Set<string>();

  learn({ roadway, state }: RoadTexts): void {
    const code = findRegion(state ?? '') ?? '';
    for (const { network, number } of this.readRoadway(roadway).numbers)
      if (network !== 'hwy') this.known.add(`${isOfState(network) ? 'sr' : network}:${number}@${code}`);
  }

  /** `doubted`: roads in `on` that the agency's field contradicts. */
  read(camera: RoadTexts) {
    const county = foldText(camera.county ?? camera.city ?? '').replace(/ county$/, '');
    const where = { state: findRegion(camera.state ?? '') ?? '', county } as const;
    const { folded, numbers } = this.readRoadway(camera.roadway);
    const location = foldText(camera.location)
      .replace(/^demo · /, '')
      .replace(LABEL, '');
    const on = new Set<Road>();
    for (const number of numbers) add(on, this.findNumbered(number, where));
    const { near, doubted } = this.readText(location, numbers, where, on);
    if (numbers.length === 0) {
      const name = isNoRoad(folded) ? '' : readName(folded);
      if (name !== '') add(on, this.findNamed(name, where));
      else if (on.size === 0) this.readCrossing(location, where, on);
    }
    return { on: [...on], near: [...near].filter((road) => !on.has(road)), doubted };
  }

  readReference(text: string, state: StateCode | ''): Road[] {
    const where = { state, county: '' };
    return text.split(/[;,]/).flatMap((part) => {
      const { numbers, folded } = readRoadway(part.trim().replace(/^([A-Z]{2}) (?=\d)/, '$1-'));
      const roads = numbers.map((number) => this.findNumbered(number, where));
      if (numbers.length === 0) roads.push(this.findNamed(readName(folded), where));
      return roads.filter((road) => road !== undefined);
    });
  }

  private readRoadway(roadway: string) {
    let read = this.roadways.get(roadway);
    if (!read) this.roadways.set(roadway, (read = readRoadway(roadway)));
    return read;
  }

  private readText(location: string, numbers: readonly WrittenRoad[], where: Where, on: Set<Road>) {
    const headEnd = JOINT.exec(location)?.index ?? location.length;
    const near = new Set<Road>();
    const doubted: Road[] = [];
    for (const written of readNumbers(location)) {
      // `Highway 61` in the text of a camera at US 61 is US 61.
      if (written.network === 'hwy' && numbers.some(({ number }) => number === written.number)) continue;
      const road = this.findNumbered(written, where);
      if (!road || on.has(road)) continue;
      if (written.start >= headEnd) near.add(road);
      else {
        on.add(road);
        if (numbers.length > 0) doubted.push(road);
      }
    }
    return { near, doubted };
  }

  private readCrossing(location: string, where: Where, on: Set<Road>): void {
    for (const part of location.split(/ (?:at|@|&|and|\/|near) /).slice(0, 2)) {
      const road = this.findNamed(readName(part), where);
      add(on, road);
      if (road && road.rank < LOCAL) return;
    }
  }

  private findNumbered(written: WrittenRoad, { state: here, county }: Where): Road | undefined {
    if (REFERENCE.test(written.number)) return undefined;
    const { variant } = written;
    const number = trimNumber(written.number, written.network);
    const network = this.findNetwork(written.network, number, here);
    const state = isOfState(written.network) ? (findRegion(written.network) ?? here) : here;
    const scope = { i: '', us: '', sr: `@${state}`, cr: `@${state}/${county}` }[network];
    const rank = rankOf(network, number, state);
    return this.keep({
      key: `${network}:${number}${variant === '' ? '' : `.${variant}`}${scope}`,
      network,
      number,
      rank: variant !== '' && rank <= TRUNK ? STATE_ROUTE : rank,
      state: scope === '' ? '' : state,
    });
  }

  /** `Highway 52` belongs to the first network in which the state has that number. */
  private findNetwork(written: string, number: string, state: StateCode | ''): Exclude<Network, 'name'> {
    const network =
      written === 'hwy' ? ['sr', 'us', 'i'].find((one) => this.known.has(`${one}:${number}@${state}`)) : written;
    return network === 'i' || network === 'us' || network === 'cr' ? network : 'sr';
  }

  private findNamed(written: string, where: Where): Road | undefined {
    if (written === '') return undefined;
    const { state, county } = where;
    const [network, meaning = written] = findAlias(written, state)?.split(':') ?? ['name'];
    if (network !== undefined && network !== 'name')
      return this.findNumbered({ network, number: meaning, variant: '', start: 0 }, where);
    const isMotorway = isMotorwayName(meaning, state);
    const key = `name:${meaning}@${isMotorway ? state : `${state}/${county}`}`;
    return this.keep({ key, network: 'name', number: meaning, rank: isMotorway ? MOTORWAY : LOCAL, state });
  }

  private keep(road: Road): Road {
    const known = this.roads.get(road.key);
    if (!known) this.roads.set(road.key, road);
    return known ?? road;
  }
}

function add(roads: Set<Road>, road: Road | undefined): void {
  if (road) roads.add(road);
}
