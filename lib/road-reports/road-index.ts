import { BoxIndex, expandBox } from '@/lib/geo/box-index';
import { getBounds, type Box } from '@/lib/geo/ring';
import { TEN_MILES_M, type Point } from '@/lib/geo/point';
import { interpolate, listSegments, projectOnSegment } from '@/lib/geo/polyline';
import { hasStarted, isCurrent } from './road-event';
import { decodePolyline } from '@/lib/geo/encoded-polyline';
import type { RoadEvent } from './event-schema';
import { foldText } from '@/lib/core/fold-text';
import { findRoads, type NumberedRoad } from '@/lib/roads/road-numbers';
import { isConfirmed, type SignStatement } from './sign';

type Statement = RoadEvent | SignStatement;

export interface Placed<Kind extends Statement = Statement> {
  readonly statement: Kind;
  readonly line: readonly [Point, ...Point[]];
  readonly roads: readonly NamedRoad[];
}

export interface Beside<Kind extends Statement = Statement> extends Placed<Kind> {
  readonly nearest: Point;
  readonly meters: number;
}

export interface CameraPlace extends Point {
  readonly roadway: string;
  readonly road: string | null;
  readonly location: string;
  readonly direction: string;
}

const isSign = (statement: Statement): statement is SignStatement => 'pages' in statement;

export function splitEventsAndSigns<Item extends Placed>(
  found: readonly Item[],
): [(Item & Placed<RoadEvent>)[], (Item & Placed<SignStatement>)[]] {
  return [
    found.filter((item): item is Item & Placed<RoadEvent> => !isSign(item.statement)),
    found.filter((item): item is Item & Placed<SignStatement> => isSign(item.statement)),
  ];
}

/** All statements by place and road. */
export class RoadIndex {
  private readonly placed: readonly Placed[];
  private readonly index: BoxIndex;

  /** @param staleAt when events are too old to trust; signs have their own time */
  constructor(
    events: readonly RoadEvent[],
    signs: readonly SignStatement[] = [],
    private readonly staleAt = Number.POSITIVE_INFINITY,
  ) {
    this.placed = [...events, ...signs].map(place);
    this.index = new BoxIndex(this.placed.map(({ line }) => getBounds(line)));
  }

  /** In force at `now`, in the order of the files. */
  within(box: Box, now: number): Placed[] {
    return this.index
      .search(box)
      .sort((a, b) => a - b)
      .map((at) => this.placed[at] as Placed)
      .filter(({ statement }) =>
        isSign(statement) ? isConfirmed(statement, now) : now < this.staleAt && isCurrent(statement, now),
      );
  }

  /** Within ten miles, and already started. */
  onRoadOf(camera: CameraPlace, now: number): Beside[] {
    const { lat, lng } = camera;
    const road = readRoad(camera.roadway || camera.road || camera.location);
    return this.within(expandBox([lng, lat, lng, lat], TEN_MILES_M), now)
      .filter(
        ({ statement, roads }) =>
          (isSign(statement) || hasStarted(statement, now)) && roads.some((of) => isSameRoad(road, of)),
      )
      .map((placed): Beside => {
        const { from, to, share, meters } = findNearest(camera, placed.line);
        return { ...placed, nearest: interpolate(from, to, share), meters };
      })
      .filter(({ meters }) => meters <= TEN_MILES_M);
  }
}

/** @param line at least one point */
export function findNearest<Vertex extends Point>(point: Point, line: readonly Vertex[]) {
  const first = line[0] as Vertex;
  return (line.length > 1 ? listSegments(line) : [{ from: first, to: first }])
    .map(({ from, to }) => ({ from, to, ...projectOnSegment(point, from, to) }))
    .reduce((best, next) => (next.meters < best.meters ? next : best));
}

function place(statement: Statement): Placed {
  const point = { lat: statement.lat, lng: statement.lng };
  if (isSign(statement)) return { statement, line: [point], roads: [readRoad(statement.road)] };
  const [first, ...rest] = statement.line === undefined ? [] : decodePolyline(statement.line);
  const roads = statement.roads.map(({ name }) => readRoad(name));
  return { statement, line: first && rest.length > 0 ? [first, ...rest] : [point], roads };
}

export interface NamedRoad {
  readonly numbers: readonly NumberedRoad[];
  /** Empty with a number. */
  readonly name: string;
}

export function readRoad(text: string): NamedRoad {
  const folded = foldText(text);
  const numbers = findRoads(folded);
  return { numbers, name: numbers.length > 0 ? '' : folded };
}

/** Networks with separate numbers; a state's others share theirs. */
const OWN_NUMBERS: ReadonlySet<string> = new Set(['i', 'us', 'cr']);

function areSame(a: NumberedRoad, b: NumberedRoad): boolean {
  if (a.number !== b.number) return false;
  // `Highway 95` may be an interstate.
  if (a.network === 'hwy' || b.network === 'hwy') return a.network !== 'cr' && b.network !== 'cr';
  return a.network === b.network || (!OWN_NUMBERS.has(a.network) && !OWN_NUMBERS.has(b.network));
}

export function isSameRoad(a: NamedRoad, b: NamedRoad): boolean {
  if (a.numbers.some((road) => b.numbers.some((other) => areSame(road, other)))) return true;
  return a.name !== '' && a.name === b.name;
}
