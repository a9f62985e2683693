import type { Position } from 'geojson';
import type { Point } from '@/lib/geo/point';
import type { StateCode } from '@/lib/camera/regions';
import { simplifyLine } from '@/lib/geo/polyline';
import { getRings, STATE_GEOMETRIES } from './atlas';

/** View box units. */
export type XY = readonly [x: number, y: number];

const WIDTH = 320;
const MAX_HEIGHT = 300;
const MARGIN = 12;
const TOLERANCE = 0.9;
/** Square view box units. */
const MIN_RING_AREA = 6;
/** View box units. */
const LINE = 14;
const LETTER = 6.6;
const GAP = 7;

/** The Aleutians cross the antimeridian. */
const unwrap = (lng: number) => (lng > 0 ? lng - 360 : lng);

function getArea(ring: readonly XY[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Equirectangular, true to scale at the middle latitude. */
function createProjection(rings: readonly Position[][]) {
  const points = rings.flat();
  const lats = points.map(([, lat]) => lat ?? 0);
  const lngs = points.map(([lng]) => unwrap(lng ?? 0));
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min((WIDTH - 2 * MARGIN) / ((east - west) * squeeze), (MAX_HEIGHT - 2 * MARGIN) / (north - south));
  const left = (WIDTH - (east - west) * squeeze * scale) / 2;
  return {
    height: Math.round((north - south) * scale + 2 * MARGIN),
    project: (lng: number, lat: number): XY => [
      left + (unwrap(lng) - west) * squeeze * scale,
      MARGIN + (north - lat) * scale,
    ],
  };
}

/** Relative integer steps keep the path short. */
function formatPath(ring: readonly XY[]): string {
  const whole = ring.map(([x, y]): XY => [Math.round(x), Math.round(y)]);
  const steps = whole.map(([x, y], index) => {
    const [lastX, lastY] = whole[index - 1] ?? [0, 0];
    return `${index === 0 ? 'M' : 'l'}${x - lastX} ${y - lastY}`;
  });
  return `${steps.filter((step) => step !== 'l0 0').join('')}z`;
}

/** Relative path of the rings, without detail below `tolerance` and islands below `minArea` (square view box units). */
export function drawRings(rings: readonly XY[][], tolerance: number, minArea: number): string {
  return rings
    .map((ring) => simplifyLine(ring, tolerance))
    .filter((ring) => ring.length > 2 && getArea(ring) >= minArea)
    .map(formatPath)
    .join('');
}

export function locatorMap(code: StateCode) {
  const rings = getRings(STATE_GEOMETRIES.get(code)?.geometry);
  const { height, project } = createProjection(rings);
  const outline = rings.map((ring) => ring.map(([lng, lat]) => project(lng ?? 0, lat ?? 0)));
  return {
    width: WIDTH,
    height,
    path: drawRings(outline, TOLERANCE, MIN_RING_AREA),
    project: ({ lat, lng }: Point): XY => {
      const [x, y] = project(lng, lat);
      return [Math.round(x), Math.round(y)];
    },
  };
}

/** Wider than a dot: a thousand cameras become few dots. */
const DOT_GRID = 3;

/** Zero-length steps whose round line caps make the dots. */
export function drawDots(places: readonly XY[]): string {
  const snap = (value: number) => Math.round(value / DOT_GRID) * DOT_GRID;
  return [...new Set(places.map(([x, y]) => `M${snap(x)} ${snap(y)}h0`))].sort().join('');
}

interface Dot {
  readonly name: string;
  readonly at: XY;
}

function placeLabel({ name, at: [x, y] }: Dot, width: number) {
  const length = name.length * LETTER;
  const isAtEdge = x + GAP + length > width;
  const left = isAtEdge ? x - GAP - length : x + GAP;
  const anchor = isAtEdge ? ('end' as const) : ('start' as const);
  return { label: { name, x: isAtEdge ? x - GAP : x + GAP, y: y + 4, anchor }, left, right: left + length };
}

type LabelBox = ReturnType<typeof placeLabel>;

const overlap = (a: LabelBox, b: LabelBox) =>
  Math.abs(a.label.y - b.label.y) < LINE && a.left < b.right + GAP && b.left < a.right + GAP;

export function mapLabels(dots: readonly Dot[], width: number): LabelBox['label'][] {
  const placed: LabelBox[] = [];
  for (const dot of dots) {
    const box = placeLabel(dot, width);
    if (box.left >= 0 && !placed.some((other) => overlap(other, box))) placed.push(box);
  }
  return placed.map(({ label }) => label);
}
