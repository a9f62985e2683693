import type { Clock } from '@/lib/core/clock';
import type { Point } from '@/lib/geo/point';
import { type RoadRecord, buildChains, type Chain } from '@/lib/roads/road-chains';
import { listRoadLines, type RoadLine } from '@/lib/roads/road-lines';
import { readTrack, TrackError, type TrackFault } from '@/lib/routing/read-track';
import type { DriveFeed } from './drive-feed';
import { MAX_ROUTES } from './drive-request';
import { listSharedPlaces, StopFinder, type Stop, type Suggestion } from './stop-finder';
import { readTowns, type Town } from './towns';
import { type Trip, describeTrip } from './trip';
import { isWithinBounds, REGION_CODES } from '@/lib/camera/regions';
import type { Road } from '@/lib/roads/road';
import { buildRoadGraph, type RoadGraph } from '@/lib/routing/road-graph';
import { findRoute } from '@/lib/routing/route-finder';
import { CameraIndex, getEnd, getStart, type RouteLine } from '@/lib/routing/route-line';
import { RULES } from '@/lib/routing/rules';

/** @property router base URL without a trailing slash */
export type DriveQuestion =
  | { readonly stops: readonly string[]; readonly router: string | null }
  | { readonly track: Blob };

interface AnswerBase {
  readonly stops: readonly Stop[];
  readonly hasRouterFailed: boolean;
}

interface FoundDrive extends AnswerBase {
  readonly ok: true;
  readonly trips: readonly Trip[];
  readonly origin: 'cameras' | 'router' | 'file';
}

export interface DriveFailure extends AnswerBase {
  readonly ok: false;
  readonly reason: 'unknown-stops' | 'no-route' | TrackFault;
  readonly unknown: readonly string[];
}

type Found = FoundDrive | DriveFailure;
export type DriveAnswer = Found & { readonly isFinal: boolean };

const CAMERAS_TIMEOUT_MS = 4_000;
const REUSE_MS = 60_000;

const fail = (reason: DriveFailure['reason'], rest: Partial<DriveFailure> = {}): DriveFailure => {
  return { ok: false, reason, unknown: [], stops: [], hasRouterFailed: false, ...rest };
};

const toEnd = (name: string, { lat, lng }: Point): Stop => ({ name, lat, lng, country: 'US' });

export class DriveFinder {
  private records: readonly RoadRecord[] = [];
  private index: DriveIndex | null = null;
  private towns: readonly Town[] = [];
  private stopFinder: StopFinder | null = null;
  private readonly asked = { drives: 0, suggestions: 0 };
  private routed: { readonly url: string; readonly at: number; readonly answer: Promise<unknown> } | null = null;
  private markDone = () => {};
  private readonly done = new Promise<'done'>((resolve) => {
    this.markDone = () => resolve('done');
  });

  constructor(private readonly clock: Clock) {}

  receive(message: DriveFeed): void {
    if (message.type === 'done') {
      this.markDone();
      return;
    }
    this.records = [...this.records.slice(0, message.from), ...message.records];
    this.index = null;
    this.stopFinder = null;
  }

  /** @throws if a newer question arrived */
  async findDrive(question: DriveQuestion, waitsForAllCameras: boolean): Promise<DriveAnswer> {
    this.asked.drives += 1;
    const number = this.asked.drives;
    const find = async (isFinal: boolean): Promise<DriveAnswer> => {
      if (number !== this.asked.drives) throw new Error('a newer question arrived');
      return { ...(await this.find(question)), isFinal };
    };
    const ready = waitsForAllCameras ? this.done : Promise.race([this.done, this.clock.sleep(CAMERAS_TIMEOUT_MS)]);
    if ((await ready) !== 'done') {
      const early = await find(false);
      if (early.ok) return early;
    }
    await this.done;
    return find(true);
  }

  async suggestStops(text: string): Promise<readonly Suggestion[]> {
    this.asked.suggestions += 1;
    const number = this.asked.suggestions;
    const finder = await this.getStopFinder();
    await this.clock.sleep(0);
    return number === this.asked.suggestions ? finder.suggest(text) : [];
  }

  /** @param text shared by another app @returns null without a known place */
  async findShared(text: string): Promise<Stop | null> {
    await this.done;
    const found = (await this.getStopFinder()).find(listSharedPlaces(text));
    return found.find((stop) => stop !== null) ?? null;
  }

