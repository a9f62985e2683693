import type { Point } from '@/lib/camera/point';
import { serveCalls } from '@/lib/core/worker-calls';
import { DriveIndex } from './drive-index';
import type { DriveFeed, DriveRecord } from './drive-record';
import { PlaceFinder } from './place-finder';
import { readTrack } from './read-track';
import { readTowns, type Town } from './towns';

let drives = new DriveIndex();
let records: DriveRecord[] = [];
let towns: readonly Town[] = [];
let places: PlaceFinder | null = null;
let tellDone: () => void;
const done = new Promise<void>((resolve) => {
  tellDone = resolve;
});

function receive(message: DriveFeed): void {
  if (message.type === 'done') {
    tellDone();
    return;
  }
  if (message.from === 0) [drives, records] = [new DriveIndex(), []];
  drives.putRecords(String(message.from), message.records);
  records = [...records, ...message.records];
  places = null;
}

/** Without the gazetteer the towns that have cameras are known. */
async function loadTowns(): Promise<void> {
  try {
    const response = await fetch('/basemap/towns.json');
    if (response.ok) towns = readTowns(await response.json());
  } catch {
    // The next question asks again.
  }
}

async function getPlaces(): Promise<PlaceFinder> {
  if (towns.length === 0) {
    await loadTowns();
    places = null;
  }
  return (places ??= new PlaceFinder(records, towns, drives.listRoads()));
}

const methods = {
  /** @param port where the catalog's worker sends its cameras */
  connect: (port: MessagePort) => {
    port.onmessage = ({ data }: MessageEvent<DriveFeed>) => receive(data);
  },
  /** Waits until all cameras are here. */
  untilDone: () => done,
  /** Null for those that nobody knows. */
  findPlaces: async (texts: readonly string[]) => (await getPlaces()).find(texts),
  suggestPlaces: async (text: string) => (await getPlaces()).suggest(text),
  plan: (through: readonly Point[], most: number) => drives.plan(through, { most }),
  /** @param text of a GPX or GeoJSON file */
  followTrack: (text: string) => drives.along(readTrack(text)),
  /** @param body an answer of a routing service */
  followRouter: async (body: unknown) => {
    await import('@/lib/core/zod-without-eval');
    const { readRouterAnswer } = await import('./router-answer');
    return readRouterAnswer(body, (reference, at) => drives.findRoad(reference, at)).map((line) => drives.along(line));
  },
  roadLines: () => drives.roadLines(),
};

export type DriveMethods = typeof methods;

serveCalls(methods);
