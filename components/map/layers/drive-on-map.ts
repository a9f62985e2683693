import { Marker, type Map as MapLibre } from 'maplibre-gl';
import { reducedMotion } from '@/components/browser/device-preferences';
import type { Playhead } from '@/lib/drive/playhead';
import type { Point } from '@/lib/geo/point';
import { getBounds, type Box } from '@/lib/geo/ring';
import { CAMERA_ZOOM, FLY_MS } from '@/lib/constants/map';
import styles from './drive.module.css';
import { makeDrive, toDriveFeatures, type MapDrive, type NamedStop } from './drive-layers';
import type { StyleLayers } from './style-layers';
import { interpolate } from '@/lib/geo/polyline';

/** Less than the shortest playback step. */
const GLIDE_MS = 800;
const EDGE = 0.05;

type Side = 'above' | 'below';

function findSide(here: Point, ...neighbors: readonly (Point | undefined)[]): Side {
  const rise = neighbors.reduce((sum, neighbor) => sum + (neighbor ? neighbor.lat - here.lat : 0), 0);
  return rise > 0 ? 'below' : 'above';
}

function createPin({ name }: NamedStop, end: 'from' | 'stop' | 'to', side: Side): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.pin ?? '';
  element.dataset.end = end;
  element.dataset.side = side;
  const label = document.createElement('span');
  label.textContent = name;
  element.append(label);
  return element;
}

const boundsOf = ({ trip, others, stops }: MapDrive): Box =>
  getBounds([...[trip, ...others].flatMap(({ line }) => line), ...stops]);

export class DriveOnMap {
  private pins: readonly Marker[] = [];
  private readonly playhead = new Marker({ element: document.createElement('div'), subpixelPositioning: true });
  private at: Point | null = null;
  private frame = 0;
  private fitted: { readonly drive: MapDrive; readonly size: string } | null = null;

  constructor(
    private readonly map: MapLibre,
    private readonly layers: StyleLayers,
  ) {
    this.playhead.addClassName(styles.playhead ?? '');
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
    for (const pin of this.pins) pin.remove();
    const stops = drive?.stops ?? [];
    this.pins = stops.map((stop, index) => {
      const [before, after] = [stops[index - 1], stops[index + 1]];
      const end = before ? (after ? 'stop' : 'to') : 'from';
      const element = createPin(stop, end, findSide(stop, before, after));
      return new Marker({ element }).setLngLat(stop).addTo(this.map);
    });
  }

  fit(drive: MapDrive, duration = FLY_MS): void {
    this.fitted = { drive, size: this.readSize() };
    this.map.fitBounds([...boundsOf(drive)], { padding: this.getPadding(), maxZoom: CAMERA_ZOOM, duration });
  }

  /** Room for the names of the ends. */
  private getPadding() {
    const { clientWidth, clientHeight } = this.map.getCanvas();
    const [x, y] = [Math.min(104, clientWidth / 5), Math.min(64, clientHeight / 4)];
    return { top: y, bottom: y, left: x, right: x };
  }

  movePlayhead(to: Playhead | null): void {
    cancelAnimationFrame(this.frame);
    const from = this.at;
    if (to === null) {
      this.at = null;
      this.playhead.remove();
      return;
    }
    const element = this.playhead.getElement();
    element.toggleAttribute('data-heading', to.heading !== null);
    element.style.setProperty('--heading', `${to.heading ?? 0}deg`);
    this.follow(to);
    if (from === null || reducedMotion.get()) this.putPlayhead(to);
    if (from === null) this.playhead.addTo(this.map);
    else if (!reducedMotion.get()) this.glide(from, to, performance.now());
  }

  close(): void {
    cancelAnimationFrame(this.frame);
  }

  private putPlayhead(at: Point): void {
    this.at = at;
    this.playhead.setLngLat(at);
  }

  private glide(from: Point, to: Point, start: number): void {
    const share = Math.min(1, (performance.now() - start) / GLIDE_MS);
    const eased = share * share * (3 - 2 * share);
    this.putPlayhead(interpolate(from, to, eased));
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
