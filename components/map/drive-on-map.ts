import { LngLatBounds, type Map as MapLibre } from 'maplibre-gl';
import { reducedMotion } from '@/components/browser/calm';
import type { Point } from '@/lib/camera/point';
import { CAMERA_ZOOM, FIT_PADDING_PX, FLY_MS } from '@/lib/constants/map';
import { makeDrive, toDriveFeatures, type MapDrive, type NamedPlace } from './drive-layers';
import styles from './drive.module.css';
import { toAnchor, type MapOverlay } from './map-overlay';
import type { StyleLayers } from './style-layers';

/** One step of the dot, a little shorter than the shortest step of a drive that is played. */
const GLIDE_MS = 800;
/** The map follows a dot that is nearer to its edge than this share of its size. */
const EDGE = 0.05;

interface DrivePlace {
  readonly map: MapLibre;
  readonly layers: StyleLayers;
  readonly root: HTMLElement;
  readonly overlay: MapOverlay;
}

type Side = 'above' | 'below';

/** The side of a place where the drive is not. */
function findSide(here: Point, ...neighbors: readonly (Point | undefined)[]): Side {
  const rise = neighbors.reduce((sum, neighbor) => sum + (neighbor ? neighbor.lat - here.lat : 0), 0);
  return rise > 0 ? 'below' : 'above';
}

/** A place's name on a stem. */
function createPin({ name }: NamedPlace, end: 'from' | 'stop' | 'to', side: Side): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.pin ?? '';
  element.dataset.end = end;
  element.dataset.side = side;
  const label = document.createElement('span');
  label.textContent = name;
  element.append(label);
  return element;
}

/** Around the drive and its alternatives. */
function boundsOf({ trip, others, places }: MapDrive): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { line } of [trip, ...others])
    line.forEach((lng, at) => at % 2 === 0 && bounds.extend([lng, line[at + 1] ?? 0]));
  for (const { lng, lat } of places) bounds.extend([lng, lat]);
  return bounds;
}

/** A drive's lines, the names of its places, and where it has come to when it is played. None of them takes clicks. */
export class DriveOnMap {
  private removePins: (() => void)[] = [];
  private readonly dot = document.createElement('div');
  private at: Point | null = null;
  private unpinDot = () => {};
  private frame = 0;
  /** The drive that the map was moved to, and the map's size then, until the visitor moves the map. */
  private fitted: { readonly drive: MapDrive; readonly size: string } | null = null;

  constructor(private readonly place: DrivePlace) {
    this.dot.className = styles.dot ?? '';
    const { map } = place;
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) this.fitted = null;
    });
    map.on('click', () => {
      this.fitted = null;
    });
    // The form above the map grows and shrinks, and a drive that is played takes a part of the window.
    map.on('resize', () => {
      const { fitted } = this;
      const size = this.readSize();
      if (fitted && size !== '' && size !== fitted.size) this.fit(fitted.drive, 0);
    });
  }

  show(drive: MapDrive | null): void {
    if (!drive) this.fitted = null;
    const features = drive && toDriveFeatures(drive);
    this.place.layers.show('drive', () => features && makeDrive(features));
    for (const remove of this.removePins) remove();
    const places = drive?.places ?? [];
    this.removePins = places.map((named, index) => {
      const [before, after] = [places[index - 1], places[index + 1]];
      const end = before ? (after ? 'stop' : 'to') : 'from';
      const element = createPin(named, end, findSide(named, before, after));
      this.place.root.append(element);
      const unpin = this.place.overlay.pin(element, toAnchor(named));
      return () => {
        unpin();
        element.remove();
      };
    });
  }

  /** Flies to where all of it fits. `moveend` follows. */
  fit(drive: MapDrive, duration = FLY_MS): void {
    const { map } = this.place;
    this.fitted = { drive, size: this.readSize() };
    map.fitBounds(boundsOf(drive), { padding: FIT_PADDING_PX, maxZoom: CAMERA_ZOOM, duration });
  }

  /** @param heading in degrees, clockwise from north */
  moveDot(to: (Point & { readonly heading: number | null }) | null): void {
    cancelAnimationFrame(this.frame);
    const from = this.at;
    if (to === null) {
      this.at = null;
      this.unpinDot();
      this.dot.remove();
      return;
    }
    this.dot.toggleAttribute('data-heading', to.heading !== null);
    this.dot.style.setProperty('--heading', `${to.heading ?? 0}deg`);
    if (from === null) this.place.root.append(this.dot);
    this.follow(to);
    if (from === null || reducedMotion.get()) this.putDot(to);
    else this.glide(from, to, performance.now());
  }

  close(): void {
    cancelAnimationFrame(this.frame);
  }

  private putDot({ lng, lat }: Point): void {
    this.at = { lng, lat };
    this.unpinDot();
    this.unpinDot = this.place.overlay.pin(this.dot, toAnchor(this.at));
  }

  private glide(from: Point, to: Point, start: number): void {
    const share = Math.min(1, (performance.now() - start) / GLIDE_MS);
    const eased = share * share * (3 - 2 * share);
    this.putDot({ lng: from.lng + eased * (to.lng - from.lng), lat: from.lat + eased * (to.lat - from.lat) });
    if (share < 1) this.frame = requestAnimationFrame(() => this.glide(from, to, start));
  }

  private follow(to: Point): void {
    const { map, overlay } = this.place;
    const { clientWidth, clientHeight } = map.getCanvas();
    if (clientWidth === 0) return;
    const { x, y } = overlay.project(toAnchor(to));
    const isInside = (at: number, size: number) => at > EDGE * size && at < (1 - EDGE) * size;
    if (!isInside(x, clientWidth) || !isInside(y, clientHeight)) map.easeTo({ center: to, duration: GLIDE_MS });
  }

  /** Of the canvas, because the container may have changed already without the map. Empty while the map is hidden. */
  private readSize(): string {
    const { clientWidth, clientHeight } = this.place.map.getCanvas();
    return clientHeight === 0 ? '' : `${clientWidth}x${clientHeight}`;
  }
}
