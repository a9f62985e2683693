import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { installedApp, prefersReducedMedia } from '@/components/browser/device-preferences';
import { onEvents } from '@/components/browser/dom-events';
import type { CatalogState } from '@/lib/catalog/catalog';
import { hasSeenLoading, rememberLoadingSeen } from '@/lib/settings/loading-seen';
import styles from './overlays.module.css';

const LOADING_MIN_MS = 2_500;
const LOADING_MAX_MS = 3_000;
const TICK_MS = 50;
const MESSAGE_MS = 1_000;

const MESSAGES = [
  'OPENING A CHANNEL TO THE ROADS...',
  'SLIPPING PAST RUSH HOUR...',
  'TUNING IN THE CAMERAS...',
  'DECODING TAIL LIGHTS...',
  'SYNCING ROADSIDE CLOCKS...',
] as const;

const isSkipped = () => hasSeenLoading() || prefersReducedMedia() || installedApp.get();

interface LoadingOverlayProps {
  catalog: Pick<CatalogState, 'total' | 'isDone'>;
  onEnd: () => void;
}

/** Once a day. A key or tap ends it. CSS hides it before the first paint when skipped. */
export function LoadingOverlay({ catalog, onEnd }: LoadingOverlayProps) {
  const isFailed = catalog.isDone && catalog.total === 0;
  const [elapsed, setElapsed] = useState({ ms: 0, ofMs: LOADING_MAX_MS });
  const shouldSkip = useRef<boolean>(undefined);
  const handleEnd = useEffectEvent(onEnd);

  useEffect(() => {
    shouldSkip.current ??= isSkipped();
    if (shouldSkip.current) {
      handleEnd();
      return;
    }
    rememberLoadingSeen();
    const startedAt = performance.now();
    const ofMs = LOADING_MIN_MS + Math.random() * (LOADING_MAX_MS - LOADING_MIN_MS);
    const timer = setInterval(() => {
      const ms = performance.now() - startedAt;
      setElapsed({ ms, ofMs });
      if (ms >= ofMs) handleEnd();
    }, TICK_MS);
    const unsubscribe = onEvents(() => window, 'keydown', 'click')(() => handleEnd());
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);

  useEffect(() => {
    if (isFailed) handleEnd();
  }, [isFailed]);

  const message = MESSAGES[Math.floor(elapsed.ms / MESSAGE_MS) % MESSAGES.length];
  const percent = Math.min(100, Math.floor((elapsed.ms / elapsed.ofMs) * 100));
  return (
    <div className={styles.loading} data-loading-overlay aria-hidden="true">
      <p className={styles.percent}>
        <span key={percent} className={styles.figure}>
          {percent}%
        </span>{' '}
        COMPLETE
      </p>
      <div className={styles.track}>
        <div className={styles.bar} style={{ scale: `${percent / 100} 1` }} />
      </div>
      <p key={message} className={styles.message}>
        {message}
      </p>
    </div>
  );
}

export function ViewChangeOverlay() {
  return (
    <div className={styles.viewChange} role="status">
      <p className={styles.viewChangeText}>ONE MOMENT</p>
    </div>
  );
}
