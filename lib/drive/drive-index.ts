import { isWithinBounds, REGIONS, type StateCode } from '@/lib/camera/regions';
import type { Point } from '@/lib/geo/point';
import type { Road } from '@/lib/roads/road';
import { buildChains, type Chain, type RoadNet, type RoadRecord } from '@/lib/roads/road-chains';
import { buildRoadGraph, type RoadGraph } from '@/lib/routing/road-graph';
import { findRoute } from '@/lib/routing/route-finder';
import { CameraIndex, type RouteLine } from '@/lib/routing/route-line';
import { RULES } from '@/lib/routing/rules';
import { describeTrip, type Trip } from './trip';

const STATE_CODES = Object.keys(REGIONS) as StateCode[];

/** Finds drives on roads inferred from cameras (ADR 023). */
export class DriveIndex {
  private readonly net: RoadNet;
  private readonly cameras: CameraIndex;
  private graph: RoadGraph | null = null;

  constructor(records: readonly RoadRecord[] = []) {
    this.net = buildChains(records);
    this.cameras = new CameraIndex(this.net.cameras);
  }

  get chains(): readonly Chain[] {
    return this.net.chains;
  }

  plan(places: readonly Point[], max = 1): Trip[] {
    this.graph ??= buildRoadGraph(this.chains);
    const trips: Trip[] = [];
    const used = new Set<number>();
    for (let attempt = 0; attempt < 2 * max && trips.length < max; attempt += 1) {
      const route = findRoute(this.graph, places, used);
      if (!route) break;
      for (const node of route.nodes) used.add(node);
      const trip = this.along(route.line, places);
      if (isDrivable(trip) && isAlternative(trip, trips)) trips.push(trip);
    }
    return trips;
  }

  along(line: RouteLine, places?: readonly Point[]): Trip {
    return describeTrip(line, this.cameras.findAlong(line), places);
  }

  /** @param reference a routing service's, such as `I 90; NY 5` */
  findRoad(reference: string, at: Point): Road | undefined {
    const states = STATE_CODES.filter((code) => isWithinBounds(code, at.lat, at.lng));
    const roads = states.flatMap((code) => this.net.reader.readReference(reference, code));
    return roads.find((road) => this.chains.some((chain) => chain.road === road));
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
