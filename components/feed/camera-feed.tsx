import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { notePicture } from '@/components/browser/page-settled';
import { useNow, useOnline } from '@/components/browser/page-state';
import { OWN_FEED_RETRY_MS } from '@/lib/constants/feed';
import { getFilterLabel } from '@/lib/agencies/agencies';
import {
  describeStatus,
  getFreshnessText,
  hasFrame,
  IDLE,
  isLive,
  STANDBY,
  type FeedStatus,
  type Notice,
} from '@/lib/feed/feed-status';
import { playSound } from '@/lib/settings/play-sound';
import { FeedPair, type FeedSource } from './feed-pair';
import styles from './feed.module.css';
import { lastFrames } from './last-frames';
import { useMediaRef, type MediaRef } from './media-ref';
import { useCount, useFeedSchedule } from './players/feed-scheduler';

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
  useCount('live', isLive(status));
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

const SAVING: Notice = { titles: ['DATA SAVER'], texts: ['Open the camera to watch its video.'] };
const SLOW: Notice = { titles: ['NO VIDEO'], texts: ['This device asks for less motion or data.'] };
const PAUSED: Notice = { titles: ['PAUSED'], texts: ['All feeds are paused.'] };

interface OverlayProps {
  status: FeedStatus;
  hasVideo: boolean;
  isSaving: boolean;
  isSlow: boolean;
  isOnline: boolean;
  /** The agency's page. */
  link: string | null;
  via: ReactNode;
  onTryNow: () => void;
}

function explainIdle({ hasVideo, isSaving, isSlow }: OverlayProps): Notice | null {
  if (!hasVideo) return STANDBY;
  if (isSlow) return SLOW;
  return isSaving ? SAVING : null;
}

function Overlay(props: OverlayProps) {
  const { status, isOnline, link, via, onTryNow } = props;
  const now = useNow();
  const notice = describeStatus(status, now, { isOnline, idle: explainIdle(props), paused: PAUSED });
  const chip = status.phase === 'idle' && !notice ? 'WAITING' : getFreshnessText(status, now);
  return (
    <>
      {notice && (
        <div className={styles.overlay} data-connecting={status.phase === 'connecting'}>
          {notice.titles.map((title) => (
            <p key={title} className={styles.overlayTitle}>
              {title}
            </p>
          ))}
          {notice.texts.map((text) => (
            <p key={text} className={styles.overlayReason}>
              {text}
            </p>
          ))}
          {status.phase === 'down' && link !== null && (
            <a className={styles.overlayLink} href={link} rel="noreferrer" target="_blank">
              See it at {new URL(link).host}
            </a>
          )}
        </div>
      )}
      {notice?.mayTryNow === true && (
        <button type="button" className={styles.tryButton} onClick={onTryNow}>
          Try now
        </button>
      )}
      {chip !== null && (
        <span className={styles.chip} data-phase={status.phase} data-live={isLive(status)}>
          {chip}
        </span>
      )}
      {!notice && via}
    </>
  );
}

function OneFeed(props: CameraFeedProps & { via?: ReactNode }) {
  const { source, isFocused = false, isInFront = isFocused, onStatus, via } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const mediaRef = useMediaRef();
  const hasVideo = source.videoUrl !== null;
  const { pair, status, isAutoplayBlocked } = useFeedPair(boxRef, mediaRef, props);
  const turn = useFeedSchedule(boxRef, mediaRef, { isFocused, isInFront, hasVideo });
  const isOnline = useOnline();
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
      <Overlay
        {...{ status, hasVideo, isOnline, via }}
        isSaving={turn.isSaving}
        isSlow={turn.isSlow}
        link={isFocused && source.isDemo !== true ? source.attribution.url : null}
        onTryNow={() => pair.current?.tryNow()}
      />
    </div>
  );
}

export function CameraFeed({ onStatus, ...props }: CameraFeedProps) {
  const { source } = props;
  const address = `${source.videoUrl} ${source.imageUrl}`;
  const [downAddress, setDownAddress] = useState<string | null>(null);
  useEffect(() => {
    if (downAddress === null) return;
    const timer = setTimeout(setDownAddress, OWN_FEED_RETRY_MS, null);
    return () => clearTimeout(timer);
  }, [downAddress]);
  const handleStatus = useCallback(
    (status: FeedStatus) => {
      if (status.phase === 'down' && navigator.onLine) setDownAddress(address);
      onStatus?.(status);
    },
    [address, onStatus],
  );
  if (source.fallback === undefined || downAddress !== address) return <OneFeed {...props} onStatus={handleStatus} />;
  const via = <span className={styles.via}>{`VIA ${getFilterLabel(source.fallback.source)}`}</span>;
  return <OneFeed key="fallback" {...props} {...{ source: source.fallback, via }} {...(onStatus && { onStatus })} />;
}
