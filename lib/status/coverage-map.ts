import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import provinces from '@/data/provinces.json';
import { findRegion, REGIONS, type StateCode } from '@/lib/camera/regions';
import { getRings, STATE_GEOMETRIES } from '@/lib/places/atlas';
import { drawRings, type XY } from '@/lib/places/locator-map';

const WIDTH = 720;
const MARGIN = 4;
/** View box units, and their square. */
const TOLERANCE = 0.7;
const MIN_RING_AREA = 5;
/** Not covered, and too large. */
const LEFT_OUT: ReadonlySet<StateCode> = new Set(['YT', 'NT', 'NU']);

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** https://en.wikipedia.org/wiki/Albers_projection */
function albers(south: number, north: number, middle: number): (position: Position) => XY {
  const [sinSouth, sinNorth] = [Math.sin(toRadians(south)), Math.sin(toRadians(north))];
  const n = (sinSouth + sinNorth) / 2;
  const c = Math.cos(toRadians(south)) ** 2 + 2 * n * sinSouth;
  return ([lng = 0, lat = 0]) => {
    const radius = Math.sqrt(c - 2 * n * Math.sin(toRadians(lat))) / n;
    // The Aleutians cross the antimeridian.
    const angle = n * toRadians((lng > 0 ? lng - 360 : lng) - middle);
    return [radius * Math.sin(angle), radius * Math.cos(angle)];
  };
}

const MAINLAND = albers(29.5, 49.5, -96);
/** At the lower left, in units of the sphere. */
const INSETS: Readonly<Partial<Record<StateCode, { project(at: Position): XY; scale: number; at: XY }>>> = {
  AK: { project: albers(55, 65, -154), scale: 0.32, at: [-0.3, 1.44] },
  HI: { project: albers(8, 18, -157), scale: 0.8, at: [-0.15, 1.47] },
};

function centerOf(points: readonly XY[]): XY {
  const middle = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1)];
}

function projectRings(code: StateCode, rings: readonly Position[][]): XY[][] {
  const inset = INSETS[code];
  if (!inset) return rings.map((ring) => ring.map(MAINLAND));
  const flat = rings.map((ring) => ring.map((position) => inset.project(position)));
  const [x, y] = centerOf(flat.flat());
  const { scale, at } = inset;
  return flat.map((ring) => ring.map(([left, top]): XY => [at[0] + (left - x) * scale, at[1] + (top - y) * scale]));
}

function projectAll(): [StateCode, XY[][]][] {
  const topology = provinces as unknown as Topology<{ provinces: GeometryCollection }>;
  const canada = feature(topology, topology.objects.provinces).features.flatMap(({ id, geometry }) => {
    const code = findRegion(String(id));
    return code === undefined || LEFT_OUT.has(code) ? [] : [[code, geometry] as const];
  });
  const states = [...STATE_GEOMETRIES].map(([code, { geometry }]) => [code, geometry] as const);
  return [...canada, ...states].map(([code, geometry]) => [code, projectRings(code, getRings(geometry))]);
}

export function drawCoverageMap() {
  const projected = projectAll();
  const points = projected.flatMap(([, rings]) => rings.flat());
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (WIDTH - 2 * MARGIN) / (east - west);
  const place = ([x, y]: XY): XY => [MARGIN + (x - west) * scale, MARGIN + (y - top) * scale];
  return {
    width: WIDTH,
    height: Math.round((bottom - top) * scale + 2 * MARGIN),
    regions: projected.map(([code, rings]) => {
      const placed = rings.map((ring) => ring.map(place));
      return { code, name: REGIONS[code].name, path: drawRings(placed, TOLERANCE, MIN_RING_AREA) };
    }),
  };
}
