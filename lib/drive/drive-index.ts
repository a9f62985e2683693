import { isWithinBounds, REGIONS, type StateCode } from '@/lib/camera/regions';
import type { Point } from '@/lib/geo/point';
import type { Road, RoadKey } from '@/lib/roads/road';
import { buildChains, type RoadNet, type RoadRecord } from '@/lib/roads/road-chains';
import { listRoadLines, type RoadLine } from '@/lib/roads/road-lines';
import { CameraIndex, type RouteLine } from '@/lib/routing/route-line';
import { EdgeTable } from '@/lib/routing/edges';
import { RoadGraph } from '@/lib/routing/road-graph';
import { RouteFinder } from '@/lib/routing/route-finder';
import { RULES } from '@/lib/routing/rules';
import { TravelDirectionFinder } from '@/lib/routing/travel-direction';
import type { KnownRoad } from './place-finder';
import { describeTrip, type Trip } from './trip';

interface Built {
  readonly net: RoadNet;
  readonly routes: RouteFinder;
  readonly cameras: CameraIndex;
  readonly directions: TravelDirectionFinder;
  readonly keys: ReadonlySet<RoadKey>;
}

const STATE_CODES = Object.keys(REGIONS) as StateCode[];

/** Finds drives on roads inferred from cameras (ADR 023). */
export class DriveIndex {
  private readonly files = new Map<string, readonly RoadRecord[]>();
  private net: RoadNet | null = null;
  private built: Built | null = null;

  /** Replaces a file's cameras. */
  put(file: string, records: readonly RoadRecord[]): void {
    this.files.set(file, records);
    this.net = null;
    this.built = null;
  }

  plan(places: readonly Point[], { max = 1 }: { readonly max?: number } = {}): Trip[] {
    const { routes } = this.build();
    const trips: Trip[] = [];
    const used = new Set<number>();
    for (let attempt = 0; attempt < 2 * max && trips.length < max; attempt += 1) {
      const route = routes.find(places, used);
      if (!route) break;
      for (const node of route.nodes) used.add(node);
      const trip = this.describe(route.line, places);
      if (isDrivable(trip) && isAlternative(trip, trips)) trips.push(trip);
    }
    return trips;
  }

  along(line: RouteLine): Trip {
    return this.describe(line);
  }

  listRoads(): KnownRoad[] {
    return this.build().net.chains.map(({ road, groups }) => ({ key: road.key, points: groups }));
  }

  roadLines(): RoadLine[] {
    return listRoadLines(this.buildNet().chains);
  }

  /** @param reference a routing service's, such as `I 90; NY 5` */
  findRoad(reference: string, at: Point): Road | undefined {
    const { reader } = this.build().net;
    const states = STATE_CODES.filter((code) => isWithinBounds(code, at.lat, at.lng));
    const roads = states.flatMap((code) => reader.readReference(reference, code));
    return roads.find(({ key }) => this.build().keys.has(key));
  }

  private describe(line: RouteLine, places?: readonly Point[]): Trip {
    const { cameras, directions } = this.build();
    return describeTrip(line, cameras.findAlong(line), directions, places);
  }

  private buildNet(): RoadNet {
    this.net ??= buildChains([...this.files.values()].flat());
    return this.net;
  }

  private build(): Built {
    if (this.built) return this.built;
    const net = this.buildNet();
    this.built = {
      net,
      routes: new RouteFinder(new RoadGraph(new EdgeTable(net.chains))),
      cameras: new CameraIndex(net.cameras),
      directions: new TravelDirectionFinder(net.chains),
      keys: new Set(net.chains.map(({ road }) => road.key)),
    };
    return this.built;
  }
}

function isDrivable({ legs, meters, detour }: Trip): boolean {
  const straight = meters / detour;
  return legs.length > 0 && (detour < RULES.rejectDetourFactor || meters - straight < RULES.rejectDetourM);
}

function isAlternative(trip: Trip, earlier: readonly Trip[]): boolean {
  const [first] = earlier;
  if (!first) return true;
  const known = new Set(earlier.flatMap(({ legs }) => legs.map(({ road }) => road)));
  const fresh = trip.legs.filter(({ road }) => !known.has(road)).reduce((sum, { from, to }) => sum + to - from, 0);
  return fresh >= RULES.freshShare * trip.meters && trip.seconds <= RULES.maxAlternative * first.seconds;
}
