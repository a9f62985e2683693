import 'maplibre-gl/dist/maplibre-gl.css';
import { AttributionControl, Map as MapLibre, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/camera/point';
import {
  CAMERA_ZOOM,
  FIT_PADDING_PX,
  FLY_MS,
  LOCATION_ZOOM,
  MAX_ZOOM,
  MIN_ZOOM,
  POPUP_MARKER_HEIGHT,
  POPUP_PAN_MS,
} from '@/lib/constants/map';
import type { MapPosition } from '@/lib/map/map-position';
import type { RoadLine } from '@/lib/drive/road-lines';
import type { MapSource } from '@/lib/map/map-source';
import { ViewRecords } from './view-records';
import { COUNTIES_FROM, makeCounties } from './basemap-style';
import { ClusterView, type VisibleCameras } from './cluster-view';
import { DriveOnMap } from './drive-on-map';
import { MapOverlay, toAnchor, type Anchor } from './map-overlay';
import { createLocationMarker } from './marker-elements';
import { MarkerLayer } from './marker-layer';
import { readMapColors } from './map-colors';
import { paceMap } from './pace-map';
import { drawShields, makeRoads, toRoadFeatures } from './road-layers';
import { StyleLayers } from './style-layers';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

interface SceneEvents {
  onCamera(camera: Camera, anchor: Anchor): void;
  /** A click next to all markers. */
  onBackground(): void;
  onVisible(visible: VisibleCameras): void;
  /** There are other cameras than before. */
  onChange(): void;
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
  paceMap(map);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  return map;
}

/** Inside the element that handles wheel and touch, so that visitors can move the map with the pointer on a marker. */
function createMarkerRoot(map: MapLibre): HTMLElement {
  const root = document.createElement('div');
  root.style.position = 'absolute';
  for (const click of ['click', 'dblclick']) {
    root.addEventListener(click, (event) => event.stopPropagation());
  }
  map.getCanvasContainer().append(root);
  return root;
}

/** The map and its markers, without React: MapLibre draws both, a worker computes clusters, buttons lie over the markers. */
export class MapScene {
  readonly map: MapLibre;
  readonly overlay: MapOverlay;
  readonly drive: DriveOnMap;
  readonly layers: StyleLayers;
  private readonly view: ClusterView;
  private readonly markers: MarkerLayer;
  private readonly markerRoot: HTMLElement;
  private readonly records = new ViewRecords();
  private events: SceneEvents | null = null;
  private removeLocation: (() => void) | null = null;

  /** Calls `onWorkerFailure` if the cluster worker can't run. @throws If the browser has no WebGL 2. */
  constructor(
    container: HTMLElement,
    start: { style: StyleSpecification; position: MapPosition },
    onWorkerFailure: () => void,
  ) {
    this.map = createMap(container, start.style, start.position);
    this.overlay = new MapOverlay(this.map);
    this.markerRoot = createMarkerRoot(this.map);
    this.layers = new StyleLayers(this.map);
    this.followCounties();
    this.drive = new DriveOnMap({ map: this.map, layers: this.layers, root: this.markerRoot, overlay: this.overlay });
    this.markers = new MarkerLayer(
      this.map,
      this.records,
      { root: this.markerRoot, overlay: this.overlay },
      {
        onCamera: (camera, anchor) => this.events?.onCamera(camera, anchor),
        onCluster: (cluster) => void this.view.open(cluster),
        onFocus: this.reveal,
      },
    );
    this.view = new ClusterView(
      this.map,
      { markers: this.markers, records: this.records },
      {
        onVisible: (visible) => this.events?.onVisible(visible),
        onChange: () => {
          this.markers.closeSpider();
          this.events?.onChange();
        },
        onWorkerFailure,
      },
    );
    this.map.on('moveend', () => this.events?.onMoved(this.position));
    this.map.on('zoomstart', () => this.markers.closeSpider());
    this.map.on('click', () => {
      if (!this.markers.closeSpider()) this.events?.onBackground();
    });
  }

  listen(events: SceneEvents): void {
    this.events = events;
  }

  connect(source: MapSource): void {
    this.records.connect(source);
    this.view.connect(source);
  }

  /** A hidden map does not follow the cameras. */
  setActive(isActive: boolean): void {
    this.view.setActive(isActive);
  }

  /** Whether the embedded basemap is drawn. */
  get isEmbedded(): boolean {
    return this.layers.isReady && this.map.getSource('land') !== undefined;
  }

  /** On the embedded basemap: a provider's has its own. */
  showRoads(lines: readonly RoadLine[]): void {
    const features = toRoadFeatures(lines);
    drawShields(this.map, this.layers);
    this.layers.show('roads', () => (this.isEmbedded ? makeRoads(features) : null));
  }

  /** Follows the theme. @param style the embedded one in its colors */
  restyle(style: StyleSpecification): void {
    // Another style brings the layers along.
    if (this.isEmbedded) this.map.setStyle(style);
    else this.layers.redraw();
    this.markers.restyle();
  }

  setFavorites(favorites: ReadonlySet<string>): void {
    this.markers.setFavorites(favorites);
  }

  focusCamera(index: number): void {
    this.markers.focusCamera(index);
  }

  locate(index: number): Promise<Anchor | null> {
    return this.view.locate(index);
  }

  jumpTo(position: MapPosition): void {
    this.map.jumpTo({ center: position, zoom: position.zoom });
  }

  /** Pans so that the marker is at three quarters of the map's height, below the popup. */
  makeRoom({ lng, lat, x, y }: Anchor): void {
    const offset: [number, number] = [-x, this.getPopupShift() - y];
    this.map.easeTo({ center: [lng, lat], offset, duration: POPUP_PAN_MS });
  }

  /** Flies to a camera, but never zooms out. `moveend` follows. */
  flyToCamera({ lng, lat }: Anchor): void {
    const zoom = Math.max(CAMERA_ZOOM, this.map.getZoom());
    this.map.flyTo({ center: [lng, lat], zoom, offset: [0, this.getPopupShift()], duration: FLY_MS });
  }

  flyToLocation(point: Point): void {
    this.removeLocation?.();
    const element = createLocationMarker();
    this.markerRoot.append(element);
    const unpin = this.overlay.pin(element, toAnchor(point));
    this.removeLocation = () => {
      unpin();
      element.remove();
    };
    this.map.flyTo({ center: point, zoom: LOCATION_ZOOM, duration: FLY_MS });
  }

  /** Flies to where all cameras that are shown fit. `moveend` follows. */
  async flyToAll(): Promise<void> {
    const extent = await this.view.getExtent();
    if (extent) this.map.fitBounds([...extent], { padding: FIT_PADDING_PX, maxZoom: CAMERA_ZOOM, duration: FLY_MS });
  }

  get hasAnswered(): boolean {
    return this.view.hasAnswered;
  }

  get position(): MapPosition {
    const { lat, lng } = this.map.getCenter();
    return { lat, lng, zoom: this.map.getZoom() };
  }

  close(): void {
    this.view.close();
    this.drive.close();
    this.markers.close();
    this.map.remove();
  }

  /** Shows the counties of the embedded basemap once the map is that close. */
  private followCounties(): void {
    const look = () => {
      if (this.map.getZoom() < COUNTIES_FROM) return;
      this.map.off('zoom', look);
      this.layers.show('counties', () => (this.isEmbedded ? makeCounties(readMapColors()) : null));
    };
    this.map.on('zoom', look);
    look();
  }

  private getPopupShift(): number {
    return this.map.getContainer().clientHeight * (POPUP_MARKER_HEIGHT - 0.5);
  }

  private readonly reveal = (anchor: Anchor) => {
    const { x, y } = this.overlay.project(anchor);
    const { clientWidth, clientHeight } = this.map.getContainer();
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) this.map.easeTo({ center: [anchor.lng, anchor.lat] });
  };
}
