'use client';

import { useState, type RefObject } from 'react';
import { combineStatus, IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { useDataSaver } from './data-saver';
import { useIsBehind } from './focused-feed-store';
import { useGrantedPlayer } from './player-budget-store';
import { useFeedsPaused } from './feeds-paused';
import { usePageVisible } from '@/components/browser/use-page-visible';
import { useProximity } from '@/components/browser/use-proximity';

const INSECURE: FeedStatus = { phase: 'down', reason: 'insecure', retryAt: null };

/** One of the two addresses of a feed: whether it runs now, what it says, and how it reports. */
interface FeedPart {
  readonly url: string;
  readonly isRunning: boolean;
  /** Idle unless it runs: an older word of a part that was unmounted does not count. */
  readonly status: FeedStatus;
  readonly onStatus: (status: FeedStatus) => void;
}

/** A plain http feed on an https page: the browser would refuse it, so nothing is asked for. */
function isRefused(url: string): boolean {
  return url.startsWith('http:') && window.location.protocol === 'https:';
}

function usePart(url: string | null, isNear: boolean, mayRun: boolean, isResting: boolean): FeedPart | null {
  const [status, setStatus] = useState<FeedStatus>(IDLE);
  if (url === null) return null;
  if (isNear && isRefused(url)) return { url, isRunning: false, status: INSECURE, onStatus: setStatus };
  const isRunning = isNear && mayRun && (!isResting || hasFrame(status));
  return { url, isRunning, status: isRunning ? status : IDLE, onStatus: setStatus };
}

/** Where a feed is looked at; what is focused is also in front. */
interface FeedPlace {
  readonly isFocused: boolean;
  readonly isInFront: boolean;
}

/** Whether a feed is near, takes part in sharing out the players, and is being watched. */
function useReach(boxRef: RefObject<Element | null>, { isFocused, isInFront }: FeedPlace) {
  const proximity = useProximity(boxRef);
  const isPageVisible = usePageVisible();
  const isBehind = useIsBehind(isInFront);
  const isNear = isFocused || proximity !== 'far';
  const isSaving = useDataSaver() && !isInFront;
  return {
    isNear,
    isBehind,
    isPageVisible,
    isSaving,
    isSharing: isNear && !isFocused && !isBehind && !isSaving,
    isWatched: proximity === 'visible' && isPageVisible && !isBehind,
  };
}

interface FeedAddresses {
  readonly videoUrl: string | null;
  readonly imageUrl: string | null;
}

/** What shows a picture keeps it while it rests. */
const hasFrame = ({ phase }: FeedStatus) => phase === 'live' || phase === 'picture' || phase === 'stalled';

/**
 * The video and the still of a feed. Nothing runs far from the viewport; the video also needs a player of the budget; the
 * still is renewed only while it is in sight, the page is visible, nothing is paused and no video plays over it. A focused
 * feed runs at once; the others rest behind it and ask for nothing, not even for a first picture.
 */
export function useFeedParts(
  boxRef: RefObject<Element | null>,
  { videoUrl, imageUrl }: FeedAddresses,
  place: FeedPlace,
) {
  const { isNear, isBehind, isSharing, isSaving, isWatched, isPageVisible } = useReach(boxRef, place);
  const { isPaused } = useFeedsPaused();
  const isResting = isPaused || !isPageVisible;
  const isGranted = useGrantedPlayer(boxRef, isSharing && videoUrl !== null);
  const video = usePart(videoUrl, isNear, place.isFocused || isGranted, isResting);
  const still = usePart(imageUrl, isNear, true, isBehind);
  return {
    video,
    still,
    isResting,
    isSaving,
    isStillRefreshing: isWatched && !isPaused && video?.status.phase !== 'live',
    status: combineStatus(shownVideoStatus(video, isPaused), still?.status ?? null),
  };
}

/** What the video says; one that is paused says so, unless it is down. */
function shownVideoStatus(video: FeedPart | null, isPaused: boolean): FeedStatus | null {
  if (video === null) return null;
  if (!isPaused || video.status.phase === 'down') return video.status;
  return { phase: 'paused', hasPicture: hasFrame(video.status) };
}
