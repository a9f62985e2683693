import { compareIds } from '@/lib/core/collections';
import type { Camera } from '@/lib/camera/camera';
import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { groupDuplicates, type CandidatePair } from './duplicate-groups';
import { duplicateLink, mediaOf, type Candidate } from './duplicate-rule';
import { nameKey } from './name-key';
import { NearbyGrid } from './nearby-grid';

/** Sources that repeat the cameras of others; where both have one, the dedicated agency's stays. */
const AGGREGATORS: ReadonlySet<SourceId> = new Set(['511on', '511ny']);
/** An address that so many cameras of one source share is a stand-in, not a view of a road. */
const STAND_IN_SHARERS = 3;

const sourceOrder = new Map(SOURCE_IDS.map((id, index) => [id, index]));

function hasVideo(camera: Camera): boolean {
  return camera.videoUrl !== null || (camera.views ?? []).some((view) => view.videoUrl !== null);
}

/** Numbers by which cameras go before one another, smaller first. */
function rankOf(camera: Camera): readonly number[] {
  return [
    hasVideo(camera) ? 0 : 1,
    AGGREGATORS.has(camera.source) ? 1 : 0,
    -(camera.views?.length ?? 1),
    sourceOrder.get(camera.source) ?? SOURCE_IDS.length,
  ];
}

function compareRank(a: Camera, b: Camera): number {
  const [ranksA, ranksB] = [rankOf(a), rankOf(b)];
  const difference = ranksA.map((rank, index) => rank - (ranksB[index] ?? 0)).find((value) => value !== 0);
  return difference ?? compareIds(a, b);
}

function withoutFlags(camera: Camera): Camera {
  const { isDuplicate: _flag, duplicateOf: _of, duplicateReason: _why, duplicateDistance: _far, ...rest } = camera;
  return rest;
}

/** Adds an item to the list of a key. */
function append<K, V>(lists: Map<K, V[]>, key: K, item: V): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Addresses that stand in for a picture: three or more cameras of one source share them. */
function standInsOf(cameras: readonly Camera[]): Set<string> {
  const sharers = new Map<string, number>();
  for (const camera of cameras) {
    for (const url of mediaOf(camera)) {
      const key = `${camera.source} ${url}`;
      sharers.set(key, (sharers.get(key) ?? 0) + 1);
    }
  }
  const shared = [...sharers].filter(([, count]) => count >= STAND_IN_SHARERS);
  return new Set(shared.map(([key]) => key.slice(key.indexOf(' ') + 1)));
}

function candidatesOf(cameras: readonly Camera[]): Candidate[] {
  const standIns = standInsOf(cameras);
  return cameras.map((camera) => {
    const media = new Set([...mediaOf(camera)].filter((url) => !standIns.has(url)));
    return { camera, name: nameKey(camera), media };
  });
}

/** All pairs that the rule links, each once. Only neighbors and sharers of a feed are compared: O(n) on a map. */
function linkedPairs(cameras: readonly Camera[]): CandidatePair[] {
  const candidates = candidatesOf(cameras);
  const byMedia = new Map<string, Candidate[]>();
  const grid = new NearbyGrid<Candidate>();
  for (const candidate of candidates) {
    grid.add(candidate.camera, candidate);
    for (const url of candidate.media) append(byMedia, url, candidate);
  }
  return candidates.flatMap((a) => {
    const sharing = [...a.media].flatMap((url) => byMedia.get(url) ?? []);
    const others = new Set([...sharing, ...grid.near(a.camera)]);
    return [...others].flatMap((b) => {
      const link = compareIds(a.camera, b.camera) < 0 ? duplicateLink(a, b) : null;
      return link ? [{ a, b, link }] : [];
    });
  });
}

/** The flagged version of a camera that repeats `kept`. */
function flagged(camera: Candidate, kept: Candidate): Camera {
  const link = duplicateLink(camera, kept);
  if (!link) return withoutFlags(camera.camera);
  return {
    ...withoutFlags(camera.camera),
    isDuplicate: true,
    duplicateOf: kept.camera.id,
    duplicateReason: link.reason,
    duplicateDistance: Math.round(link.meters * 10) / 10,
  };
}

/**
 * Marks cameras that repeat another one, within and across sources. Of each group the one with video stays, then a dedicated
 * agency's before an aggregator's, then the one with more views, then the earlier source and id; all others name it, so that
 * `duplicateOf` is never itself a duplicate. The outcome does not depend on the order of the input.
 * @param cameras with distinct ids. @returns all of them in the order given, with old flags replaced.
 */
export function markDuplicates(cameras: readonly Camera[]): Camera[] {
  const flags = new Map<string, Camera>();
  for (const group of groupDuplicates(linkedPairs(cameras))) {
    const [kept, ...others] = [...group].sort((a, b) => compareRank(a.camera, b.camera));
    if (kept) for (const other of others) flags.set(other.camera.id, flagged(other, kept));
  }
  return cameras.map((camera) => flags.get(camera.id) ?? withoutFlags(camera));
}
