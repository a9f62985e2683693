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
} from '@/lib/constants/map';
import type { MapPosition } from '@/lib/map/map-position';
import { ClusterView, type SceneSight } from './cluster-view';
import { locationElement } from './marker-elements';
import { MarkerLayer } from './marker-layer';
import { anchorAt, PinBoard, type Anchor } from './pin-board';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

export interface SceneEvents {
  /** A camera was chosen on the map. */
  onCamera(camera: Camera, anchor: Anchor): void;
  /** A click beside everything. */
  onBackground(): void;
  onSight(sight: SceneSight): void;
  /** The map has come to rest. */
  onMoved(position: MapPosition): void;
}

function createMap(container: HTMLElement, style: StyleSpecification, { lat, lng, zoom }: MapPosition): MapLibre {
  const map = new MapLibre({
    container,
    style,
    center: [lng, lat],
    zoom,
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
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  return map;
}

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
  readonly #view: ClusterView;
  readonly #markers: MarkerLayer;
  readonly #markerRoot: HTMLElement;
  #events: SceneEvents | null = null;
  #cameras: readonly Camera[] = [];
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
    this.map = createMap(container, start.style, start.position);
    this.board = new PinBoard(this.map);
    this.#markerRoot = markerRootIn(this.map);
    this.#markers = new MarkerLayer(this.#markerRoot, this.board, {
      onCamera: (index, anchor) => {
        const camera = this.#cameras[index];
        if (camera) this.#events?.onCamera(camera, anchor);
      },
      onCluster: (cluster) => void this.#view.open(cluster),
      onFocus: this.#reveal,
    });
    const onSight = (sight: SceneSight) => this.#events?.onSight(sight);
    this.#view = new ClusterView(this.map, this.#markers, onSight, onWorkerFailure);
    this.map.on('moveend', () => this.#events?.onMoved(this.position));
    this.map.on('zoomstart', () => this.#markers.closeSpider());
    this.map.on('click', () => {
      if (!this.#markers.closeSpider()) this.#events?.onBackground();
    });
  }

  /** Takes the place of who listened before. */
  listen(events: SceneEvents): void {
    this.#events = events;
  }

  setCameras(cameras: readonly Camera[]): void {
    this.#cameras = cameras;
    this.#view.setCameras(cameras);
  }

  setFavorites(favorites: ReadonlySet<string>): void {
    this.#markers.setFavorites(favorites);
  }

  focusCamera(index: number): void {
    this.#markers.focusCamera(index);
  }

  /** Where the marker of a camera stands. */
  locate(index: number): Promise<Anchor | null> {
    return this.#view.locate(index);
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

  /** Whether the worker of the clusters has answered anything so far. */
  get hasAnswered(): boolean {
    return this.#view.hasAnswered;
  }

  get position(): MapPosition {
    const { lat, lng } = this.map.getCenter();
    return { lat, lng, zoom: this.map.getZoom() };
  }

  close(): void {
    this.#view.close();
    this.map.remove();
  }

  #popupShift(): number {
    return this.map.getContainer().clientHeight * (POPUP_MARKER_HEIGHT - 0.5);
  }

  /** Brings a marker that got the focus beyond the edge into sight. */
  #reveal = (anchor: Anchor) => {
    const { x, y } = this.board.project(anchor);
    const { clientWidth, clientHeight } = this.map.getContainer();
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) this.map.easeTo({ center: [anchor.lng, anchor.lat] });
  };
}
