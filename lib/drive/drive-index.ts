import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/camera/point';
import { isWithinBounds, REGIONS, type StateCode } from '@/lib/camera/regions';
import { isListed } from '@/lib/camera/traits';
import { CameraGrid } from './along-line';
import { CarriagewayFinder } from './carriageway';
import { toDriveRecord, type DriveRecord } from './drive-record';
import { EdgeTable } from './edges';
import type { KnownRoad } from './place-finder';
import type { Road, RoadKey } from './road';
import { buildChains, type RoadNet } from './road-chains';
import { RoadGraph } from './road-graph';
import { listRoadLines, type RoadLine } from './road-lines';
import type { RouteLine } from './route-line';
import { RULES } from './rules';
import { describeTrip, type Trip } from './trip';
import { WayFinder } from './way-finder';

interface Built {
  readonly net: RoadNet;
  readonly graph: RoadGraph;
  readonly ways: WayFinder;
  readonly grid: CameraGrid;
  readonly carriageways: CarriagewayFinder;
  /** Of roads that have cameras. */
  readonly keys: ReadonlySet<RoadKey>;
}

const STATE_CODES = Object.keys(REGIONS) as StateCode[];

/** Drives from the cameras themselves (ADR 023): roads are read from their texts, ways found over the roads, cameras found along a line. */
export class DriveIndex {
  private readonly files = new Map<string, readonly DriveRecord[]>();
  private net: RoadNet | null = null;
  private built: Built | null = null;

  /** A file's cameras as they arrive, or arrive again. Cheap: what they make is built when it is asked for. */
  put(file: string, cameras: readonly Camera[]): void {
    this.putRecords(file, cameras.filter(isListed).map(toDriveRecord));
  }

  putRecords(file: string, records: readonly DriveRecord[]): void {
    this.files.set(file, records);
    this.net = null;
    this.built = null;
  }

  /** The quickest way through the places, and others that differ from it, `most` at the most. None if no road joins the places. */
  plan(places: readonly Point[], { most = 1 }: { readonly most?: number } = {}): Trip[] {
    const { ways } = this.build();
    const trips: Trip[] = [];
    const used = new Set<number>();
    for (let attempt = 0; attempt < 2 * most && trips.length < most; attempt += 1) {
      const way = ways.find(places, used);
      if (!way) break;
      for (const node of way.nodes) used.add(node);
      const trip = this.describe(way.line, places);
      if (isDrivable(trip) && isAnother(trip, trips)) trips.push(trip);
    }
    return trips;
  }

  /** What stands along a line of another source. */
  along(line: RouteLine): Trip {
    return this.describe(line);
  }

  /** Roads by which one can name a place. */
  listRoads(): KnownRoad[] {
    return this.build().net.chains.map(({ road, spots }) => ({ key: road.key, points: spots }));
  }

  /** Large roads as lines, for a map. */
  roadLines(): RoadLine[] {
    return listRoadLines(this.buildNet().chains);
  }

  /** The road that a routing service means by `I 90; NY 5`, if cameras stand along it. */
  findRoad(reference: string, at: Point): Road | undefined {
    const { reader } = this.build().net;
    const states = STATE_CODES.filter((code) => isWithinBounds(code, at.lat, at.lng));
    const roads = states.flatMap((code) => reader.readReference(reference, code));
    return roads.find(({ key }) => this.build().keys.has(key));
  }

  /** How much was built, for logs and benchmarks. */
  get size() {
    const { net, graph } = this.build();
    return {
      cameras: net.cameras.length,
      roads: net.chains.length,
      nodes: graph.nodes.length,
      arcs: graph.heads.length,
    };
  }

  private describe(line: RouteLine, places?: readonly Point[]): Trip {
    const { grid, carriageways } = this.build();
    return describeTrip(line, grid.findAlong(line), carriageways, places);
  }

  private buildNet(): RoadNet {
    this.net ??= buildChains([...this.files.values()].flat());
    return this.net;
  }

  private build(): Built {
    if (this.built) return this.built;
    const net = this.buildNet();
    const graph = new RoadGraph(new EdgeTable(net.chains));
    this.built = {
      net,
      graph,
      ways: new WayFinder(graph),
      grid: new CameraGrid(net.cameras),
      carriageways: new CarriagewayFinder(net.chains),
      keys: new Set(net.chains.map(({ road }) => road.key)),
    };
    return this.built;
  }
}

/** On a road at all, and not around half of the country. */
function isDrivable({ legs, meters, detour }: Trip): boolean {
  const straight = meters / detour;
  return legs.length > 0 && (detour < RULES.endlessDetour || meters - straight < RULES.endlessM);
}

function isAnother(trip: Trip, earlier: readonly Trip[]): boolean {
  const [first] = earlier;
  if (!first) return true;
  const known = new Set(earlier.flatMap(({ legs }) => legs.map(({ road }) => road)));
  const fresh = trip.legs.filter(({ road }) => !known.has(road)).reduce((sum, { from, to }) => sum + to - from, 0);
  return fresh >= RULES.freshShare * trip.meters && trip.seconds <= RULES.longestAlternative * first.seconds;
}
