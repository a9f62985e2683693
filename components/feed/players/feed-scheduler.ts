import { createContext, use, useEffect, type RefObject } from 'react';
import { prefersReducedMedia, reducedMotion } from '@/components/browser/device-preferences';
import { PictureInPictureContext, usePageVisible, useProximity } from '@/components/browser/page-state';
import { useStore } from '@/components/browser/use-store';
import { MOBILE_PLAYER_BUDGET, PLAYER_BUDGET, PLAYER_CHECK_MS } from '@/lib/constants/feed';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import { createStore } from '@/lib/core/store';
import { adaptBudget, type PlayerBudget, type PlaybackLoad } from '@/lib/feed/player-budget';
import { dataSaverSetting } from '@/lib/settings/settings';
import type { FeedTurn } from '../feed-pair';
import type { MediaRef } from '../media-ref';

type Counted = 'inFront' | 'live' | 'detached' | 'kiosks';

interface SchedulerState extends Readonly<Record<Counted, number>> {
  readonly granted: ReadonlySet<Element>;
  readonly isReduced: boolean;
  readonly pauseChoice: boolean | null;
  /** The feeds in front play although all are paused. */
  readonly isFrontPlayed: boolean;
}

const INITIAL: SchedulerState = {
  inFront: 0,
  live: 0,
  detached: 0,
  kiosks: 0,
  granted: new Set(),
  isReduced: false,
  pauseChoice: null,
  isFrontPlayed: false,
};

/** A kiosk has no one to resume it. */
const getPaused = ({ pauseChoice, isReduced, kiosks }: SchedulerState) => pauseChoice ?? (isReduced && kiosks === 0);

/** Delay after a scroll. */
const ALLOCATE_DELAY_MS = 200;

function measure(element: HTMLElement) {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const toCenterPx = Math.hypot(left + (width - innerWidth) / 2, top + (height - innerHeight) / 2);
  return { element, isInView: bottom >= 0 && top <= innerHeight, toCenterPx };
}

const getLimits = () => (window.innerWidth <= MOBILE_MAX_WIDTH_PX ? MOBILE_PLAYER_BUDGET : PLAYER_BUDGET);

const seen = new WeakMap<HTMLVideoElement, { total: number; dropped: number }>();

function readPlaybackLoad(videos: readonly HTMLVideoElement[]): PlaybackLoad {
  const sum = { moving: 0, frames: 0, dropped: 0 };
  for (const video of videos) {
    // Older browsers do not count frames.
    const quality = (video as Partial<HTMLVideoElement>).getVideoPlaybackQuality?.call(video);
    if (!quality) continue;
    const { totalVideoFrames: total, droppedVideoFrames: dropped } = quality;
    const before = seen.get(video);
    seen.set(video, { total, dropped });
    if (!before || total <= before.total) continue;
    sum.moving += 1;
    sum.frames += total - before.total;
    sum.dropped += dropped - before.dropped;
  }
  return sum;
}

const store = createStore(INITIAL, () => {
  const readPreference = () => update({ isReduced: prefersReducedMedia() });
  readPreference();
  return reducedMotion.subscribe(readPreference);
});
const candidates = new Map<HTMLElement, MediaRef>();
let budget: PlayerBudget = { players: 0, growsAt: 0 };
let allocateTimer: ReturnType<typeof setTimeout> | undefined;
let checkTimer: ReturnType<typeof setInterval> | undefined;

function count(kind: Counted): () => void {
  const add = (change: number) => {
    update({ [kind]: store.get()[kind] + change });
    if (kind === 'detached') allocateSoon();
  };
  add(1);
  return () => add(-1);
}

function requestPlayer(box: HTMLElement, mediaRef: MediaRef): () => void {
  if (candidates.size === 0) start();
  candidates.set(box, mediaRef);
  allocateSoon();
  return () => {
    candidates.delete(box);
    if (candidates.size > 0) allocateSoon();
    else stop();
  };
}

function update(change: Partial<SchedulerState>): void {
  const next = { ...store.get(), ...change };
  store.set({ ...next, isFrontPlayed: next.isFrontPlayed && next.inFront > 0 });
}

function start(): void {
  window.addEventListener('scroll', allocateSoon, { passive: true });
  window.addEventListener('resize', allocateSoon);
  checkTimer = setInterval(check, PLAYER_CHECK_MS);
}

function stop(): void {
  window.removeEventListener('scroll', allocateSoon);
  window.removeEventListener('resize', allocateSoon);
  clearInterval(checkTimer);
  clearTimeout(allocateTimer);
  allocateTimer = undefined;
  update({ granted: new Set() });
}

