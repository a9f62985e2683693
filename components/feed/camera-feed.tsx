'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { notePicture } from '@/components/browser/page-settled';
import { useOnline } from '@/components/browser/page-state';
import { getFilterLabel } from '@/lib/agencies/agencies';
import { hasFrame, IDLE, isLive, type FeedStatus } from '@/lib/feed/feed-status';
import { playSound } from '@/lib/settings/play-sound';
import { FeedPair, type FeedSource } from './feed-pair';
import styles from './feed.module.css';
import { lastFrames } from './last-frames';
import { useMediaRef, type MediaRef } from './media-ref';
import { useCountLive, useFeedSchedule } from './players/feed-scheduler';
import { FeedOverlay, FreshnessChip } from './stage/feed-overlay';

const agencyLink = ({ attribution, isDemo }: FeedSource) => (isDemo === true ? null : attribution.url);

interface CameraFeedProps {
  source: FeedSource;
  label: string;
  isFocused?: boolean;
  /** In front of the grid, which pauses. */
  isInFront?: boolean;
  /** Must be stable. */
  onStatus?: (status: FeedStatus) => void;
}

const NOTHING = { key: '', status: IDLE, isAutoplayBlocked: false };

function useFeedPair(boxRef: RefObject<Element | null>, mediaRef: MediaRef, props: CameraFeedProps) {
  const { source, label, isFocused = false } = props;
  const key = `${source.videoUrl} ${source.imageUrl} ${isFocused}`;
  const pair = useRef<FeedPair>(null);
  const [shown, setShown] = useState(NOTHING);
  const open = useEffectEvent((box: Element) => {
    const screen = { box, label, isFocused, mediaRef, lastFrames, className: styles.picture ?? '' };
    return new FeedPair(source, screen, ({ status, isAutoplayBlocked }) =>
      setShown({ key, status, isAutoplayBlocked }),
    );
  });
  useEffect(() => {
    const opened = boxRef.current && open(boxRef.current);
    pair.current = opened;
    return () => opened?.close();
  }, [boxRef, key]);
  return { pair, ...(shown.key === key ? shown : NOTHING) };
}

function useStatusEffects(status: FeedStatus, isFocused: boolean, onStatus: CameraFeedProps['onStatus']): void {
  const isDown = status.phase === 'down';
  const isShown = hasFrame(status);
  useCountLive(isLive(status));
  useEffect(() => {
    if (isShown) notePicture();
  }, [isShown]);
  useEffect(() => {
    if (isFocused && isDown) playSound('static');
  }, [isFocused, isDown]);
  useEffect(() => {
    onStatus?.(status);
  }, [status, onStatus]);
}

function OneFeed(props: CameraFeedProps) {
  const { source, isFocused = false, isInFront = isFocused, onStatus } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const mediaRef = useMediaRef();
  const hasVideo = source.videoUrl !== null;
  const { pair, status, isAutoplayBlocked } = useFeedPair(boxRef, mediaRef, props);
  const turn = useFeedSchedule(boxRef, mediaRef, { isFocused, isInFront, hasVideo });
  // The pair reads it.
  useOnline();
  useEffect(() => pair.current?.update(turn));
  useStatusEffects(status, isFocused, onStatus);
  return (
    <div
      ref={boxRef}
      className={styles.feed}
      data-phase={status.phase}
      data-focused={isFocused}
      data-source={source.source}
    >
      {isAutoplayBlocked && (
        <button type="button" className={styles.playButton} onClick={() => pair.current?.play()}>
          Play
        </button>
      )}
      <FeedOverlay
        status={status}
        hasVideo={hasVideo}
        isSaving={turn.isSaving}
        isSlow={turn.isSlow}
        link={isFocused ? agencyLink(source) : null}
        onTryNow={() => pair.current?.tryNow()}
      />
      <FreshnessChip status={status} />
    </div>
  );
}

export function CameraFeed({ onStatus, ...props }: CameraFeedProps) {
  const { source } = props;
  const address = `${source.videoUrl} ${source.imageUrl}`;
  const [downAddress, setDownAddress] = useState<string | null>(null);
  const handleStatus = useCallback(
    (status: FeedStatus) => {
      if (status.phase === 'down' && navigator.onLine) setDownAddress(address);
      onStatus?.(status);
    },
    [address, onStatus],
  );
  if (source.fallback === undefined || downAddress !== address) return <OneFeed {...props} onStatus={handleStatus} />;
  return (
    <>
      <OneFeed key="fallback" {...props} source={source.fallback} {...(onStatus && { onStatus })} />
      <span className={styles.via}>{`VIA ${getFilterLabel(source.fallback.source)}`}</span>
    </>
  );
}
