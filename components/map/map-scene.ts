import { AttributionControl, Map as MapLibre, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import {
  CAMERA_ZOOM,
  FLY_MS,
  LOCATION_ZOOM,
  MAX_ZOOM,
  MIN_ZOOM,
  POPUP_MARKER_HEIGHT,
  POPUP_PAN_MS,
  STRIP_LENGTH,
} from '@/lib/constants/map';
import { ClusterClient } from '@/lib/map/cluster-client';
import type { Bounds, ClusterItem } from '@/lib/map/cluster-index';
import type { MapPosition } from '@/lib/map/map-position';
import { locationElement } from './marker-elements';
import { MarkerLayer } from './marker-layer';
import { anchorAt, PinBoard, type Anchor } from './pin-board';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** Markers are kept this far beyond the edge, as a share of the map's size: a small move asks for nothing. */
const MARGIN = 0.25;
const MAX_LATITUDE = 85;

/** The cameras in sight, of which the list may be only the beginning: nearest to the centre first. */
export interface SceneSight {
  readonly total: number;
  readonly cameras: readonly Camera[];
}

export interface SceneEvents {
  /** A camera was chosen on the map. */
  onCamera(camera: Camera, anchor: Anchor): void;
  /** A click beside everything. */
  onBackground(): void;
  onSight(sight: SceneSight): void;
  /** The map has come to rest. */
  onMoved(position: MapPosition): void;
}

const contains = (outer: Bounds, inner: Bounds) =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

/** The markers lie in the box that listens to wheel and fingers, so that the map can be moved with the pointer on one of them. */
function markerRootIn(map: MapLibre): HTMLElement {
  const root = document.createElement('div');
  root.style.position = 'absolute';
  for (const click of ['click', 'dblclick']) {
    root.addEventListener(click, (event) => {
      event.stopPropagation();
    });
  }
  map.getCanvasContainer().append(root);
  return root;
}

/** The map with its markers, apart from React: MapLibre draws the basemap, a worker holds the clusters, buttons are the markers. */
export class MapScene {
  readonly map: MapLibre;
  readonly board: PinBoard;
  readonly #clusters: ClusterClient;
  readonly #markers: MarkerLayer;
  readonly #markerRoot: HTMLElement;
  #events: SceneEvents | null = null;
  #cameras: readonly Camera[] = [];
  #shown: { bounds: Bounds; zoom: number; size: number } | null = null;
  /** Counts lists that began anew: an answer about the one before says nothing. */
  #list = 0;
  #isAsking = false;
  #isStale = false;
  #unpinLocation: (() => void) | null = null;

  /**
   * @param onWorkerFailure The worker of the clusters cannot run.
   * @throws When the browser cannot draw with WebGL 2.
   */
  constructor(
    container: HTMLElement,
    start: { style: StyleSpecification; position: MapPosition },
    onWorkerFailure: () => void,
  ) {
    this.map = new MapLibre({
      container,
      style: start.style,
      center: start.position,
      zoom: start.position.zoom,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      attributionControl: false,
      renderWorldCopies: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: 0,
      trackResize: false,
      locale: { 'Map.Title': 'Map of cameras' },
    });
    this.map.touchZoomRotate.disableRotation();
    this.map.keyboard.disableRotation();
    this.map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
    this.board = new PinBoard(this.map);
    this.#markerRoot = markerRootIn(this.map);
    this.#markers = new MarkerLayer(this.#markerRoot, this.board, {
      onCamera: (index, anchor) => {
        const camera = this.#cameras[index];
        if (camera) this.#events?.onCamera(camera, anchor);
      },
      onCluster: (cluster) => void this.#open(cluster),
      onFocus: this.#reveal,
    });
    this.#clusters = new ClusterClient(onWorkerFailure);
    this.map.on('move', () => void this.#refresh());
    this.map.on('moveend', this.#settle);
    this.map.on('zoomstart', () => this.closeSpider());
    this.map.on('click', () => {
      if (!this.closeSpider()) this.#events?.onBackground();
    });
  }

  /** Takes the place of who listened before. */
  listen(events: SceneEvents): void {
    this.#events = events;
  }

  setCameras(cameras: readonly Camera[]): void {
    if (cameras === this.#cameras) return;
    this.#cameras = cameras;
    if (!this.#markers.setCameras(cameras)) this.#list += 1;
    this.#clusters.show(cameras);
    this.#shown = null;
    void this.#refresh();
    void this.#look();
  }

  setFavourites(favourites: ReadonlySet<string>): void {
    this.#markers.setFavourites(favourites);
  }

  focusCamera(index: number): void {
    this.#markers.focusCamera(index);
  }

  closeSpider(): boolean {
    return this.#markers.closeSpider();
  }

  /** Where the marker of a camera stands. */
  async locate(index: number): Promise<Anchor | null> {
    const place = await this.#clusters.ask<'locate'>({ kind: 'locate', index });
    return place && anchorAt({ lng: place[0], lat: place[1] });
  }

  jumpTo(position: MapPosition): void {
    this.map.jumpTo({ center: position, zoom: position.zoom });
  }

  /** Moves the map so that the marker stands at three quarters of its height, below the popup. */
  makeRoom({ lng, lat, x, y }: Anchor): void {
    const offset: [number, number] = [-x, this.#popupShift() - y];
    this.map.easeTo({ center: [lng, lat], offset, duration: POPUP_PAN_MS });
  }

  /** Flies to a camera; `moveend` follows. One that is near enough already is only brought into its place. */
  flyToCamera({ lng, lat }: Anchor): void {
    const zoom = Math.max(CAMERA_ZOOM, this.map.getZoom());
    this.map.flyTo({ center: [lng, lat], zoom, offset: [0, this.#popupShift()], duration: FLY_MS });
  }

  /** Flies to the visitor and marks the place. */
  flyToLocation(place: { lng: number; lat: number }): void {
    this.#unpinLocation?.();
    const element = locationElement();
    this.#markerRoot.append(element);
    const unpin = this.board.pin(element, anchorAt(place));
    this.#unpinLocation = () => {
      unpin();
      element.remove();
    };
    this.map.flyTo({ center: place, zoom: LOCATION_ZOOM, duration: FLY_MS });
  }

  get position(): MapPosition {
    const { lat, lng } = this.map.getCenter();
    return { lat, lng, zoom: this.map.getZoom() };
  }

  close(): void {
    this.#clusters.close();
    this.map.remove();
  }

  #popupShift(): number {
    return this.map.getContainer().clientHeight * (POPUP_MARKER_HEIGHT - 0.5);
  }

  #bounds(margin: number): Bounds {
    const bounds = this.map.getBounds();
    const width = (bounds.getEast() - bounds.getWest()) * margin;
    const height = (bounds.getNorth() - bounds.getSouth()) * margin;
    return [
      bounds.getWest() - width,
      Math.max(-MAX_LATITUDE, bounds.getSouth() - height),
      bounds.getEast() + width,
      Math.min(MAX_LATITUDE, bounds.getNorth() + height),
    ];
  }

  /** Asks for the markers in sight unless they are there; one question at a time, and what changed meanwhile is asked after it. */
  #refresh = async (): Promise<void> => {
    const zoom = Math.floor(this.map.getZoom());
    if (this.#shown?.zoom === zoom && contains(this.#shown.bounds, this.#bounds(0))) return;
    if (this.#isAsking) {
      this.#isStale = true;
      return;
    }
    this.#isAsking = true;
    this.#isStale = false;
    const list = this.#list;
    const bounds = this.#bounds(MARGIN);
    const { items, size } = await this.#clusters.ask<'items'>({ kind: 'items', bounds, zoom });
    this.#isAsking = false;
    if (list === this.#list) this.#markers.show(items);
    this.#shown = this.#isStale ? null : { bounds, zoom, size };
    if (this.#isStale) void this.#refresh();
  };

  async #look(): Promise<void> {
    const list = this.#list;
    const bounds = this.#bounds(0);
    const { total, nearest } = await this.#clusters.ask<'sight'>({ kind: 'sight', bounds, limit: STRIP_LENGTH });
    if (list !== this.#list) return;
    this.#events?.onSight({ total, cameras: nearest.flatMap((index) => this.#cameras[index] ?? []) });
  }

  #settle = () => {
    this.#events?.onMoved(this.position);
    void this.#look();
  };

  async #open(cluster: ClusterItem): Promise<void> {
    const size = this.#shown?.size ?? -1;
    const opening = await this.#clusters.ask<'opening'>({ kind: 'opening', cluster: cluster.id, size });
    if (opening.kind === 'split') this.map.easeTo({ center: cluster, zoom: opening.zoom });
    else if (opening.kind === 'spider') this.#markers.openSpider(cluster, opening.indexes);
  }

  /** Brings a marker that got the focus beyond the edge into sight. */
  #reveal = (anchor: Anchor) => {
    const { x, y } = this.board.project(anchor);
    const { clientWidth, clientHeight } = this.map.getContainer();
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) this.map.easeTo({ center: [anchor.lng, anchor.lat] });
  };
}
