import type { Map as MapLibre } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import { STRIP_LENGTH } from '@/lib/constants/map';
import { ClusterClient } from '@/lib/map/cluster-client';
import type { Bounds, ClusterItem } from '@/lib/map/cluster-index';
import type { MarkerLayer } from './marker-layer';
import { anchorAt, type Anchor } from './pin-board';

/** Markers are kept this far beyond the edge, as a share of the map's size: a small move asks for nothing. */
const MARGIN = 0.25;
const MAX_LATITUDE = 85;

/** The cameras in sight, of which the list may be only the beginning: nearest to the center first. */
export interface SceneSight {
  readonly total: number;
  readonly cameras: readonly Camera[];
}

const contains = (outer: Bounds, inner: Bounds) =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

/** What the map shows, with a margin around it as a share of its size. */
function boundsOf(map: MapLibre, margin: number): Bounds {
  const bounds = map.getBounds();
  const width = (bounds.getEast() - bounds.getWest()) * margin;
  const height = (bounds.getNorth() - bounds.getSouth()) * margin;
  return [
    bounds.getWest() - width,
    Math.max(-MAX_LATITUDE, bounds.getSouth() - height),
    bounds.getEast() + width,
    Math.min(MAX_LATITUDE, bounds.getNorth() + height),
  ];
}

/** Keeps the markers in step with the map: asks the worker for what comes into sight, and no more often than it answers. */
export class ClusterView {
  readonly #map: MapLibre;
  readonly #markers: MarkerLayer;
  readonly #onSight: (sight: SceneSight) => void;
  readonly #clusters: ClusterClient;
  #cameras: readonly Camera[] = [];
  #shown: { bounds: Bounds; zoom: number; size: number } | null = null;
  /** Counts lists that began anew: an answer about the one before says nothing. */
  #list = 0;
  #isAsking = false;
  #isStale = false;
  #hasAnswered = false;

  constructor(map: MapLibre, markers: MarkerLayer, onSight: (sight: SceneSight) => void, onWorkerFailure: () => void) {
    this.#map = map;
    this.#markers = markers;
    this.#onSight = onSight;
    this.#clusters = new ClusterClient(onWorkerFailure);
    map.on('move', this.#refresh);
    map.on('resize', this.#refresh);
    map.on('moveend', this.#look);
  }

  setCameras(cameras: readonly Camera[]): void {
    if (cameras === this.#cameras) return;
    this.#cameras = cameras;
    if (!this.#markers.setCameras(cameras)) this.#list += 1;
    this.#clusters.show(cameras);
    this.#shown = null;
    this.#refresh();
    this.#look();
  }

  /** Whether the worker has answered anything so far. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /** Where the marker of a camera stands. */
  async locate(index: number): Promise<Anchor | null> {
    const place = await this.#clusters.ask<'locate'>({ kind: 'locate', index });
    return place && anchorAt({ lng: place[0], lat: place[1] });
  }

  /** Goes to where a cluster splits, or spreads the cameras of one that never does. */
  async open(cluster: ClusterItem): Promise<void> {
    const size = this.#shown?.size ?? -1;
    const opening = await this.#clusters.ask<'opening'>({ kind: 'opening', cluster: cluster.id, size });
    if (opening.kind === 'split') this.#map.easeTo({ center: cluster, zoom: opening.zoom });
    else if (opening.kind === 'spider') this.#markers.openSpider(cluster, opening.indexes);
  }

  close(): void {
    this.#clusters.close();
  }

  /** Asks for the markers in sight unless they are there. What changes meanwhile is asked for after the answer. */
  #refresh = () => {
    const zoom = Math.floor(this.#map.getZoom());
    if (this.#shown?.zoom === zoom && contains(this.#shown.bounds, boundsOf(this.#map, 0))) return;
    this.#isStale = true;
    if (!this.#isAsking) void this.#ask();
  };

  async #ask(): Promise<void> {
    this.#isAsking = true;
    while (this.#isStale) {
      this.#isStale = false;
      const list = this.#list;
      const bounds = boundsOf(this.#map, MARGIN);
      const zoom = Math.floor(this.#map.getZoom());
      const { items, size } = await this.#clusters.ask<'items'>({ kind: 'items', bounds, zoom });
      this.#hasAnswered = true;
      if (list !== this.#list) continue;
      this.#markers.show(items);
      this.#shown = { bounds, zoom, size };
    }
    this.#isAsking = false;
  }

  #look = () => {
    const list = this.#list;
    const bounds = boundsOf(this.#map, 0);
    void this.#clusters.ask<'sight'>({ kind: 'sight', bounds, limit: STRIP_LENGTH }).then(({ total, nearest }) => {
      if (list !== this.#list) return;
      this.#onSight({ total, cameras: nearest.flatMap((index) => this.#cameras[index] ?? []) });
    });
  };
}
