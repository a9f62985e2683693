import type { ErrorEvent, Map, MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import { BASEMAP_MAX_FAILURES } from '@/lib/constants/map';

interface BasemapEvents {
  /** MapLibre's own worker is not there: it draws nothing, ever. */
  onWorkerFailure(): void;
  /** The embedded basemap did not load either. */
  onMissing(): void;
}

/** MapLibre says it in words only. */
const isWorkerFailure = (event: ErrorEvent) => /worker failed to load/i.test(event.error.message);

/**
 * Watches the basemap's sources. A provider that fails several times in a row, as it does when it dies while in use, is
 * replaced by the embedded basemap; the markers are elements of the page and stay.
 */
export function watchBasemap(map: Map, embedded: StyleSpecification, isEmbedded: boolean, events: BasemapEvents): void {
  let failures = 0;
  let isFallenBack = isEmbedded;
  map.on('sourcedata', (event: MapSourceDataEvent) => {
    // Only a tile that has come proves that the provider lives.
    if ('tile' in event && event.tile !== undefined) failures = 0;
  });
  map.on('error', (event: ErrorEvent) => {
    if (isWorkerFailure(event)) {
      events.onWorkerFailure();
      return;
    }
    // A glyph or an icon that is missing leaves the map readable.
    if (!('sourceId' in event)) return;
    failures += 1;
    if (isFallenBack) {
      events.onMissing();
    } else if (failures >= BASEMAP_MAX_FAILURES) {
      isFallenBack = true;
      map.setStyle(embedded, { diff: false });
    }
  });
}
