import { type Map as MapLibre, type FilterSpecification, type LayerSpecification } from 'maplibre-gl';
import { reducedMotion } from '@/components/browser/calm';
import type { Point } from '@/lib/geo/point';
import { getBounds, type Box } from '@/lib/geo/ring';
import { CAMERA_ZOOM, FIT_PADDING_PX, FLY_MS } from '@/lib/constants/map';
import styles from './drive.module.css';
import { createBox, mount, pin, toAnchor } from '../markers/map-overlay';
import { type StyleLayers, byZoom, mixColors, toLine, toPairs, type OwnLayers } from './style-layers';
import type { Trip } from '@/lib/drive/trip';
import { cutLine, pointAlong, smoothLine } from '@/lib/geo/polyline';
import { readMapColors, type MapColors } from '../map-images';

/** Less than the shortest playback step. */
const GLIDE_MS = 800;
const EDGE = 0.05;

type Side = 'above' | 'below';

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

const boundsOf = ({ trip, others, places }: MapDrive): Box =>
  getBounds([...[trip, ...others].flatMap(({ line }) => line), ...places]);

export class DriveOnMap {
  private removePins: (() => void)[] = [];
  private readonly playhead = createBox(styles.playhead);
  private at: Point | null = null;
  private unpinPlayhead = () => {};
  private frame = 0;
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
    this.map.fitBounds([...boundsOf(drive)], { padding: FIT_PADDING_PX, maxZoom: CAMERA_ZOOM, duration });
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

export interface NamedPlace extends Point {
  readonly name: string;
}

export interface MapDrive {
  readonly key: string;
  readonly isAsked: boolean;
  readonly trip: Trip;
  readonly others: readonly Trip[];
  readonly places: readonly NamedPlace[];
  readonly isExact: boolean;
}

const SOURCE = 'drive';
const DETAIL = { maxzoom: 14, tolerance: 0.4, buffer: 32 };

type Kind = 'other' | 'known' | 'gap' | 'stop';

function cutAtGaps({ gaps, meters }: Trip): { kind: Kind; from: number; to: number }[] {
  const pieces: { kind: Kind; from: number; to: number }[] = [];
  let at = 0;
  for (const { from, to } of gaps) {
    if (from > at) pieces.push({ kind: 'known', from: at, to: from });
    pieces.push({ kind: 'gap', from, to });
    at = to;
  }
  if (meters > at) pieces.push({ kind: 'known', from: at, to: meters });
  return pieces;
}

type DriveLines = Pick<MapDrive, 'trip' | 'others' | 'isExact'>;

export function toDriveFeatures({ trip, others, isExact }: DriveLines): GeoJSON.FeatureCollection {
  const draw = (kind: Kind, points: readonly Point[]) => toLine(isExact ? points : smoothLine(points), { kind });
  const stops = trip.stops.map(({ meters }) => pointAlong(trip.line, meters));
  return {
    type: 'FeatureCollection',
    features: [
      ...others.map((other) => draw('other', other.line)),
      ...cutAtGaps(trip).map(({ kind, from, to }) => draw(kind, cutLine(trip.line, from, to))),
      {
        type: 'Feature',
        properties: { kind: 'stop' satisfies Kind },
        geometry: { type: 'MultiPoint', coordinates: toPairs(stops) },
      },
    ],
  };
}

function makeLayers(colors: MapColors): LayerSpecification[] {
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const isKind = (kinds: Kind[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
  const line = (id: string, ...kinds: Kind[]) => ({ id, type: 'line', source: SOURCE, filter: isKind(kinds) }) as const;
  const width = (max: number) => byZoom(4, max / 2, 10, max);
  const { background, primary } = colors;
  return [
    {
      ...line('drive-others', 'other'),
      layout: round,
      paint: { 'line-color': mixColors(colors, 0.55), 'line-width': width(4), 'line-opacity': 0.6 },
    },
    {
      ...line('drive-casing', 'known', 'gap'),
      layout: round,
      paint: { 'line-color': background, 'line-width': width(11), 'line-opacity': 0.85 },
    },
    {
      ...line('drive-gaps', 'gap'),
      paint: { 'line-color': primary, 'line-width': width(4), 'line-opacity': 0.3 },
    },
    {
      ...line('drive-gap-dashes', 'gap'),
      paint: { 'line-color': primary, 'line-width': width(4), 'line-dasharray': [1.5, 1.5] },
    },
    { ...line('drive-line', 'known'), layout: round, paint: { 'line-color': primary, 'line-width': width(5) } },
    {
      id: 'drive-stops',
      type: 'circle',
      source: SOURCE,
      filter: isKind(['stop']),
      minzoom: 6,
      paint: {
        'circle-radius': byZoom(6, 1.5, 10, 3),
        'circle-color': background,
        'circle-stroke-color': primary,
        'circle-stroke-width': 1,
      },
    },
  ];
}

export function makeDrive(features: GeoJSON.FeatureCollection): OwnLayers {
  return { spec: { type: 'geojson', data: features, ...DETAIL }, layers: makeLayers(readMapColors()) };
}