  async listRoadLines(): Promise<readonly RoadLine[]> {
    await this.done;
    return listRoadLines(this.drives.chains);
  }

  private get drives(): DriveIndex {
    return (this.index ??= new DriveIndex(this.records));
  }

  private async find(question: DriveQuestion): Promise<Found> {
    if ('track' in question) return this.followTrack(question.track);
    const known = (await this.getStopFinder()).find(question.stops);
    const unknown = question.stops.filter((_, index) => known[index] === null);
    const stops = known.filter((stop) => stop !== null);
    if (unknown.length > 0) return fail('unknown-stops', { unknown, stops });
    const routed = question.router === null ? [] : await this.askRouter(question.router, stops);
    const hasRouterFailed = question.router !== null && routed.length === 0;
    if (routed.length > 0) return { ok: true, stops, trips: routed, origin: 'router', hasRouterFailed };
    const trips = this.drives.plan(stops, MAX_ROUTES);
    if (trips.length === 0) return fail('no-route', { stops, hasRouterFailed });
    return { ok: true, stops, trips, origin: 'cameras', hasRouterFailed };
  }

  private async followTrack(file: Blob): Promise<Found> {
    try {
      const line = await readTrack(file);
      const stops = [toEnd('Start of the track', getStart(line)), toEnd('End of the track', getEnd(line))];
      return { ok: true, stops, trips: [this.drives.along(line)], origin: 'file', hasRouterFailed: false };
    } catch (error) {
      if (error instanceof TrackError) return fail(error.reason);
      throw error;
    }
  }

  private async askRouter(base: string, stops: readonly Point[]): Promise<readonly Trip[]> {
    try {
      await import('@/lib/core/zod-without-eval');
      const router = await import('@/lib/routing/router');
      const url = router.toRouterUrl(base, stops);
      const now = this.clock.now();
      if (this.routed?.url !== url || now - this.routed.at > REUSE_MS)
        this.routed = { url, at: now, answer: router.fetchRouterAnswer(url) };
      const lines = router.readRouterAnswer(await this.routed.answer, (reference, at) =>
        this.drives.findRoad(reference, at),
      );
      return lines.slice(0, MAX_ROUTES).map((line) => this.drives.along(line));
    } catch {
      return [];
    }
  }

  private async getStopFinder(): Promise<StopFinder> {
    if (this.towns.length === 0) {
      this.towns = await loadTowns();
      this.stopFinder = null;
    }
    return (this.stopFinder ??= new StopFinder(this.records, this.towns, this.drives.chains));
  }
}

/** Empty if offline; the next question tries again. */
async function loadTowns(): Promise<readonly Town[]> {
  try {
    const response = await fetch('/basemap/towns.json');
    return response.ok ? readTowns(await response.json()) : [];
  } catch {
    return [];
  }
}

export class DriveIndex {
  private readonly net: ReturnType<typeof buildChains>;
  private readonly cameras: CameraIndex;
  private graph: RoadGraph | null = null;

  constructor(records: readonly RoadRecord[]) {
    this.net = buildChains(records);
    this.cameras = new CameraIndex(this.net.cameras);
  }

  get chains(): readonly Chain[] {
    return this.net.chains;
  }

  plan(stops: readonly Point[], max = 1): Trip[] {
    this.graph ??= buildRoadGraph(this.chains);
    const trips: Trip[] = [];
    const used = new Set<number>();
    for (let attempt = 0; attempt < 2 * max && trips.length < max; attempt += 1) {
      const route = findRoute(this.graph, stops, used);
      if (!route) break;
      for (const node of route.nodes) used.add(node);
      const trip = this.along(route.line, stops);
      if (isDrivable(trip) && isAlternative(trip, trips)) trips.push(trip);
    }
    return trips;
  }

  along(line: RouteLine, stops?: readonly Point[]): Trip {
    return describeTrip(line, this.cameras.findAlong(line), stops);
  }

  /** @param reference a routing service's, such as `I 90; NY 5` */
  findRoad(reference: string, at: Point): Road | undefined {
    const states = REGION_CODES.filter((code) => isWithinBounds(code, at.lat, at.lng));
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
