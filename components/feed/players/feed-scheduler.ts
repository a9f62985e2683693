'use client';

import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { prefersCalm, reducedMotion } from '@/components/browser/calm';
import { ApartContext, usePageVisible } from '@/components/browser/page-state';
import { useProximity } from '@/components/browser/use-proximity';
import { createStore } from '@/lib/core/store';
import { dataSaverSetting } from '@/lib/settings/settings';
import type { FeedTurn } from '../feed-pair';
import type { MediaRef } from '../media-ref';
import { PlayerPool } from './player-pool';

/** Minimum time on screen, and the pause after a scroll of half a screen. */
const SETTLE_MS = 150;

interface QueuedCard {
  readonly since: number;
  readonly start: () => void;
}

export class MountQueue {
  private readonly cards = new Set<QueuedCard>();
  private isRunning = false;
  private mark: { readonly scrollY: number; readonly at: number } | null = null;
  private movedAt = -Infinity;

  wait(start: () => void): () => void {
    if (!this.mark) {
      this.handleScroll();
      window.addEventListener('scroll', this.handleScroll, { passive: true });
    }
    const card = { since: performance.now(), start };
    this.cards.add(card);
    if (!this.isRunning) this.advance();
    return () => {
      this.cards.delete(card);
    };
  }

  private readonly handleScroll = (): void => {
    const { scrollY, innerHeight } = window;
    const at = performance.now();
    const { mark } = this;
    const isOld = !mark || at - mark.at > SETTLE_MS;
    const isFar = mark !== null && Math.abs(scrollY - mark.scrollY) >= innerHeight / 2;
    if (isFar && !isOld) this.movedAt = at;
    if (isFar || isOld) this.mark = { scrollY, at };
  };

  private readonly advance = (): void => {
    const [card] = this.cards;
    this.isRunning = card !== undefined;
    if (card === undefined) return;
    const remainingMs = Math.max(card.since, this.movedAt) + SETTLE_MS - performance.now();
    if (remainingMs > 0) {
      setTimeout(this.advance, remainingMs);
      return;
    }
    this.cards.delete(card);
    card.start();
    requestAnimationFrame(this.advance);
  };
}

interface SchedulerState {
  readonly inFront: number;
  readonly live: number;
  readonly detached: number;
  readonly kiosks: number;
  readonly granted: ReadonlySet<Element>;
  readonly isCalm: boolean;
  readonly pauseChoice: boolean | null;
}

const INITIAL: SchedulerState = {
  inFront: 0,
  live: 0,
  detached: 0,
  kiosks: 0,
  granted: new Set(),
  isCalm: false,
  pauseChoice: null,
};

/** A kiosk has no one to resume it. */
const getPaused = ({ pauseChoice, isCalm, kiosks }: SchedulerState) => pauseChoice ?? (isCalm && kiosks === 0);

class FeedScheduler {
  readonly store = createStore(INITIAL, () => {
    const readPreference = () => this.update({ isCalm: prefersCalm() });
    readPreference();
    return reducedMotion.subscribe(readPreference);
  });
  readonly players = new PlayerPool({
    onGrant: (granted) => this.update({ granted }),
    countDetached: () => this.store.get().detached,
    isPaused: () => getPaused(this.store.get()) || document.visibilityState === 'hidden',
  });

  private update(change: Partial<SchedulerState>): void {
    this.store.set({ ...this.store.get(), ...change });
  }

  setPaused(isPaused: boolean): void {
    this.update({ pauseChoice: isPaused });
  }

  count(kind: 'inFront' | 'live' | 'detached' | 'kiosks'): () => void {
    const add = (change: number) => {
      this.update({ [kind]: this.store.get()[kind] + change });
      if (kind === 'detached') this.players.shareSoon();
    };
    add(1);
    return () => add(-1);
  }
}

const scheduler = new FeedScheduler();
const cards = new MountQueue();

function useScheduler<Value>(select: (state: SchedulerState) => Value): Value {
  const { subscribe, get } = scheduler.store;
  const onServer = () => select(INITIAL);
  return useSyncExternalStore(subscribe, () => select(get()), onServer);
}

export function useMountTurn(): boolean {
  const [isOn, setOn] = useState(false);
  const isHeld = useScheduler(({ inFront }) => inFront > 0);
  const mayWait = !isOn && !isHeld;
  useEffect(() => (mayWait ? cards.wait(() => startTransition(() => setOn(true))) : undefined), [mayWait]);
  return isOn;
}

export function useFeedsPaused() {
  const isPaused = useScheduler(getPaused);
  return { isPaused, toggle: () => scheduler.setPaused(!isPaused) };
}

export function useLiveCount(): number {
  return useScheduler(({ live }) => live);
}

export function useCountLive(isLive: boolean): void {
  useEffect(() => (isLive ? scheduler.count('live') : undefined), [isLive]);
}

export function useKioskFeeds(): void {
  useEffect(() => scheduler.count('kiosks'), []);
}

export const OpenedFeedContext = createContext(false);

function useIsSaving(isInFront: boolean): boolean {
  const isOn = useSyncExternalStore(dataSaverSetting.subscribe, dataSaverSetting.get, () => false);
  const isOpened = use(OpenedFeedContext);
  return isOn && !isOpened && !isInFront;
}

export function useHeldFeeds(isHeld: boolean): void {
  useEffect(() => (isHeld ? scheduler.count('inFront') : undefined), [isHeld]);
}

function useIsBehind(isInFront: boolean): boolean {
  useHeldFeeds(isInFront);
  return useScheduler(({ inFront }) => inFront > 0) && !isInFront;
}

/** `isWatched`: in view, on a visible page, not covered. */
export function useVisibility(boxRef: RefObject<HTMLElement | null>, isInFront: boolean) {
  const proximity = useProximity(boxRef);
  const isPageVisible = usePageVisible();
  const isDetached = use(ApartContext);
  const isBehind = useIsBehind(isInFront) && !isDetached;
  const isWatched = proximity === 'visible' && isPageVisible && !isBehind;
  return { proximity, isPageVisible, isDetached, isBehind, isWatched };
}

function usePlayerGrant(boxRef: RefObject<HTMLElement | null>, mediaRef: MediaRef, isWanted: boolean): boolean {
  useEffect(
    () => (isWanted && boxRef.current ? scheduler.players.request(boxRef.current, mediaRef) : undefined),
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
  const { isPaused } = useFeedsPaused();
  const isNear = isFocused || proximity !== 'far';
  const isSaving = useIsSaving(isInFront);
  const isAlways = isFocused || isDetached;
  const isSlow = useScheduler(({ isCalm, kiosks }) => isCalm && kiosks > 0);
  const wantsPlayer = hasVideo && isNear && !isBehind && !isSaving && !isSlow && !isAlways;
  const isGranted = usePlayerGrant(boxRef, mediaRef, wantsPlayer);
  useEffect(() => (isDetached && hasVideo ? scheduler.count('detached') : undefined), [isDetached, hasVideo]);
  const isResting = isPaused || !isPageVisible;
  return { isNear, mayPlay: isAlways || isGranted, isResting, isBehind, isWatched, isPaused, isSaving, isSlow };
}