function allocateSoon(): void {
  if (candidates.size === 0) return;
  allocateTimer ??= setTimeout(allocate, ALLOCATE_DELAY_MS);
}

function allocate(): void {
  clearTimeout(allocateTimer);
  allocateTimer = undefined;
  const feeds = [...candidates.keys()].map(measure);
  const inView = feeds.filter(({ isInView }) => isInView).length;
  // Each player costs its agency a stream, so only feeds in view exceed the minimum.
  const players = Math.max(getLimits().min, Math.min(budget.players, inView));
  const available = Math.max(0, players - store.get().detached);
  feeds.sort((a, b) => a.toCenterPx - b.toCenterPx);
  update({ granted: new Set(feeds.slice(0, available).map(({ element }) => element)) });
}

function check(): void {
  const state = store.get();
  if (getPaused(state) || document.visibilityState === 'hidden') return;
  const limits = getLimits();
  const before = { ...budget, players: Math.max(limits.min, budget.players) };
  const videos = [...candidates.values()].flatMap(({ video }) => video ?? []);
  const next = adaptBudget(before, readPlaybackLoad(videos), limits, performance.now());
  const isUsedUp = state.granted.size >= before.players;
  budget = next.players < before.players || isUsedUp ? next : before;
  if (budget.players !== before.players) allocate();
}

const useScheduler = <Part>(select: (state: SchedulerState) => Part): Part => useStore(store, select);

export const useIsHeld = (): boolean => useScheduler(({ inFront }) => inFront > 0);

export function useFeedsPaused() {
  const isPaused = useScheduler(getPaused);
  return { isPaused, toggle: () => update({ pauseChoice: !isPaused }) };
}

export const playInFront = (): void => update({ isFrontPlayed: true });

const isFrontPaused = (state: SchedulerState) => getPaused(state) && !state.isFrontPlayed;

export const usePaused = (isInFront: boolean): boolean => useScheduler(isInFront ? isFrontPaused : getPaused);

export const useLiveCount = (): number => useScheduler(({ live }) => live);

/** `inFront` holds the feeds behind it. */
export function useCount(kind: Counted, isOn: boolean): void {
  useEffect(() => (isOn ? count(kind) : undefined), [kind, isOn]);
}

export const OpenedFeedContext = createContext(false);

function useSaving(isInFront: boolean) {
  const isOn = useStore(dataSaverSetting);
  const isOpened = use(OpenedFeedContext);
  const isSlow = useScheduler(({ isReduced, kiosks }) => (isReduced || isOn) && kiosks > 0);
  const isSaving = isOn && !isOpened && !isInFront;
  return { isSaving, isSlow, isSparing: isSaving || isSlow };
}

/** `isWatched`: in view, on a visible page, not covered. */
export function useVisibility(boxRef: RefObject<HTMLElement | null>, isInFront: boolean) {
  const proximity = useProximity(boxRef);
  const isPageVisible = usePageVisible();
  const isDetached = use(PictureInPictureContext);
  useCount('inFront', isInFront);
  const isBehind = useIsHeld() && !isInFront && !isDetached;
  const isWatched = proximity === 'visible' && isPageVisible && !isBehind;
  return { proximity, isPageVisible, isDetached, isBehind, isWatched };
}

function usePlayerGrant(boxRef: RefObject<HTMLElement | null>, mediaRef: MediaRef, isWanted: boolean): boolean {
  useEffect(
    () => (isWanted && boxRef.current ? requestPlayer(boxRef.current, mediaRef) : undefined),
    [boxRef, mediaRef, isWanted],
  );
  return useScheduler(({ granted }) => isWanted && boxRef.current !== null && granted.has(boxRef.current));
}

export function useFeedSchedule(
  boxRef: RefObject<HTMLElement | null>,
  mediaRef: MediaRef,
  { isFocused, isInFront, hasVideo }: { isFocused: boolean; isInFront: boolean; hasVideo: boolean },
): FeedTurn & { readonly isSlow: boolean } {
  const { proximity, isPageVisible, isDetached, isBehind, isWatched } = useVisibility(boxRef, isInFront);
  const isPaused = usePaused(isInFront);
  const isNear = isFocused || proximity !== 'far';
  const { isSaving, isSlow, isSparing } = useSaving(isInFront);
  const isAlways = (isFocused || isDetached) && !isSlow;
  const wantsPlayer = hasVideo && isNear && !isBehind && !isSparing && !isAlways;
  const isGranted = usePlayerGrant(boxRef, mediaRef, wantsPlayer);
  useCount('detached', isDetached && hasVideo);
  return { isNear, mayPlay: isAlways || isGranted, isPageVisible, isBehind, isWatched, isPaused, isSaving, isSlow };
}
