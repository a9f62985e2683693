// Before any schema.
import '@/lib/core/zod-without-eval';
import { getDataPath } from '@/lib/camera-files/names';
import type { Camera } from '@/lib/camera/camera';
import { EventIndex } from '@/lib/road-reports/event-index';
import { loadEvents, STALE_MS, type RoadEvent } from '@/lib/road-reports/event-schema';
import { isClosed } from '@/lib/road-reports/road-event';
import { rankWinter } from '@/lib/search/camera-sorter';
import type { CatalogEngine } from './catalog-engine';

const TIMEOUT_MS = 3_000;
const KEEP_MS = 60_000;
/** For an event or a warning; equals a mountain pass. */
const SCORE = 2;

const counts = (event: RoadEvent): boolean => isClosed(event) || event.type !== 'CONSTRUCTION';

export async function arrangeWinter(engine: CatalogEngine): Promise<void> {
  const file = await loadEvents(getDataPath('events'), TIMEOUT_MS).catch(() => null);
  const events = new EventIndex(file?.events.filter(counts) ?? []);
  const staleAt = (file?.writtenAt ?? 0) + STALE_MS;
  let known = new WeakMap<Camera, number>();
  let keptUntil = 0;

  const rank = (camera: Camera, now: number): number => {
    const before = known.get(camera);
    if (before !== undefined) return before;
    const score = rankWinter(camera) + (now < staleAt && events.isNear(camera, now) ? SCORE : 0);
    known.set(camera, score);
    return score;
  };

  engine.listOrder.arrange = (found) => {
    const now = Date.now();
    const { ranks } = engine.index.filters;
    if (now > keptUntil) {
      known = new WeakMap();
      keptUntil = now + KEEP_MS;
    }
    return Uint32Array.from(
      engine
        .read(found)
        .map(({ number, camera }) => ({ number, score: rank(camera, now) + (ranks?.has(camera.id) ? SCORE : 0) }))
        // A stable sort keeps equals in random order.
        .sort((a, b) => b.score - a.score),
      ({ number }) => number,
    );
  };
}
