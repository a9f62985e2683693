'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useNow } from '@/components/browser/use-now';
import { useMediaRef } from '@/components/feed/media-ref';
import type { Camera } from '@/lib/camera/camera';
import { formatShotClock, formatSpan, getShotTime, type Shot } from '@/lib/rewind/shots';
import { openShot } from './draw-shot';
import { keepFrames } from './keep-pictures';
import styles from './rewind.module.css';
import { usePastShot } from './use-rewind';

/** The one before it stays until it can be drawn. */
function PastPicture({ shot }: { shot: Shot }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { source, width, height, close } = await openShot(shot);
      const canvas = ref.current;
      if (isCurrent && canvas) {
        canvas.width = width;
        canvas.height = height;
        canvas.getContext('2d')?.drawImage(source, 0, 0);
      }
      close();
    };
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [shot]);
  return <canvas ref={ref} className={styles.picture} aria-hidden="true" />;
}

interface RewindLayerProps {
  camera: Camera;
  at: number | null;
  /** How far the video is behind; null if nobody knows. */
  delayMs: number | null;
}

/** Keeps frames of the feed beside it, and covers it with an earlier picture. Put it into the feed's `MediaProvider`. */
export function RewindLayer({ camera, at, delayMs }: RewindLayerProps) {
  const mediaRef = useMediaRef();
  const getDelayMs = useEffectEvent(() => delayMs);
  useEffect(() => keepFrames(mediaRef, () => getDelayMs()), [mediaRef]);
  const shot = usePastShot(camera, at);
  const now = useNow();
  if (!shot) return null;
  const clock = formatShotClock(shot);
  return (
    <div className={styles.layer} data-layer="past" role="img" aria-label={`Not live: ${camera.location}, ${clock}`}>
      <PastPicture shot={shot} />
      <span className={styles.chip}>{`NOT LIVE · ${clock} · ${formatSpan(now - getShotTime(shot))} AGO`}</span>
    </div>
  );
}
