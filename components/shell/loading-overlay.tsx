'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { prefersCalm } from '@/components/browser/media-query';
import { LOADING_MAX_MS, LOADING_MESSAGE_MS, LOADING_MIN_MS, LOADING_TICK_MS } from '@/lib/constants/overlays';
import { hasSeenLoading, rememberLoadingSeen } from '@/lib/settings/loading-seen';
import { LOADING_MESSAGES } from './loading-messages';
import styles from './overlays.module.css';

/** Reduced motion, Save-Data and a second visit in this tab go straight to the cameras (design, decision 12). */
function isSkipped(): boolean {
  return hasSeenLoading() || prefersCalm();
}

interface LoadingOverlayProps {
  /** Cameras are there: a key or a click ends the show early. */
  isReady: boolean;
  /** Nothing will come: the show makes room for the message. */
  isFailed: boolean;
  onEnd: () => void;
}

/**
 * `N% COMPLETE` with messages that change each second, for 2.5 to 3 s (spec 4). It is part of the page as served, so that
 * nothing flashes before it; where it is to be skipped, styles hide it before the first paint.
 */
export function LoadingOverlay({ isReady, isFailed, onEnd }: LoadingOverlayProps) {
  const [elapsed, setElapsed] = useState({ ms: 0, ofMs: LOADING_MAX_MS });
  const isUnwanted = useRef<boolean>(undefined);
  const handleEnd = useEffectEvent(onEnd);
  const handleInput = useEffectEvent(() => {
    if (isReady) onEnd();
  });

  useEffect(() => {
    // Asked once: from then on this tab has seen it.
    isUnwanted.current ??= isSkipped();
    if (isUnwanted.current) {
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
    }, LOADING_TICK_MS);
    const handle = () => {
      handleInput();
    };
    window.addEventListener('keydown', handle);
    window.addEventListener('click', handle);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', handle);
      window.removeEventListener('click', handle);
    };
  }, []);

  useEffect(() => {
    if (isFailed) handleEnd();
  }, [isFailed]);

  const percent = Math.min(100, Math.floor((elapsed.ms / elapsed.ofMs) * 100));
  const message = LOADING_MESSAGES[Math.floor(elapsed.ms / LOADING_MESSAGE_MS) % LOADING_MESSAGES.length];
  return (
    <div className={styles.loading} data-loading-overlay aria-hidden="true">
      <p className={styles.percent}>
        <span className={styles.figure}>{percent}%</span> COMPLETE
      </p>
      <div className={styles.track}>
        <div className={styles.bar} style={{ scale: `${String(percent / 100)} 1` }} />
      </div>
      <p className={styles.message}>{message}</p>
    </div>
  );
}
