import { LngLatBounds, type Map as MapLibre } from 'maplibre-gl';
import { reducedMotion } from '@/components/browser/calm';
import type { Point } from '@/lib/geo/point';
import { CAMERA_ZOOM, FIT_PADDING_PX, FLY_MS } from '@/lib/constants/map';
import { makeDrive, toDriveFeatures, type MapDrive, type NamedPlace } from './drive-layers';
import styles from './drive.module.css';
import { createBox, mount, pin, toAnchor } from '../markers/map-overlay';
import type { StyleLayers } from './style-layers';

/** Less than the shortest playback step. */
const GLIDE_MS = 800;
/** Share of the map's size at which the map follows the playhead. */
const EDGE = 0.05;

type Side = 'above' | 'below';

/** Places a label away from the line. */
function findSide(here: Point, ...neighbors: readonly (Point | undefined)[]): Side {
  const rise = neighbors.reduce((sum, neighbor) => sum + (neighbor ? neighbor.lat - here.lat : 0), 0);
  return rise > 0 ? 'below' : 'above';
}

function createPin({ name }: NamedPlace, end: 'from' | 'stop' | 'to', side: Side): HTMLElement {
  const element = createBox(styles.pin);
  element.dataset.end = end;
  element.dataset.side = side;
  const label = document.createElement('span');
  label.textContent = name;
  element.append(label);
  return element;
}

function boundsOf({ trip, others, places }: MapDrive): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lng, lat } of [trip, ...others].flatMap(({ line }): readonly Point[] => line).concat(places))
    bounds.extend([lng, lat]);
  return bounds;
}

export class DriveOnMap {
  private removePins: (() => void)[] = [];
  private readonly playhead = createBox(styles.playhead);
  private at: Point | null = null;
  private unpinPlayhead = () => {};
  private frame = 0;
  /** Refitted on resize until the visitor moves the map. */
  private fitted: { readonly drive: MapDrive; readonly size: string } | null = null;

  constructor(
    private readonly map: MapLibre,
    private readonly layers: StyleLayers,
  ) {
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) this.fitted = null;
    });
    map.on('click', () => {
      this.fitted = null;
    });
    map.on('resize', () => {
      const { fitted } = this;
      const size = this.readSize();
      if (fitted && size !== '' && size !== fitted.size) this.fit(fitted.drive, 0);
    });
  }

  show(drive: MapDrive | null): void {
    if (!drive) this.fitted = null;
    const features = drive && toDriveFeatures(drive);
    this.layers.show('drive', () => features && makeDrive(features));
    for (const remove of this.removePins) remove();
    const places = drive?.places ?? [];
    this.removePins = places.map((named, index) => {
      const [before, after] = [places[index - 1], places[index + 1]];
      const end = before ? (after ? 'stop' : 'to') : 'from';
      return mount(this.map, createPin(named, end, findSide(named, before, after)), toAnchor(named));
    });
  }

  fit(drive: MapDrive, duration = FLY_MS): void {
    this.fitted = { drive, size: this.readSize() };
    this.map.fitBounds(boundsOf(drive), { padding: FIT_PADDING_PX, maxZoom: CAMERA_ZOOM, duration });
  }

  /** @param to with a heading in degrees clockwise from north */
  movePlayhead(to: (Point & { readonly heading: number | null }) | null): void {
    cancelAnimationFrame(this.frame);
    const from = this.at;
    if (to === null) {
      this.at = null;
      this.unpinPlayhead();
      this.playhead.remove();
      return;
    }
    this.playhead.toggleAttribute('data-heading', to.heading !== null);
    this.playhead.style.setProperty('--heading', `${to.heading ?? 0}deg`);
    if (from === null) this.map.getCanvasContainer().append(this.playhead);
    this.follow(to);
    if (from === null || reducedMotion.get()) this.putPlayhead(to);
    else this.glide(from, to, performance.now());
  }

  close(): void {
    cancelAnimationFrame(this.frame);
  }

  private putPlayhead({ lng, lat }: Point): void {
    this.at = { lng, lat };
    this.unpinPlayhead();
    this.unpinPlayhead = pin(this.map, this.playhead, toAnchor(this.at));
  }

  private glide(from: Point, to: Point, start: number): void {
    const share = Math.min(1, (performance.now() - start) / GLIDE_MS);
    const eased = share * share * (3 - 2 * share);
    this.putPlayhead({ lng: from.lng + eased * (to.lng - from.lng), lat: from.lat + eased * (to.lat - from.lat) });
    if (share < 1) this.frame = requestAnimationFrame(() => this.glide(from, to, start));
  }

  private follow(to: Point): void {
    const { clientWidth, clientHeight } = this.map.getCanvas();
    if (clientWidth === 0) return;
    const { x, y } = this.map.project(to);
    const isInside = (at: number, size: number) => at > EDGE * size && at < (1 - EDGE) * size;
    if (!isInside(x, clientWidth) || !isInside(y, clientHeight)) this.map.easeTo({ center: to, duration: GLIDE_MS });
  }

  /** The container resizes before the canvas does. Empty while hidden. */
  private readSize(): string {
    const { clientWidth, clientHeight } = this.map.getCanvas();
    return clientHeight === 0 ? '' : `${clientWidth}x${clientHeight}`;
  }
}
