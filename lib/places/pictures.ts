import { getBadge, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { compareIds } from '@/lib/core/collections';
import { cameraHref } from './viewer-link';

const MAX_PICTURES = 12;

/** Without `still`, an empty frame is drawn. */
export interface Picture {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly still: string | null;
  readonly alt: string;
  readonly road: string;
  readonly direction: string;
  readonly credit: string;
  readonly lat: number;
  readonly lng: number;
}

export type MayShow = (source: SourceId) => boolean;

/** Pages served over https cannot show plain http. */
const isShowable = (address: string | null | undefined): address is string =>
  address?.startsWith('https:') === true || address?.startsWith('/') === true;

function findStill({ imageUrl, views = [], isInsecure }: Camera): string | null {
  if (isInsecure === true) return null;
  return [imageUrl, ...views.map((view) => view.imageUrl)].find(isShowable) ?? null;
}

function toPicture(camera: Camera, mayShow: MayShow): Picture {
  const { id, location, roadway, direction, source, attribution, lat, lng } = camera;
  const facing = direction === '' ? '' : `, ${direction.toLowerCase()}`;
  return {
    ...{ id, name: location, href: cameraHref(id), lat, lng },
    still: mayShow(source) ? findStill(camera) : null,
    alt: `Live camera: ${location}${location.toLowerCase().includes(direction.toLowerCase()) ? '' : facing}`,
    road: roadway === '' ? getBadge(source) : roadway,
    direction,
    credit: attribution.name,
  };
}

/** Squared degrees, for comparisons only. */
function gap(a: Picture, b: Picture): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return (a.lat - b.lat) ** 2 + east ** 2;
}

/** Prefers stills, then new roads, then the farthest camera: otherwise one interchange fills the list. */
function pickNext(
  left: readonly Picture[],
  chosen: readonly Picture[],
  gaps: ReadonlyMap<Picture, number>,
): Picture | undefined {
  const uses = new Map<string, number>();
  for (const { road } of chosen) uses.set(road, (uses.get(road) ?? 0) + 1);
  const rank = (picture: Picture) => (picture.still === null ? 1_000 : 0) + (uses.get(picture.road) ?? 0);
  let best: Picture | undefined;
  for (const picture of left) {
    if (best === undefined) best = picture;
    else {
      const order = rank(picture) - rank(best) || (gaps.get(best) ?? 0) - (gaps.get(picture) ?? 0);
      if (order < 0) best = picture;
    }
  }
  return best;
}

/** Up to twelve cameras, spread over roads and the area. */
export function selectPictures(cameras: readonly Camera[], mayShow: MayShow): Picture[] {
  const names = new Set<string>();
  let left = [...cameras]
    .sort(compareIds)
    .filter(({ location }) => !names.has(location) && names.add(location))
    .map((camera) => toPicture(camera, mayShow));
  const gaps = new Map<Picture, number>(left.map((picture) => [picture, Infinity]));
  const chosen: Picture[] = [];
  while (chosen.length < MAX_PICTURES) {
    const next = pickNext(left, chosen, gaps);
    if (next === undefined) break;
    chosen.push(next);
    left = left.filter((picture) => picture !== next);
    for (const picture of left) gaps.set(picture, Math.min(gaps.get(picture) ?? 0, gap(picture, next)));
  }
  return chosen;
}
