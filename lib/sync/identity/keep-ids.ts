import type { Camera } from '@/lib/camera/camera';
import { metersBetween } from '@/lib/geo/point';
import { getMedia, getNameKey } from './duplicate-rule';

const SAME_CAMERA_METERS = 300;
const SUFFIXES = ['', ...'-b -c -d -e -f -g -h -i -j -k -l -m -n -o -p -q -r -s -t -u -v -w -x -y -z'.split(' ')];

const byId = (cameras: readonly Camera[]): Map<string, Camera> => new Map(cameras.map((camera) => [camera.id, camera]));

function isSameCamera(a: Camera, b: Camera): boolean {
  return metersBetween(a, b) <= SAME_CAMERA_METERS || getNameKey(a).exact === getNameKey(b).exact;
}

function renameReused(camera: Camera, previous: ReadonlyMap<string, Camera>): Camera {
  const ids = SUFFIXES.map((suffix) => `${camera.id}${suffix}`);
  const own = ids.find((id) => {
    const before = previous.get(id);
    return before !== undefined && isSameCamera(camera, before);
  });
  const next = ids.findLastIndex((id) => previous.has(id)) + 1;
  return { ...camera, id: own ?? ids[next] ?? camera.id };
}

function getMarks(camera: Camera): string[] {
  const media = [...getMedia(camera)];
  return camera.sourceId === undefined ? media : [`number ${camera.sourceId}`, ...media];
}

function indexMarks(cameras: readonly Camera[]): Map<string, Camera | null> {
  const index = new Map<string, Camera | null>();
  for (const camera of cameras) for (const mark of getMarks(camera)) index.set(mark, index.has(mark) ? null : camera);
  return index;
}

function carryIds(cameras: readonly Camera[], previous: ReadonlyMap<string, Camera>): readonly Camera[] {
  const listed = byId(cameras);
  const [marksBefore, marksNow] = [indexMarks([...previous.values()]), indexMarks(cameras)];
  const taken = new Set<string>();
  return cameras.map((camera) => {
    if (previous.has(camera.id)) return camera;
    const before = getMarks(camera).flatMap((mark) => (marksNow.get(mark) ? (marksBefore.get(mark) ?? []) : []));
    const match = before.find((old) => !listed.has(old.id) && !taken.has(old.id) && isSameCamera(old, camera));
    if (match) taken.add(match.id);
    return match ? { ...camera, id: match.id } : camera;
  });
}

/** Favorites are ids: a camera retains its id, and no other camera gets it. */
export function keepIds(cameras: readonly Camera[], previous: readonly Camera[]): readonly Camera[] {
  const before = byId(previous);
  if (before.size === 0) return cameras;
  return carryIds(
    cameras.map((camera) => renameReused(camera, before)),
    before,
  );
}
