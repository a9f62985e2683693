// Before any schema.
import '@/lib/core/zod-without-eval';
import { getDataPath } from '@/lib/camera-files/names';
import type { Camera } from '@/lib/camera/camera';
import { RoadIndex, splitEventsAndSigns } from '@/lib/road-reports/road-index';
import { loadEvents, STALE_MS, type RoadEvent } from '@/lib/road-reports/event-schema';
import { isClosed } from '@/lib/road-reports/road-event';
import { rankWinter } from '@/lib/search/camera-sorter';
import type { CatalogEngine } from './catalog-engine';

const TIMEOUT_MS = 3_000;
const KEEP_MS = 60_000;
const RELOAD_MS = 5 * 60_000;
/** For an event or a warning; equals a mountain pass. */
const SCORE = 2;
/** Chain controls before slippery roads before all else. */
const READING_SCORES = { chains: 40, surface: 20 } as const;
const MAJOR_SCORE = 10;
/** Celsius. */
const FREEZING = 0;

const counts = (event: RoadEvent): boolean => isClosed(event) || event.type !== 'CONSTRUCTION';

function scoreOf({ reading, severity, surfaceC = FREEZING }: RoadEvent): number {
  if (reading !== 'chains' && reading !== 'surface') return SCORE;
  const isWorse = severity === 'MAJOR' || surfaceC < FREEZING;
  return READING_SCORES[reading] + (isWorse ? MAJOR_SCORE : 0);
}

const loadedAt = new WeakMap<CatalogEngine, number>();

/** Loads the road reports again once they are old. */
export async function arrangeWinter(engine: CatalogEngine): Promise<void> {
  if (Date.now() - (loadedAt.get(engine) ?? 0) < RELOAD_MS) return;
  loadedAt.set(engine, Date.now());
  const file = await loadEvents(getDataPath('events'), TIMEOUT_MS).catch(() => null);
  if (file === null && engine.listOrder.arrange) return;
  const index = new RoadIndex(file?.events.filter(counts) ?? [], [], (file?.writtenAt ?? 0) + STALE_MS);
  let known = new WeakMap<Camera, number>();
  let keptUntil = 0;

  const rank = (camera: Camera, now: number): number => {
    const before = known.get(camera);
    if (before !== undefined) return before;
    const [near] = splitEventsAndSigns(index.onRoadOf(camera, now));
    const score = rankWinter(camera) + Math.max(0, ...near.map(({ statement }) => scoreOf(statement)));
    known.set(camera, score);
    return score;
  };

  engine.listOrder.arrange = (found) => {
    const now = Date.now();
    const { warnings } = engine.index;
    if (now > keptUntil) {
      known = new WeakMap();
      keptUntil = now + KEEP_MS;
    }
    return Uint32Array.from(
      engine
        .read(found)
        .map(({ number, camera }) => ({ number, score: rank(camera, now) + (warnings?.has(camera.id) ? SCORE : 0) }))
        // A stable sort keeps equals in random order.
        .sort((a, b) => b.score - a.score),
      ({ number }) => number,
    );
  };
}
