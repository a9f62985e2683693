import 'maplibre-gl/dist/maplibre-gl.css';
import {
  AttributionControl,
  LngLat,
  Map as MapLibre,
  Marker,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import type { Camera } from '@/lib/camera/camera';
import type { Point } from '@/lib/geo/point';
import type { Box } from '@/lib/geo/ring';
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
import { formatMapPosition, type MapPosition } from '@/lib/map/map-position';
import type { RoadLine } from '@/lib/roads/road-lines';
import styles from './markers/markers.module.css';
import { COUNTIES_FROM, makeCounties } from './layers/basemap-style';
import { MarkerView } from './markers/marker-view';
import { DriveOnMap } from './layers/drive-on-map';
import { readMapColors } from './map-images';
import { adaptResolution } from './adapt-resolution';
import { drawShields, makeRoads, toRoadFeatures } from './layers/road-layers';
import { StyleLayers } from './layers/style-layers';

const FIT = { padding: FIT_PADDING_PX, maxZoom: CAMERA_ZOOM, duration: FLY_MS };

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

interface SceneEvents {
  onCamera: (camera: Camera, at: Point) => void;
  onBackground: () => void;
  onMoved: (position: MapPosition) => void;
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
  readonly markers: MarkerView;
  private events: SceneEvents | null = null;
  private location: Marker | null = null;
  /** Not in the address: the visitor's position, and a fit, which differs by screen. */
  private unnamed = '';
  private isGivingWay = false;
  private lastAt: string;

  /** @throws without WebGL 2 */
  constructor(container: HTMLElement, start: { style: StyleSpecification; position: MapPosition }) {
    this.map = createMap(container, start.style, start.position);
    this.lastAt = formatMapPosition(start.position);
    this.layers = new StyleLayers(this.map);
    this.followCounties();
    this.drive = new DriveOnMap(this.map, this.layers);
    this.markers = new MarkerView(this.map, this.layers, (camera, at) => this.events?.onCamera(camera, at));
    // Also fired by a resize.
    this.map.on('moveend', () => {
      if (this.isGivingWay) return;
      const at = formatMapPosition(this.position);
      if (at !== this.lastAt && at !== this.unnamed) {
        this.unnamed = '';
        this.events?.onMoved(this.position);
      }
      this.lastAt = at;
    });
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

  makeRoom(center: Point): void {
    this.map.easeTo({ center, offset: [0, this.getPopupShift()], duration: POPUP_PAN_MS });
  }

  flyToCamera(center: Point): void {
    this.map.flyTo({ center, zoom: CAMERA_ZOOM, offset: [0, this.getPopupShift()], duration: FLY_MS });
  }

  flyToLocation(point: Point): void {
    this.location?.remove();
    const element = document.createElement('div');
    element.className = styles.location ?? '';
    element.textContent = 'YOUR LOCATION';
    this.location = new Marker({ element }).setLngLat(point).addTo(this.map);
    this.endUnnamed({ ...point, zoom: LOCATION_ZOOM });
    this.map.flyTo({ center: point, zoom: LOCATION_ZOOM, duration: FLY_MS });
  }

  flyToBox(box: Box): void {
    this.map.fitBounds([...box], FIT);
  }

  fitBox(box: Box): void {
    const { center, zoom } = this.map.cameraForBounds([...box], FIT) ?? {};
    if (center === undefined || zoom === undefined) return;
    const { lat, lng } = LngLat.convert(center);
    this.endUnnamed({ lat, lng, zoom });
    this.flyToBox(box);
  }

  get bounds(): Box {
    const [southwest, northeast] = this.map.getBounds().toArray();
    return [...southwest, ...northeast];
  }

  get position(): MapPosition {
    const { lat, lng } = this.map.getCenter();
    return { lat, lng, zoom: this.map.getZoom() };
  }

  close(): void {
    this.drive.close();
    this.markers.close();
    this.map.remove();
  }

  /** An interrupted flight must not name where it stopped. */
  private endUnnamed(position: MapPosition): void {
    this.isGivingWay = true;
    this.map.stop();
    this.isGivingWay = false;
    this.unnamed = formatMapPosition(position);
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
}
