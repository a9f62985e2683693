import { groupBy } from '@/lib/core/collections';
import type { Answer, HostAnswers } from './ask-feed';
import { type Feed, type FeedMemory, getHost, getRemoteUrls, type Memory, type Picture, type Verdict } from './feeds';
import type { Camera } from '@/lib/camera/camera';

/** All bad: the network or the whole agency may be down. */
const LATEST_ANSWERS = 5;
/** Stills with identical bytes before they count as a placeholder. */
const PLACEHOLDER_SHARERS = 3;

function findPlaceholders(pictures: Iterable<Picture>): Set<string> {
  const shared = [...groupBy(pictures, ({ fingerprint }) => fingerprint)];
  return new Set(shared.flatMap(([print, { length }]) => (length >= PLACEHOLDER_SHARERS ? [print] : [])));
}

function toVerdict({ kind }: Answer): Verdict['kind'] | null {
  if (kind === 'unclear' || kind === 'busy') return null;
  return kind === 'silent' ? 'missing' : kind;
}

function getLatest(feeds: readonly Feed[], answers: ReadonlyMap<string, Answer>, memory: Memory): Answer[] {
  const asked = feeds.flatMap(({ url }) => answers.get(url) ?? []).filter((answer) => toVerdict(answer) !== null);
  const known = feeds.flatMap(({ url }) => {
    const { verdict, picture } = memory.feeds.get(url) ?? {};
    return verdict && !answers.has(url) ? [{ ...verdict, ...(picture && { picture }) }] : [];
  });
  return [...asked, ...known.sort((a, b) => b.at - a.at)].slice(0, Math.max(LATEST_ANSWERS, asked.length));
}

/** Trusts Last-Modified only if it changed together with an earlier picture. */
function getSince(before: FeedMemory['picture'], { fingerprint, lastModified }: Picture, now: number): number {
  if (before === undefined) return now;
  if (before.fingerprint === fingerprint) return before.since;
  const isTrusted = before.lastModified !== undefined && before.lastModified !== lastModified;
  const stated = isTrusted ? Date.parse(lastModified ?? '') : Number.NaN;
  return Number.isNaN(stated) ? now : Math.min(now, stated);
}

function remember(before: FeedMemory | undefined, answer: Answer, now: number): FeedMemory {
  const kind = toVerdict(answer);
  if (kind === null) return { ...before, askedAt: now };
  const entry = { askedAt: now, verdict: { kind, at: now } };
  if (answer.kind !== 'alive' || !answer.picture) return entry;
  return { ...entry, picture: { ...answer.picture, since: getSince(before?.picture, answer.picture, now) } };
}

/** Bad answers count only for hosts with working feeds. */
export function addAnswers(
  before: Memory,
  all: readonly Feed[],
  byHost: ReadonlyMap<string, HostAnswers>,
  now: number,
): { readonly memory: Memory; readonly downHosts: readonly string[]; readonly isOffline: boolean } {
  const answers = new Map([...byHost.values()].flatMap((host) => [...host.answers]));
  const pictures = [...before.feeds.values(), ...answers.values()].flatMap((found) =>
    'picture' in found ? found.picture : [],
  );
  const placeholders = findPlaceholders(pictures);
  const isGood = (answer: Answer) => answer.kind === 'alive' && !placeholders.has(answer.picture?.fingerprint ?? '');
  const isDown = (feeds: readonly Feed[]): boolean => {
    const isSilent = feeds.every(({ url }) => (answers.get(url)?.kind ?? 'silent') === 'silent');
    return !getLatest(feeds, answers, before).some(isGood) && (isSilent || feeds.length >= LATEST_ANSWERS);
  };
  const isOffline = answers.size > 0 && isDown(all);
  const feedsOf = groupBy(all, ({ url }) => getHost(url));
  const downHosts = [...byHost.keys()].filter((host) => isOffline || isDown(feedsOf.get(host) ?? []));
  const feeds = new Map(before.feeds);
  for (const [url, answer] of answers) {
    const known = before.feeds.get(url);
    const counts = isGood(answer) || !downHosts.includes(getHost(url));
    feeds.set(url, counts ? remember(known, answer, now) : { ...known, askedAt: now });
  }
  const pauses = [...byHost].flatMap(([host, { resumeAt }]) => (resumeAt === null ? [] : [[host, resumeAt] as const]));
  return { memory: { feeds, pauses: new Map([...before.pauses, ...pauses]) }, downHosts, isOffline };
}

type DeadReason = NonNullable<Camera['feedDeadReason']>;

/** Refreshes without a change, but at least FROZEN_MIN_MS: pictures repeat at night. */
const FROZEN_REFRESHES = 50;
export const FROZEN_MIN_MS = 6 * 3_600_000;
const DEFAULT_REFRESH_MS = 5 * 60_000;

const SUSPECT_MS = 3_600_000;

/** The host calls a new still old, which one more look can confirm. */
export function isSuspect({ verdict, picture }: FeedMemory): boolean {
  if (verdict?.kind !== 'alive' || picture?.lastModified === undefined) return false;
  return verdict.at - picture.since <= FROZEN_MIN_MS && verdict.at - Date.parse(picture.lastModified) > SUSPECT_MS;
}

/** Only two looks at such a still tell whether it is frozen. */
export function isUndated({ verdict, picture }: FeedMemory): boolean {
  return verdict?.kind === 'alive' && picture !== undefined && picture.lastModified === undefined;
}

function judgeFeed(
  known: FeedMemory | undefined,
  placeholders: ReadonlySet<string>,
  frozenAfterMs: number,
): DeadReason | 'alive' | 'unclear' {
  if (!known?.verdict) return 'unclear';
  const { verdict, picture } = known;
  if (verdict.kind !== 'alive' || !picture) return verdict.kind;
  if (placeholders.has(picture.fingerprint)) return 'placeholder';
  return verdict.at - picture.since > frozenAfterMs ? 'frozen' : 'alive';
}

export function judgeCameras(cameras: readonly Camera[], memory: Memory): Camera[] {
  const placeholders = findPlaceholders([...memory.feeds.values()].flatMap(({ picture }) => picture ?? []));
  return cameras.map((camera) => {
    const { isFeedDead: _dead, feedDeadReason: _reason, ...rest } = camera;
    const frozenAfterMs = Math.max(FROZEN_MIN_MS, FROZEN_REFRESHES * (camera.refreshMs ?? DEFAULT_REFRESH_MS));
    const known = getRemoteUrls(camera).map(({ url }) => memory.feeds.get(url));
    const verdicts = known.map((feed) => judgeFeed(feed, placeholders, frozenAfterMs));
    const [reason] = verdicts;
    const isDead = reason !== undefined && !verdicts.includes('alive') && !verdicts.includes('unclear');
    return isDead ? { ...rest, isFeedDead: true, feedDeadReason: reason as DeadReason } : rest;
  });
}
