import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isPlainAddress } from '@/lib/camera/traits';
import { compareIds } from '@/lib/core/collections';
import { cameraHref, type Filters } from './viewer-link';

const MAX_PICTURES = 12;

export type Picture = Readonly<ReturnType<typeof toPicture>>;

export type MayShow = (source: SourceId) => boolean;

/** Others are not in a page's policy. */
const isShowable = (address: string | null | undefined): address is string =>
  typeof address === 'string' && (address.startsWith('/') || isPlainAddress(address));

function findStill({ imageUrl, views = [], isInsecure }: Camera): string | null {
  if (isInsecure === true) return null;
  return [imageUrl, ...views.map((view) => view.imageUrl)].find(isShowable) ?? null;
}

function toPicture(camera: Camera, mayShow: MayShow, filters?: Filters) {
  const { id, location, roadway, direction, source, attribution, lat, lng } = camera;
  const facing = direction === '' ? '' : `, ${direction.toLowerCase()}`;
  return {
    id,
    name: location,
    href: cameraHref(id, filters),
    lat,
    lng,
    still: mayShow(source) ? findStill(camera) : null,
    alt: `Live camera: ${location}${location.toLowerCase().includes(direction.toLowerCase()) ? '' : facing}`,
    road: roadway === '' ? getAgency(source).badge : roadway,
    direction,
    credit: attribution.name,
  };
}

/** Squared degrees, for comparisons only. */
function gap(a: Picture, b: Picture): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return (a.lat - b.lat) ** 2 + east ** 2;
}

/** Up to twelve: stills, then new roads, then the farthest camera. */
export function selectPictures(cameras: readonly Camera[], mayShow: MayShow, filters?: Filters): Picture[] {
  const names = new Set<string>();
  let left = [...cameras]
    .sort(compareIds)
    .filter(({ location }) => !names.has(location) && names.add(location))
    .map((camera) => toPicture(camera, mayShow, filters));
  const chosen: Picture[] = [];
  const rank = ({ still, road }: Picture) =>
    (still === null ? 1_000 : 0) + chosen.filter((other) => other.road === road).length;
  const distance = (picture: Picture) => Math.min(...chosen.map((other) => gap(picture, other)));
  const isBetter = (a: Picture, b: Picture) => (rank(a) - rank(b) || distance(b) - distance(a)) < 0;
  while (chosen.length < MAX_PICTURES && left.length > 0) {
    const next = left.reduce((best, picture) => (isBetter(picture, best) ? picture : best));
    chosen.push(next);
    left = left.filter((picture) => picture !== next);
  }
  return chosen;
}
