import 'maplibre-gl/dist/maplibre-gl.css';
import { AttributionControl, Map as MapLibre, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/geo/point';
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
import type { RoadLine } from '@/lib/roads/road-lines';
import { MarkerLayer } from './markers/marker-layer';
import styles from './markers/markers.module.css';
import { COUNTIES_FROM, makeCounties } from './layers/basemap-style';
import { ClusterView, type VisibleCameras } from './markers/cluster-view';
import { DriveOnMap } from './layers/drive-on-map';
import { createBox, mount, projectAnchor, toAnchor, type Anchor } from './markers/map-overlay';
import { readMapColors } from './map-images';
import { adaptResolution } from './adapt-resolution';
import { drawShields, makeRoads, toRoadFeatures } from './layers/road-layers';
import { StyleLayers } from './layers/style-layers';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

interface SceneEvents {
  onCamera(camera: Camera, anchor: Anchor): void;
  onBackground(): void;
  onVisible(visible: VisibleCameras): void;
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
  adaptResolution(map);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  return map;
}

export class MapScene {
  readonly map: MapLibre;
  readonly drive: DriveOnMap;
  readonly layers: StyleLayers;
  readonly view: ClusterView;
  readonly markers: MarkerLayer;
  private events: SceneEvents | null = null;
  private removeLocation: (() => void) | null = null;

  /** @throws without WebGL 2 */
  constructor(
    container: HTMLElement,
    start: { style: StyleSpecification; position: MapPosition },
    onWorkerFailure: () => void,
  ) {
    this.map = createMap(container, start.style, start.position);
    this.layers = new StyleLayers(this.map);
    this.followCounties();
    this.drive = new DriveOnMap(this.map, this.layers);
    this.markers = new MarkerLayer(this.map, this.layers, {
      onCamera: (camera, anchor) => this.events?.onCamera(camera, anchor),
      onCluster: (cluster) => void this.view.open(cluster),
      onFocus: this.reveal,
    });
    this.view = new ClusterView(this.map, this.markers, {
      onVisible: (visible) => this.events?.onVisible(visible),
      onChange: () => {
        this.markers.closeSpider();
        this.events?.onChange();
      },
      onWorkerFailure,
    });
    this.map.on('moveend', () => this.events?.onMoved(this.position));
    this.map.on('zoomstart', () => this.markers.closeSpider());
    this.map.on('click', () => {
      if (!this.markers.closeSpider()) this.events?.onBackground();
    });
  }

  listen(events: SceneEvents): void {
    this.events = events;
  }

  get isEmbedded(): boolean {
    return this.layers.isReady && this.map.getSource('land') !== undefined;
  }

  /** A provider's style has its own roads. */
  showRoads(lines: readonly RoadLine[]): void {
    const features = toRoadFeatures(lines);
    drawShields(this.map, this.layers);
    this.layers.show('roads', () => (this.isEmbedded ? makeRoads(features) : null));
  }

  restyle(style: StyleSpecification): void {
    // `style.load` adds our layers again.
    if (this.isEmbedded) this.map.setStyle(style);
    else this.layers.redraw();
  }

  makeRoom({ lng, lat, x, y }: Anchor): void {
    const offset: [number, number] = [-x, this.getPopupShift() - y];
    this.map.easeTo({ center: [lng, lat], offset, duration: POPUP_PAN_MS });
  }

  flyToCamera({ lng, lat }: Anchor): void {
    const zoom = Math.max(CAMERA_ZOOM, this.map.getZoom());
    this.map.flyTo({ center: [lng, lat], zoom, offset: [0, this.getPopupShift()], duration: FLY_MS });
  }

  flyToLocation(point: Point): void {
    this.removeLocation?.();
    const element = createBox(styles.location);
    element.textContent = 'YOUR LOCATION';
    this.removeLocation = mount(this.map, element, toAnchor(point));
    this.map.flyTo({ center: point, zoom: LOCATION_ZOOM, duration: FLY_MS });
  }

  async flyToAll(): Promise<void> {
    const extent = await this.view.getExtent();
    if (extent) this.map.fitBounds([...extent], { padding: FIT_PADDING_PX, maxZoom: CAMERA_ZOOM, duration: FLY_MS });
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
    const { x, y } = projectAnchor(this.map, anchor);
    const { clientWidth, clientHeight } = this.map.getContainer();
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) this.map.easeTo({ center: [anchor.lng, anchor.lat] });
  };
}
