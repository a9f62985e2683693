import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNow, useOnline } from '@/components/browser/page-state';
import { useStore } from '@/components/browser/use-store';
import { useMediaRef } from '@/components/feed/media-ref';
import type { Camera } from '@/lib/camera/camera';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { joinPictures, type Pictures } from '@/lib/rewind/earlier';
import { formatShotAge, formatShotClock, type Shot, findShots, indexAt } from '@/lib/rewind/shots';
import { askForPicture, earlierStore, NO_EARLIER } from './earlier-pictures';
import { openShot, keepFrames, shotStore } from './keep-pictures';
import styles from './rewind.module.css';

export type Rewind = ReturnType<typeof useRewind>;

export function useRewind(camera: Camera) {
  const { id } = camera;
  const [past, setPast] = useState<{ id: string; at: number } | null>(null);
  const hasShots = usePictures(camera).shots.length > 0;
  return {
    at: past?.id === id && hasShots ? past.at : null,
    onAt: (at: number | null) => setPast(at === null ? null : { id, at }),
  };
}

export function useEarlier({ id }: Camera) {
  const earlier = useStore(earlierStore);
  return earlier.camera === id ? earlier : NO_EARLIER;
}

export function usePictures(camera: Camera): Pictures {
  const all = useStore(shotStore);
  const { shots } = useEarlier(camera);
  return useMemo(() => joinPictures(shots, findShots(all, camera)), [all, camera, shots]);
}

export function usePastShot(camera: Camera, at: number | null): Shot | null {
  const { shots } = usePictures(camera);
  return at === null ? null : (shots[indexAt(shots, at)] ?? null);
}

function PastPicture({ shot }: { shot: Shot }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const isOnline = useOnline();
  useEffect(() => {
    if (shot.picture === null) {
      if (shot.isLost !== true && isOnline) void askForPicture(shot.feed);
      return undefined;
    }
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
  }, [shot, isOnline]);
  if (shot.picture === null) {
    const text = shot.isLost === true ? 'The agency no longer has this picture' : 'Asking the agency for this picture…';
    return <p className={styles.missing}>{text}</p>;
  }
  return <canvas ref={ref} className={styles.picture} aria-hidden="true" />;
}

export function RewindLayer({ camera, at, status }: { camera: Camera; at: number | null; status: FeedStatus }) {
  const mediaRef = useMediaRef();
  const getDelayMs = useEffectEvent(() => (status.phase === 'live' ? status.delayMs : null));
  useEffect(() => keepFrames(mediaRef, () => getDelayMs()), [mediaRef]);
  const shot = usePastShot(camera, at);
  const now = useNow();
  if (!shot) return null;
  const clock = formatShotClock(shot);
  return (
    <div className={styles.layer} data-layer="past" role="img" aria-label={`Not live: ${camera.location}, ${clock}`}>
      <PastPicture shot={shot} />
      <span className={styles.chip}>{`NOT LIVE · ${clock} · ${formatShotAge(shot, now)} AGO`}</span>
    </div>
  );
}
