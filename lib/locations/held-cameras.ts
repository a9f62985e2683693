import { AGENCIES } from '@/data/agencies';
import type { Camera } from '@/lib/camera/camera';
import { REGIONS } from '@/lib/camera/regions';
import type { SourceId } from '@/lib/agencies/agencies';
import type { Location } from './location';
import { cameraHref } from './viewer-link';

const NAMED_CAMERAS = { atLeast: 6, atMost: 12 } as const;

/** What our newest sync holds of a place. */
export interface HeldCameras {
  readonly total: number;
  /** Sources by number of cameras, most first. */
  readonly sources: readonly { readonly label: string; readonly url: string; readonly cameras: number }[];
  /** Some cameras by name, on as many roads as possible; empty when there are fewer than six. */
  readonly named: readonly { readonly name: string; readonly href: string }[];
}

/** Whether a camera lies in a place: by state and city, or county, as the viewer filters. */
function liesIn(camera: Camera, { type, code, name, county, key }: Location): boolean {
  if (camera.state !== REGIONS[code].name) return false;
  if (type === 'state') return true;
  if (county !== undefined) return camera.county === county;
  return camera.city === (key === 'new-york-city' ? 'New York' : name);
}

function sourcesOf(cameras: readonly Camera[]): HeldCameras['sources'] {
  const counts = new Map<SourceId, number>();
  for (const { source } of cameras) counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([source, count]) => ({
      label: AGENCIES[source].label,
      url: AGENCIES[source].attribution.url,
      cameras: count,
    }));
}

/** One camera of each road in turn, so that a page does not list twelve ramps of one interchange. */
function spreadOverRoads(cameras: readonly Camera[]): Camera[] {
  const turns = new Map<string, number>();
  const ranked = cameras.map((camera) => {
    const turn = turns.get(camera.roadway) ?? 0;
    turns.set(camera.roadway, turn + 1);
    return { camera, turn };
  });
  return ranked.sort((a, b) => a.turn - b.turn).map(({ camera }) => camera);
}

function namedOf(cameras: readonly Camera[]): HeldCameras['named'] {
  const names = new Set<string>();
  const distinct = spreadOverRoads(cameras).filter(({ location }) => !names.has(location) && names.add(location));
  if (distinct.length < NAMED_CAMERAS.atLeast) return [];
  return distinct.slice(0, NAMED_CAMERAS.atMost).map(({ id, location }) => ({ name: location, href: cameraHref(id) }));
}

/** Null when we hold no camera of the place. */
export function heldCameras(location: Location, cameras: readonly Camera[]): HeldCameras | null {
  const held = cameras.filter((camera) => liesIn(camera, location));
  return held.length === 0 ? null : { total: held.length, sources: sourcesOf(held), named: namedOf(held) };
}
