import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import whichPolygon from 'which-polygon';
import { REGIONS, stateCodeOf } from '@/lib/camera/regions';
import type { StateCode } from '@/lib/camera/regions';
import { readProvinces } from './province-outlines';

/** A state with its county, or a province (without one). */
export interface RegionMatch {
  readonly code: StateCode;
  /** As agencies write it, without the word "County"; null in Canada. */
  readonly county: string | null;
  /** Five-digit FIPS code of the county; null in Canada. */
  readonly fips: string | null;
}

/** The state and county, or the province, whose outline holds a point (degrees); null on water, abroad or beside a border. */
export type RegionIndex = (lat: number, lng: number) => RegionMatch | null;

type Names = GeometryCollection<{ name: string }>;
type RegionFeature = Feature<Geometry, RegionMatch>;

function readTopology(path: string): Topology {
  return JSON.parse(readFileSync(path, 'utf8')) as Topology;
}

/** Counties of the 50 states and DC (US Census, public domain); territories have no code and are left out. */
function countyFeatures(): RegionFeature[] {
  const topology = readTopology(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'));
  const states = feature(topology, topology.objects['states'] as Names).features;
  const codes = new Map(states.map((state) => [String(state.id), stateCodeOf(state.properties.name)]));
  return feature(topology, topology.objects['counties'] as Names).features.flatMap((county) => {
    const fips = String(county.id);
    const code = codes.get(fips.slice(0, 2));
    return code ? [{ ...county, properties: { code, county: county.properties.name, fips } }] : [];
  });
}

/** Provinces and territories (Natural Earth, public domain; see lib/cli/provinces.ts). */
function provinceFeatures(): RegionFeature[] {
  const topology = readProvinces(fileURLToPath(new URL('../../data/provinces.json', import.meta.url)));
  return feature(topology, topology.objects.provinces).features.flatMap((province) => {
    const code = String(province.id) as StateCode;
    return code in REGIONS ? [{ ...province, properties: { code, county: null, fips: null } }] : [];
  });
}

function queryOf(features: RegionFeature[]): RegionIndex {
  const collection: FeatureCollection<Geometry, RegionMatch> = { type: 'FeatureCollection', features };
  const query = whichPolygon(collection);
  return (lat, lng) => query([lng, lat]);
}

/** Builds the index: about 0.3 s and 40 MB. County outlines follow the shore closely, so that they are asked first. */
export function buildRegionIndex(): RegionIndex {
  const counties = queryOf(countyFeatures());
  const provinces = queryOf(provinceFeatures());
  return (lat, lng) => counties(lat, lng) ?? provinces(lat, lng);
}
