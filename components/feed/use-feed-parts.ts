'use client';

import { useState, type RefObject } from 'react';
import { combineStatus, IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import { useGrantedPlayer } from './player-budget-store';
import { usePageVisible } from './use-page-visible';
import { useProximity } from './use-proximity';

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

function usePart(url: string | null, isNear: boolean, mayRun: boolean): FeedPart | null {
  const [status, setStatus] = useState<FeedStatus>(IDLE);
  if (url === null) return null;
  if (isNear && isRefused(url)) return { url, isRunning: false, status: INSECURE, onStatus: setStatus };
  const isRunning = isNear && mayRun;
  return { url, isRunning, status: isRunning ? status : IDLE, onStatus: setStatus };
}

interface FeedAddresses {
  readonly videoUrl: string | null;
  readonly imageUrl: string | null;
}

/**
 * The video and the still of a feed. Nothing runs far from the viewport; the video also needs a player of the budget; the
 * still is renewed only while it is in sight, the page is visible and no video plays over it.
 */
export function useFeedParts(boxRef: RefObject<Element | null>, { videoUrl, imageUrl }: FeedAddresses) {
  const proximity = useProximity(boxRef);
  const isPageVisible = usePageVisible();
  const isNear = proximity !== 'far';
  const hasPlayer = useGrantedPlayer(boxRef, isNear && videoUrl !== null);
  const video = usePart(videoUrl, isNear, hasPlayer);
  const still = usePart(imageUrl, isNear, true);
  const isVideoLive = video?.status.phase === 'live';
  return {
    video,
    still,
    isStillRefreshing: proximity === 'visible' && isPageVisible && !isVideoLive,
    status: combineStatus(video?.status ?? null, still?.status ?? null),
  };
}
