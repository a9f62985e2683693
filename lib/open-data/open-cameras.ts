import { getTerms } from '@/lib/agencies/terms';
import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { asksFirst, getReuseClass, mayEmbed } from '@/lib/agencies/permission';
import type { Camera } from '@/lib/camera/camera';
import { getCadenceMs } from '@/lib/camera/traits';
import type { OpenCamera } from '@/lib/camera-files/open-camera';
import type { PartStatus } from '@/lib/camera-files/status';
import { compareIds } from '@/lib/core/collections';

/** An agency whose cameras other programs may take. */
export const isOpen = (id: SourceId): boolean => !asksFirst(getTerms(id)) && mayEmbed(id);

export type OpenSource = ReturnType<typeof listOpenSources>[number];

function getCheckedAt(id: SourceId, parts: readonly PartStatus[]): string | null {
  const times = parts.filter(({ source }) => source === id).map(({ succeededAt }) => succeededAt ?? 0);
  const oldest = Math.min(...times);
  return times.length === 0 || oldest === 0 ? null : new Date(oldest).toISOString();
}

function getFeeds({ videoAuthRequired, videoUrl, imageUrl, views = [] }: Camera) {
  const [view] = views;
  return {
    videoUrl: videoAuthRequired === true ? null : (videoUrl ?? view?.videoUrl ?? null),
    imageUrl: imageUrl ?? view?.imageUrl ?? null,
  };
}

function toOpenCamera(camera: Camera, checkedAt: string | null): OpenCamera {
  const cadenceMs = getCadenceMs(camera);
  return {
    id: camera.id,
    location: camera.location,
    roadway: camera.roadway || null,
    direction: camera.direction || null,
    city: camera.city,
    county: camera.county,
    state: camera.state,
    lat: camera.lat,
    lng: camera.lng,
    ...getFeeds(camera),
    isDuplicate: camera.isDuplicate === true,
    isFeedDead: camera.isFeedDead === true,
    cadenceS: cadenceMs === null ? null : Math.ceil(cadenceMs / 1_000),
    source: camera.source,
    credit: camera.attribution.name,
    reuse: getReuseClass(camera.source, camera.isKeyed === true) === 'granted' ? 'granted' : 'silent',
    checkedAt,
  };
}

/** Sources whose agencies let others reuse their cameras, and those cameras. A locked video has no address. */
export function listOpenSources(bySource: ReadonlyMap<SourceId, readonly Camera[]>, parts: readonly PartStatus[]) {
  return SOURCE_IDS.filter(isOpen).flatMap((id) => {
    const checkedAt = getCheckedAt(id, parts);
    const cameras = [...(bySource.get(id) ?? [])].sort(compareIds).map((camera) => toOpenCamera(camera, checkedAt));
    const [first] = cameras;
    if (first === undefined) return [];
    const { name, url, license } = getTerms(id).attribution;
    const cadenceS = getAgency(id).cadenceS ?? null;
    return [{ id, credit: name, url, license, reuse: first.reuse, cadenceS, checkedAt, cameras }];
  });
}
