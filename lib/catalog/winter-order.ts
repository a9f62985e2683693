// Before any schema.
import '@/lib/core/zod-without-eval';
import { getDataPath } from '@/lib/camera-files/names';
import type { Camera } from '@/lib/camera/camera';
import { EventIndex } from '@/lib/events/event-index';
import type { RoadEvent } from '@/lib/events/event-schema';
import { loadEvents, STALE_MS } from '@/lib/events/load-events';
import { isClosed } from '@/lib/events/road-event';
import { rankWinter } from '@/lib/search/winter';
import type { CatalogEngine } from './catalog-engine';

/** The wall waits for the events. */
const TIMEOUT_MS = 3_000;
/** Events end; until then each camera is compared with all of them only once. */
const KEEP_MS = 60_000;
/** An event on the road, and a warning, count as much as a pass. */
const SCORE = 2;

/** A closed road, or one where something happened. Planned work alone makes no winter road. */
const counts = (event: RoadEvent): boolean => isClosed(event) || event.type !== 'CONSTRUCTION';

/** Gives the winter view its order; without events if their file is missing, slow, wrong, or too old. */
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

  engine.wallOrder.arrange = (found) => {
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
        // Stable: at random among equals, so that states mix.
        .sort((a, b) => b.score - a.score),
      ({ number }) => number,
    );
  };
}
