import type { Camera } from '@/lib/camera/camera';
import { findRegion, isCanadian, REGIONS } from '@/lib/camera/regions';
import { foldTown } from '@/lib/core/fold-text';
import { isInCircle, type Circle } from '@/lib/geo/circle';
import { findNearest } from '@/lib/geo/point';
import { parseQuery, withPlace, type AreaFilter, type CameraQuery, type City, type Place } from './camera-query';

type PlaceFields = Pick<Camera, 'city' | 'county' | 'state'>;

interface KnownPlaces {
  readonly cameras: readonly PlaceFields[];
  readonly isDone: boolean;
}

export function parseQueryAmong(params: URLSearchParams, known: KnownPlaces): CameraQuery {
  const query = parseQuery(params);
  const city = params.get('city');
  return city === null ? query : withPlace(query, resolveCity(city, query.state, known));
}

export function resolveCity(city: string, state: string, { cameras, isDone }: KnownPlaces): Place {
  const name = city.trim();
  if (name === '') return { state, area: 'all', q: '' };
  const area = findArea(name, state, cameras);
  if (area !== null) return { state, area, q: '' };
  const region = state === 'all' ? findRegion(name) : undefined;
  if (region !== undefined) return { state: REGIONS[region].name, area: 'all', q: '' };
  return isDone ? { state, area: 'all', q: name } : { state, area: `city:${name}`, q: '' };
}

function findArea(name: string, state: string, cameras: readonly PlaceFields[]): AreaFilter | null {
  const wanted = placeKey(name);
  const inState = cameras.filter((camera) => state === 'all' || camera.state === state);
  const find = (places: readonly (string | null)[]) =>
    [...new Set(places)].find((place) => place !== null && placeKey(place) === wanted);
  const city = find(inState.map((camera) => camera.city));
  if (city) return `city:${city}`;
  const county = find(inState.map((camera) => camera.county));
  return county ? `county:${county}` : null;
}

const placeKey = (name: string): string => foldTown(name).replace(/ (county|parish)$/, '');

export function findCity(near: Circle, cameras: readonly Camera[]): City | null {
  const inside = cameras.filter((camera) => camera.city !== null && isInCircle(near, camera));
  const { city, state } = findNearest(near, inside) ?? {};
  return city ? { city, isInCanada: isCanadian(findRegion(state ?? '') ?? '') } : null;
}
