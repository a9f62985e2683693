import type { Geometry, Position } from 'geojson';
import { feature, neighbors } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import states from 'us-atlas/states-10m.json';
import { findRegion, type StateCode } from '@/lib/camera/regions';

/** US Census, public domain. */
interface StateGeometry {
  readonly geometry: Geometry;
  readonly neighbors: readonly StateCode[];
}

function readGeometries(): ReadonlyMap<StateCode, StateGeometry> {
  const topology = states as unknown as Topology;
  const collection = topology.objects['states'] as GeometryCollection<{ name: string }>;
  const { features } = feature(topology, collection);
  const codes = features.map(({ properties }) => findRegion(properties.name));
  const borders = neighbors(collection.geometries);
  return new Map(
    features.flatMap(({ geometry }, position) => {
      const code = codes[position];
      // A state of several shapes can border itself.
      const neighbors = (borders[position] ?? []).flatMap((other) => (other === position ? [] : (codes[other] ?? [])));
      return code === undefined ? [] : [[code, { geometry, neighbors }] as const];
    }),
  );
}

export const STATE_GEOMETRIES = readGeometries();

export function getRings(geometry: Geometry | undefined): Position[][] {
  if (geometry?.type === 'Polygon') return geometry.coordinates;
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}
