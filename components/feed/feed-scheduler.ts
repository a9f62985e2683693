'use client';

import {
  createContext,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { prefersCalm, reducedMotion } from '@/components/browser/calm';
import { ApartContext, usePageVisible } from '@/components/browser/page-state';
import { useProximity } from '@/components/browser/use-proximity';
import { createStore } from '@/lib/core/store';
import { dataSaverSetting } from '@/lib/settings/settings';
import { MountQueue } from './mount-queue';
import { PlayerPool } from './player-pool';

interface SchedulerState {
  /** Enlarged feeds. While there are any, the wall behind them rests. */
  readonly inFront: number;
  readonly live: number;
  /** Videos in a window of their own: they take players of the wall. */
  readonly apart: number;
  /** The boxes of the feeds that may hold a player. */
  readonly granted: ReadonlySet<Element>;
  /** The system asks for reduced motion or Save-Data. */
  readonly isCalm: boolean;
  /** The user's own choice; null follows `isCalm`. */
  readonly pauseChoice: boolean | null;
}

const INITIAL: SchedulerState = { inFront: 0, live: 0, apart: 0, granted: new Set(), isCalm: false, pauseChoice: null };

const getPaused = ({ pauseChoice, isCalm }: SchedulerState) => pauseChoice ?? isCalm;

class FeedScheduler {
  readonly store = createStore(INITIAL, () => {
    const look = () => this.update({ isCalm: prefersCalm() });
    look();
    return reducedMotion.subscribe(look);
  });
  readonly players = new PlayerPool({
    onGrant: (granted) => this.update({ granted }),
    countApart: () => this.store.get().apart,
    isAtRest: () => getPaused(this.store.get()) || document.visibilityState === 'hidden',
  });

  private update(change: Partial<SchedulerState>): void {
    this.store.set({ ...this.store.get(), ...change });
  }

  setPaused(isPaused: boolean): void {
    this.update({ pauseChoice: isPaused });
  }

  count(what: 'inFront' | 'live' | 'apart'): () => void {
    const add = (change: number) => {
      this.update({ [what]: this.store.get()[what] + change });
      if (what === 'apart') this.players.shareSoon();
    };
    add(1);
    return () => add(-1);
  }
}

const scheduler = new FeedScheduler();
const cards = new MountQueue({ subscribe: scheduler.store.subscribe, isHeld: () => scheduler.store.get().inFront > 0 });

function useScheduler<Value>(select: (state: SchedulerState) => Value): Value {
  const { subscribe, get } = scheduler.store;
  const onServer = () => select(INITIAL);
  return useSyncExternalStore(subscribe, () => select(get()), onServer);
}

/** Whether a card that was just mounted may mount its feed. Stays true once it is. */
export function useMountTurn(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => cards.wait(() => startTransition(() => setOn(true))), []);
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

/** True around a feed that the user opened one by one: data saver does not apply to it. */
export const OpenedFeedContext = createContext(false);

function useIsSaving(isInFront: boolean): boolean {
  const isOn = useSyncExternalStore(dataSaverSetting.subscribe, dataSaverSetting.get, () => false);
  const isOpened = use(OpenedFeedContext);
  return isOn && !isOpened && !isInFront;
}

/** Whether an enlarged feed is in front of this one. Counts this one as enlarged if it is. */
function useIsBehind(isInFront: boolean): boolean {
  useEffect(() => (isInFront ? scheduler.count('inFront') : undefined), [isInFront]);
  return useScheduler(({ inFront }) => inFront > 0) && !isInFront;
}

/** Whether the feed is in a window of its own, where nothing covers it and it plays at once. */
function useIsApart(hasVideo: boolean): boolean {
  const isApart = use(ApartContext);
  useEffect(() => (isApart && hasVideo ? scheduler.count('apart') : undefined), [isApart, hasVideo]);
  return isApart;
}

function usePlayerGrant(
  boxRef: RefObject<HTMLElement | null>,
  isWanted: boolean,
  getFrameAgeMs: () => number,
): boolean {
  const handleAge = useEffectEvent(getFrameAgeMs);
  useEffect(
    () => (isWanted && boxRef.current ? scheduler.players.request(boxRef.current, () => handleAge()) : undefined),
    [boxRef, isWanted],
  );
  return useScheduler(({ granted }) => isWanted && boxRef.current !== null && granted.has(boxRef.current));
}

function useMayPlay(
  boxRef: RefObject<HTMLElement | null>,
  isAlways: boolean,
  isWanted: boolean,
  getFrameAgeMs: () => number,
): boolean {
  const isGranted = usePlayerGrant(boxRef, isWanted && !isAlways, getFrameAgeMs);
  return isAlways || isGranted;
}

interface FeedPlacement {
  /** The one enlarged feed: it plays at once, outside the budget. */
  readonly isFocused: boolean;
  /** Enlarged, alone or among the angles of its camera: the wall behind rests. */
  readonly isInFront: boolean;
  readonly hasVideo: boolean;
  /** Of what it shows while it waits for a player; Infinity for nothing. */
  readonly getFrameAgeMs: () => number;
}

interface FeedSchedule {
  /** Close enough to the viewport to load anything. */
  readonly isNear: boolean;
  readonly mayPlay: boolean;
  /** The video keeps its last frame and loads nothing. */
  readonly isResting: boolean;
  /** An enlarged feed covers this one: it keeps its picture and loads no first one. */
  readonly isBehind: boolean;
  /** In sight, on a visible page, in front of everything. */
  readonly isWatched: boolean;
  readonly isPaused: boolean;
  /** Data saver: no video, fewer stills. */
  readonly isSaving: boolean;
}

export function useFeedSchedule(boxRef: RefObject<HTMLElement | null>, placement: FeedPlacement): FeedSchedule {
  const { isFocused, isInFront, hasVideo, getFrameAgeMs } = placement;
  const proximity = useProximity(boxRef);
  const isPageVisible = usePageVisible();
  const { isPaused } = useFeedsPaused();
  const isApart = useIsApart(hasVideo);
  const isBehind = useIsBehind(isInFront) && !isApart;
  const isNear = isFocused || proximity !== 'far';
  const isSaving = useIsSaving(isInFront);
  const mayPlay = useMayPlay(boxRef, isFocused || isApart, hasVideo && isNear && !isBehind && !isSaving, getFrameAgeMs);
  return {
    isNear,
    mayPlay,
    isResting: isPaused || !isPageVisible,
    isBehind,
    isWatched: proximity === 'visible' && isPageVisible && !isBehind,
    isPaused,
    isSaving,
  };
}
