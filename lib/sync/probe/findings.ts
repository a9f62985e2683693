import { groupBy } from '@/lib/core/collections';
import type { Answer, Picture } from './ask-feed';
import { type Feed, getHost } from './feeds';
import type { FeedMemory, Memory, Verdict } from './memory';
import type { HostAnswers } from './probe-host';

/** Where none of the latest answers was good, the network or the whole agency may be at fault. */
const LATEST_ANSWERS = 5;
/** This many stills with the very same bytes are no views of roads. */
const PLACEHOLDER_SHARERS = 3;

/** By fingerprint. */
export function findPlaceholders(pictures: Iterable<Picture>): Set<string> {
  const shared = [...groupBy(pictures, ({ fingerprint }) => fingerprint)];
  return new Set(shared.filter(([, { length }]) => length >= PLACEHOLDER_SHARERS).map(([fingerprint]) => fingerprint));
}

function toVerdict({ kind }: Answer): Verdict['kind'] | null {
  if (kind === 'unclear' || kind === 'busy') return null;
  return kind === 'silent' ? 'missing' : kind;
}

/** The latest clear answers for some feeds, this run's first. */
function getLatest(feeds: readonly Feed[], answers: ReadonlyMap<string, Answer>, memory: Memory): Answer[] {
  const asked = feeds.flatMap(({ url }) => answers.get(url) ?? []).filter((answer) => toVerdict(answer) !== null);
  const known = feeds.flatMap(({ url }) => {
    const { verdict, picture } = memory.feeds.get(url) ?? {};
    return verdict && !answers.has(url) ? [{ ...verdict, ...(picture && { picture }) }] : [];
  });
  return [...asked, ...known.sort((a, b) => b.at - a.at)].slice(0, Math.max(LATEST_ANSWERS, asked.length));
}

/** Last-Modified says since when only where it moved together with an earlier picture. */
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

interface Findings {
  readonly memory: Memory;
  readonly downHosts: readonly string[];
  /** No host gave a good answer: the network may be at fault. */
  readonly isOffline: boolean;
}

/** Adds a run's answers to what is known. Bad ones count only where feeds are seen to work, too. */
export function addAnswers(
  before: Memory,
  all: readonly Feed[],
  byHost: ReadonlyMap<string, HostAnswers>,
  now: number,
): Findings {
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
