import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { findRegion } from '@/lib/camera/regions';
import { compareIds, groupBy } from '@/lib/core/collections';
import { BoxIndex } from '@/lib/geo/box-index';
import {
  type Candidate,
  DUPLICATE_REASONS,
  findDuplicateLink,
  getMedia,
  NEARBY_METERS,
  getNameKey,
} from './same-camera';

type Group = readonly Candidate[];

/** Repeat other agencies' cameras; the agency's own record wins. */
const AGGREGATORS: ReadonlySet<SourceId> = new Set(['511on', '511ny']);
const PLACEHOLDER_SHARERS = 3;

const sourceOrder = new Map(SOURCE_IDS.map((id, index) => [id, index]));

const isSingle = (camera: Camera): boolean => (camera.views?.length ?? 1) === 1;

const hasVideo = (camera: Camera): boolean =>
  [camera, ...(camera.views ?? [])].some(({ videoUrl }) => videoUrl !== null);

function isForeign({ source, state }: Camera): boolean {
  const { home } = getAgency(source);
  const code = findRegion(state ?? '');
  return code !== undefined && home.length > 0 && !home.includes(code);
}

/** The lowest wins: working feed, video, own agency, more views, earlier source. */
function getRanks(camera: Camera): readonly number[] {
  return [
    camera.isFeedDead ? 1 : 0,
    hasVideo(camera) ? 0 : 1,
    AGGREGATORS.has(camera.source) || isForeign(camera) ? 1 : 0,
    -(camera.views?.length ?? 1),
    sourceOrder.get(camera.source) ?? SOURCE_IDS.length,
  ];
}

function compareRanks(a: Camera, b: Camera): number {
  const ranks = getRanks(b);
  return (
    getRanks(a)
      .map((rank, index) => rank - (ranks[index] ?? 0))
      .find(Boolean) ?? compareIds(a, b)
  );
}

function findPlaceholders(cameras: readonly Camera[]): Set<string> {
  const uses = cameras.flatMap(({ source, ...camera }) => [...getMedia(camera)].map((url) => ({ source, url })));
  const shared = [...groupBy(uses, ({ source, url }) => `${source} ${url}`).values()];
  return new Set(shared.filter(({ length }) => length >= PLACEHOLDER_SHARERS).flatMap(([use]) => use?.url ?? []));
}

function toCandidates(cameras: readonly Camera[]): Candidate[] {
  const placeholders = findPlaceholders(cameras);
  return cameras.map((camera) => {
    const media = new Set([...getMedia(camera)].filter((url) => !placeholders.has(url)));
    return { camera, name: getNameKey(camera), media };
  });
}

function findPairs(candidates: readonly Candidate[]) {
  const uses = candidates.flatMap((candidate) => [...candidate.media].map((url) => ({ url, candidate })));
  const byMedia = groupBy(uses, ({ url }) => url);
  const index = BoxIndex.ofPoints(candidates.map(({ camera }) => camera));
  return candidates.flatMap((a) => {
    const sharing = [...a.media].flatMap((url) => byMedia.get(url) ?? []).map(({ candidate }) => candidate);
    const near = index.findNear(a.camera, NEARBY_METERS).flatMap((at) => candidates[at] ?? []);
    return [...new Set([...sharing, ...near])].flatMap((b) => {
      const link = compareIds(a.camera, b.camera) < 0 ? findDuplicateLink(a, b) : null;
      return link ? [{ a, b, link }] : [];
    });
  });
}

type CandidatePair = ReturnType<typeof findPairs>[number];

/** Surest first; a total order, independent of the input's. */
function comparePairs(one: CandidatePair, other: CandidatePair): number {
  const certainty = ({ link }: CandidatePair): number => DUPLICATE_REASONS.indexOf(link.reason);
  return (
    certainty(one) - certainty(other) ||
    other.link.similarity - one.link.similarity ||
    one.link.meters - other.link.meters ||
    compareIds(one.a.camera, other.a.camera) ||
    compareIds(one.b.camera, other.b.camera)
  );
}

const canMerge = (left: Group, right: Group): boolean =>
  left.every((a) => right.every((b) => findDuplicateLink(a, b) !== null));

function groupDuplicates(pairs: readonly CandidatePair[]): Group[] {
  const groups = new Map<Candidate, Group>();
  for (const { a, b } of [...pairs].sort(comparePairs)) {
    const left = groups.get(a) ?? [a];
    const right = groups.get(b) ?? [b];
    if (left === right || !canMerge(left, right)) continue;
    const merged = [...left, ...right];
    for (const member of merged) groups.set(member, merged);
  }
  return [...new Set(groups.values())];
}

function removeFlags(camera: Camera): Camera {
  const { isDuplicate: _flag, duplicateOf: _of, duplicateReason: _why, ...others } = camera;
  const { duplicateDistance: _far, fallback: _fallback, ...rest } = others;
  return rest;
}

function flag(duplicate: Candidate, kept: Candidate): Camera {
  const link = findDuplicateLink(duplicate, kept);
  const rest = removeFlags(duplicate.camera);
  if (!link) return rest;
  const duplicateDistance = Math.round(link.meters * 10) / 10;
  return { ...rest, isDuplicate: true, duplicateOf: kept.camera.id, duplicateReason: link.reason, duplicateDistance };
}

/** Skips cameras with several views, which may look elsewhere. */
function addFallback({ camera }: Candidate, duplicates: readonly Candidate[]): Camera {
  const own = getMedia(camera);
  const duplicate = duplicates.find(
    (other) => isSingle(other.camera) && !other.camera.isFeedDead && [...other.media].some((url) => !own.has(url)),
  );
  const rest = removeFlags(camera);
  if (!duplicate || !isSingle(camera)) return rest;
  const { videoUrl, imageUrl, feedType, refreshMs, source, attribution } = duplicate.camera;
  return { ...rest, fallback: { videoUrl, imageUrl, feedType, refreshMs, source, attribution } };
}

export function markDuplicates(cameras: readonly Camera[]): Camera[] {
  const flagged = new Map<string, Camera>();
  for (const group of groupDuplicates(findPairs(toCandidates(cameras)))) {
    const [kept, ...others] = [...group].sort((a, b) => compareRanks(a.camera, b.camera));
    if (!kept) continue;
    flagged.set(kept.camera.id, addFallback(kept, others));
    for (const other of others) flagged.set(other.camera.id, flag(other, kept));
  }
  return cameras.map((camera) => flagged.get(camera.id) ?? removeFlags(camera));
}
