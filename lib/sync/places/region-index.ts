import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import whichPolygon from 'which-polygon';
import type { Point } from '@/lib/geo/point';
import { findRegion, type StateCode } from '@/lib/camera/regions';

export interface RegionMatch {
  readonly code: StateCode;
  /** Without the word "County"; null in Canada. */
  readonly county: string | null;
  readonly fips: string | null;
}

/** Null on water, abroad, or beside a border. */
export type RegionIndex = (lat: number, lng: number) => RegionMatch | null;

type Names = GeometryCollection<{ name: string }>;
type RegionFeature = Feature<Geometry, RegionMatch>;

function readTopology(path: string): Topology {
  return JSON.parse(readFileSync(path, 'utf8')) as Topology;
}

/** The 50 states and DC (US Census, public domain). */
function countyFeatures(): RegionFeature[] {
  const topology = readTopology(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'));
  const states = feature(topology, topology.objects['states'] as Names).features;
  const codes = new Map(states.map((state) => [String(state.id), findRegion(state.properties.name)]));
  return feature(topology, topology.objects['counties'] as Names).features.flatMap((county) => {
    const fips = String(county.id);
    const code = codes.get(fips.slice(0, 2));
    return code ? [{ ...county, properties: { code, county: county.properties.name, fips } }] : [];
  });
}

function provinceFeatures(): RegionFeature[] {
  const path = fileURLToPath(new URL('../../../data/provinces.json', import.meta.url));
  const topology = readTopology(path);
  return feature(topology, topology.objects['provinces'] as GeometryCollection).features.flatMap((province) => {
    const code = findRegion(String(province.id));
    return code ? [{ ...province, properties: { code, county: null, fips: null } }] : [];
  });
}

function createQuery(features: RegionFeature[]): RegionIndex {
  const collection: FeatureCollection<Geometry, RegionMatch> = { type: 'FeatureCollection', features };
  const query = whichPolygon(collection);
  return (lat, lng) => query([lng, lat]);
}

/** Takes about 0.3 s and 40 MB. Counties come first, because their outlines follow the shore. */
export function buildRegionIndex(): RegionIndex {
  const counties = createQuery(countyFeatures());
  const provinces = createQuery(provinceFeatures());
  return (lat, lng) => counties(lat, lng) ?? provinces(lat, lng);
}

const BORDER_KM = 2;
const KM_PER_DEGREE = 111.2;
const BEARINGS = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);

export function findRegionsAround(regionAt: RegionIndex, { lat, lng }: Point): RegionMatch[] {
  const stretch = Math.cos((lat * Math.PI) / 180);
  const found = [BORDER_KM / 2, BORDER_KM].flatMap((km) =>
    BEARINGS.map((bearing) => {
      const [north, east] = [Math.cos(bearing), Math.sin(bearing)].map((part) => (part * km) / KM_PER_DEGREE);
      return regionAt(lat + (north ?? 0), lng + (east ?? 0) / stretch);
    }),
  );
  return [...new Set(found)].filter((match) => match !== null);
}
