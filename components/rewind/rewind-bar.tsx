'use client';

import { useEffect, useRef, useSyncExternalStore, type ChangeEvent } from 'react';
import { useNow } from '@/components/browser/use-now';
import { mayKeepPictures, maySavePictures } from '@/lib/agencies/permission';
import type { Camera } from '@/lib/camera/camera';
import { describeShot, formatCounter, formatShotClock, indexAt, type Shot } from '@/lib/rewind/shots';
import { frameRefusalStore } from './keep-pictures';
import { useShots, type Rewind } from './rewind-layer';
import styles from './rewind.module.css';
import { hasKey, SaveTools } from './save-tools';

const SLIDER_KEYS = /^(Arrow|Page|Home|End)/;

interface SliderProps {
  shots: readonly Shot[];
  index: number;
  now: number;
  onAt: Rewind['onAt'];
}

function Slider({ shots, index, now, onAt }: SliderProps) {
  const ref = useRef<HTMLInputElement>(null);
  const last = Math.max(0, shots.length - 1);
  const shot = shots[index];
  const text = index === last || !shot ? 'Live' : describeShot(shot, now);
  useEffect(() => {
    // The dialog handles the same keys.
    const handleKey = (event: KeyboardEvent) => {
      if (SLIDER_KEYS.test(event.key)) event.stopPropagation();
    };
    const slider = ref.current;
    slider?.addEventListener('keydown', handleKey);
    return () => slider?.removeEventListener('keydown', handleKey);
  }, []);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = target.valueAsNumber;
    onAt(next >= last ? null : (shots[next]?.at ?? null));
  };
  return (
    <input
      ref={ref}
      type="range"
      className={styles.slider}
      min={0}
      max={last}
      value={index}
      disabled={last === 0}
      aria-label="Rewind"
      aria-valuetext={text}
      onChange={handleChange}
    />
  );
}

type RewindBarProps = Rewind & { camera: Camera };

function EmptyHint() {
  const isRefused = useSyncExternalStore(frameRefusalStore.subscribe, frameRefusalStore.get, () => false);
  return (
    <span className={styles.hint}>
      {isRefused ? 'Rewind isn’t available for this video in this browser' : 'Rewind fills while you watch'}
    </span>
  );
}

function Scrubber({ camera, at, onAt }: RewindBarProps) {
  const shots = useShots(camera);
  const now = useNow();
  const index = Math.max(0, indexAt(shots, at));
  const [oldest, shot] = [shots[0], at === null ? undefined : shots[index]];
  const isEmpty = shots.length < 2;
  const span = oldest && !isEmpty ? `−${formatCounter(now - oldest.at)}` : '';
  return (
    <div className={styles.bar} role="group" aria-label="Rewind">
      {isEmpty ? (
        <EmptyHint />
      ) : (
        <>
          <span className={styles.time}>{shot ? formatShotClock(shot) : span}</span>
          <Slider shots={shots} index={index} now={now} onAt={onAt} />
          <button type="button" className={styles.live} aria-pressed={at === null} onClick={() => onAt(null)}>
            Live
          </button>
        </>
      )}
      <SaveTools camera={camera} shots={at === null ? shots : shots.slice(index)} isLive={at === null} />
    </div>
  );
}

export function RewindBar(props: RewindBarProps) {
  return mayKeepPictures(props.camera.source) && <Scrubber {...props} />;
}

export function RewindNote({ camera }: { camera: Camera }) {
  const { source } = camera;
  if (!mayKeepPictures(source)) {
    return <p className={styles.note}>No rewind: this agency objects to captured pictures.</p>;
  }
  return (
    <p className={styles.note}>
      Rewind holds the last ten minutes in this tab’s memory only.
      {!maySavePictures(source, hasKey(camera)) && ' You can’t save pictures: this agency hasn’t given permission.'}
    </p>
  );
}
