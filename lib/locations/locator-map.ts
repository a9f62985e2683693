import type { Position } from 'geojson';
import type { StateCode } from '@/lib/camera/regions';
import { stateGeometries } from './atlas';
import type { Point } from './place-entry';
import { simplifyLine } from './simplify-line';

/** Size of the drawing, in units of its view box; the height follows from the state. */
const WIDTH = 320;
const MAX_HEIGHT = 300;
const MARGIN = 12;
/** Detail smaller than this is left out, so that a map weighs about a kilobyte. */
const TOLERANCE = 0.9;
/** Islands smaller than this (units squared) are left out. */
const MIN_RING_AREA = 6;

/** A map of a state: an SVG path, and where points (degrees) lie on it. */
export interface LocatorMap {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  place(point: Point): readonly [x: number, y: number];
}

/** The Aleutians go on beyond the antimeridian. */
const unwrap = (lng: number) => (lng > 0 ? lng - 360 : lng);

function ringsOf(code: StateCode): Position[][] {
  const geometry = stateGeometries().get(code)?.geometry;
  if (geometry?.type === 'Polygon') return [...geometry.coordinates];
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function ringArea(ring: readonly (readonly [number, number])[]): number {
  const doubled = ring.reduce((sum, [x, y], position) => {
    const [nextX, nextY] = ring[(position + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Equirectangular, true to scale at the middle latitude, fitted into the drawing. */
function projectionFor(rings: readonly Position[][]) {
  const points = rings.flat();
  const lats = points.map(([, lat]) => lat ?? 0);
  const lngs = points.map(([lng]) => unwrap(lng ?? 0));
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min((WIDTH - 2 * MARGIN) / ((east - west) * squeeze), (MAX_HEIGHT - 2 * MARGIN) / (north - south));
  const left = (WIDTH - (east - west) * squeeze * scale) / 2;
  return {
    height: Math.round((north - south) * scale + 2 * MARGIN),
    project: (lng: number, lat: number): [number, number] => [
      left + (unwrap(lng) - west) * squeeze * scale,
      MARGIN + (north - lat) * scale,
    ],
  };
}

/** Relative whole-number steps keep the path short. */
function pathOf(ring: readonly (readonly [number, number])[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = ring.map(([x, y], position) => {
    const [toX, toY] = [Math.round(x), Math.round(y)];
    const step = `${position === 0 ? 'M' : 'l'}${toX - lastX} ${toY - lastY}`;
    [lastX, lastY] = [toX, toY];
    return step;
  });
  return `${steps.filter((step) => step !== 'l0 0').join('')}z`;
}

/** Draws a state's outline, about a kilobyte of path data. */
export function locatorMap(code: StateCode): LocatorMap {
  const rings = ringsOf(code);
  const { height, project } = projectionFor(rings);
  const drawn = rings
    .map((ring) =>
      simplifyLine(
        ring.map(([lng, lat]) => project(lng ?? 0, lat ?? 0)),
        TOLERANCE,
      ),
    )
    .filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_RING_AREA);
  return {
    width: WIDTH,
    height,
    path: drawn.map(pathOf).join(''),
    place: ([lat, lng]) => {
      const [x, y] = project(lng, lat);
      return [Math.round(x), Math.round(y)];
    },
  };
}
