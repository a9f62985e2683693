import { useEffect, useRef, type ChangeEvent } from 'react';
import { useNow } from '@/components/browser/page-state';
import { useStore } from '@/components/browser/use-store';
import textStyles from '@/components/ui/text.module.css';
import { mayKeepPictures, maySavePictures } from '@/lib/agencies/permission';
import type { Camera } from '@/lib/camera/camera';
import { describeShot, formatCounter, formatShotClock, formatSpan, indexAt, type Shot } from '@/lib/rewind/shots';
import { askForList, openEarlier } from './earlier-pictures';
import { frameRefusalStore } from './keep-pictures';
import { useEarlier, usePictures, type Rewind } from './rewind-layer';
import styles from './rewind.module.css';
import { hasKey, SaveTools } from './save-tools';

const HOUR_MS = 3_600_000;
const SLIDER_KEYS = /^(Arrow|Page|Home|End)/;

interface SliderProps extends Rewind {
  stops: readonly Shot[];
  last: number;
  now: number;
}

function Slider({ stops, last, now, at, onAt }: SliderProps) {
  const ref = useRef<HTMLInputElement>(null);
  const index = at === null ? last : indexAt(stops, at);
  const shot = stops[index];
  const text = at === null || !shot ? 'Live' : describeShot(shot, now);
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
    onAt(next >= last ? null : (stops[next]?.at ?? null));
  };
  return (
    <input
      ref={ref}
      type="range"
      className={styles.slider}
      min={0}
      max={last}
      value={index}
      aria-label="Rewind"
      aria-valuetext={text}
      onChange={handleChange}
    />
  );
}

type RewindBarProps = Rewind & { camera: Camera };

function ListButton({ camera }: { camera: Camera }) {
  const { list } = useEarlier(camera);
  if (list === 'empty') return <span className={styles.hint}>No earlier pictures right now</span>;
  if (list === null) return null;
  return (
    <button
      type="button"
      className={styles.live}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.focus();
        void askForList(camera);
      }}
    >
      Earlier
    </button>
  );
}

const formatReach = (ms: number) => `−${ms < HOUR_MS ? formatCounter(ms) : formatSpan(ms)}`;

function Scrubber({ camera, at, onAt }: RewindBarProps) {
  const { shots, stops, last } = usePictures(camera);
  const now = useNow();
  const isRefused = useStore(frameRefusalStore);
  useEffect(() => openEarlier(camera), [camera]);
  const [oldest] = stops;
  const index = indexAt(shots, at);
  const shot = at === null ? undefined : shots[index];
  return (
    <div className={styles.bar} role="group" aria-label="Rewind" tabIndex={-1}>
      <ListButton camera={camera} />
      {oldest === undefined || (last === 0 && at === null) ? (
        <span className={styles.hint}>
          {isRefused ? 'Rewind isn’t available for this video in this browser' : 'Rewind fills while you watch'}
        </span>
      ) : (
        <>
          <span className={styles.time}>{shot ? formatShotClock(shot) : formatReach(now - oldest.at)}</span>
          <Slider {...{ stops, last, now, at, onAt }} />
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
    return <p className={textStyles.quiet}>No rewind: this agency objects to captured pictures.</p>;
  }
  return (
    <p className={textStyles.quiet}>
      Rewind holds the last ten minutes in this tab’s memory only.
      {camera.earlier && ' Older pictures come from the agency, one at a time.'}
      {!maySavePictures(source, hasKey(camera)) && ' You can’t save pictures: this agency hasn’t given permission.'}
    </p>
  );
}
