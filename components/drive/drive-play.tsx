import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isForDialog } from '@/components/browser/is-for-dialog';
import { useOnline } from '@/components/browser/page-state';
import { useKeys } from '@/components/browser/use-keys';
import { CameraFeed } from '@/components/feed/camera-feed';
import { playInFront, useCount } from '@/components/feed/players/feed-scheduler';
import { MediaProvider } from '@/components/feed/media-ref';
import { useRecords } from '@/components/grid/use-records';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import textStyles from '@/components/ui/text.module.css';
import type { Camera } from '@/lib/camera/camera';
import { getAngles } from '@/lib/camera/traits';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { formatMark, type LengthUnit } from '@/lib/drive/format-drive';
import { usePlay, type PlayAction, type Played, type PlayPhase } from './use-play';
import { playheadStore } from '@/lib/drive/playhead';
import type { Trip } from '@/lib/drive/trip';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { headingAlong, pointAlong } from '@/lib/geo/polyline';
import { formatRoad } from '@/lib/roads/road';
import styles from './drive-play.module.css';
import type { DriveCamera } from './drive-store';
import { PlayBar } from './play-bar';

const ANNOUNCE_EVERY = 10;
const AHEAD = 4;

const KEYS = new Map<string, PlayAction>([
  [' ', 'toggle'],
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
]);

const isTaken = ({ target, key }: KeyboardEvent) =>
  target instanceof HTMLInputElement || (key === ' ' && target instanceof HTMLButtonElement);

function usePlayhead(trip: Trip, meters: number): void {
  useEffect(
    () => playheadStore.set({ ...pointAlong(trip.line, meters), heading: headingAlong(trip.line, meters) }),
    [trip, meters],
  );
  useEffect(() => () => playheadStore.set(null), []);
}

function Progress({ trip, meters }: { trip: Trip; meters: number }) {
  const share = (at: number) => `${(100 * at) / Math.max(1, trip.meters)}%`;
  return (
    <div className={styles.line} aria-hidden="true">
      {trip.gaps.map(({ from, to }) => (
        <span key={from} className={styles.gap} style={{ left: share(from), right: share(trip.meters - to) }} />
      ))}
      <span className={styles.driven} style={{ width: share(meters) }} />
    </div>
  );
}

function Ended({ onAgain }: { onAgain: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={ref} className={styles.ended}>
      <p>The drive ends here.</p>
      <Button kind="main" onClick={onAgain}>
        Play again
      </Button>
    </div>
  );
}

interface DrivePlayProps {
  client: CatalogClient;
  title: string;
  trip: Trip;
  cameras: readonly DriveCamera[];
  unit: LengthUnit;
  isOverMap: boolean;
  onClose: () => void;
}

interface PlayPictureProps {
  camera: Camera;
  view: number;
  index: number;
  /** False preloads it. */
  isShown: boolean;
  onPhase: (index: number, phase: PlayPhase) => void;
}

function toPhase({ phase }: FeedStatus): PlayPhase {
  if (phase === 'down') return 'down';
  return phase === 'idle' || phase === 'connecting' ? 'waiting' : 'shown';
}

function PlayPicture({ camera, view, index, isShown, onPhase }: PlayPictureProps) {
  const handleStatus = useCallback((status: FeedStatus) => onPhase(index, toPhase(status)), [index, onPhase]);
  const angle = getAngles(camera)?.[view];
  const source = angle ? { ...camera, videoUrl: angle.videoUrl, imageUrl: angle.imageUrl } : camera;
  return (
    <div className={styles.picture} data-shown={isShown} inert={!isShown}>
      <MediaProvider>
        <CameraFeed source={source} label={`Live picture: ${camera.location}`} isFocused onStatus={handleStatus} />
      </MediaProvider>
    </div>
  );
}

function Facts({ camera, name, unit }: { camera: DriveCamera; name: string | undefined; unit: LengthUnit }) {
  const { meters, road } = camera;
  const roadName = road === null ? '' : formatRoad(road);
  return (
    <div className={styles.facts}>
      <p className={styles.where}>
        {roadName !== '' && <b>{roadName}</b>} <span>{formatMark(meters, unit)}</span>
      </p>
      <h3 className={styles.name}>{name}</h3>
      <p className={textStyles.unseen} aria-live="polite">
        {`${roadName} ${formatMark(meters, unit, ANNOUNCE_EVERY)}`}
      </p>
    </div>
  );
}

interface DriveStageProps extends Pick<DrivePlayProps, 'client' | 'trip' | 'cameras' | 'unit'> {
  play: Played;
  hasProgress: boolean;
  children?: ReactNode;
}

function DriveStage({ client, trip, cameras, unit, play, hasProgress, children }: DriveStageProps) {
  const { index, isEnded, report } = play;
  const records = useRecords(
    client,
    cameras.slice(index, index + AHEAD).map(({ id }) => id),
  );
  const isOnline = useOnline();
  const camera = cameras[index];
  const meters = camera?.meters ?? 0;
  usePlayhead(trip, meters);
  return (
    <>
      <div className={styles.stage}>
        {cameras.slice(index, index + 2).map(({ id, view }, ahead) => {
          const [record, at] = [records.get(id), index + ahead];
          return (
            record && (
              <PlayPicture key={at} {...{ view }} index={at} camera={record} isShown={ahead === 0} onPhase={report} />
            )
          );
        })}
        {!isOnline && <p className={styles.offline}>You’re offline. Playback resumes when you reconnect.</p>}
        {children}
      </div>
      {hasProgress && <Progress trip={trip} meters={isEnded ? trip.meters : meters} />}
      {camera && <Facts camera={camera} name={records.get(camera.id)?.location} unit={unit} />}
    </>
  );
}

export function EndlessDrive(props: Omit<DriveStageProps, 'hasProgress' | 'children'>) {
  return (
    <div className={styles.play}>
      <DriveStage {...props} hasProgress />
    </div>
  );
}

export function DrivePlay({ client, title, trip, cameras, unit, isOverMap, onClose }: DrivePlayProps) {
  const titleId = useId();
  const stageRef = useRef<HTMLDivElement>(null);
  const [played] = useState({ trip, cameras });
  const play = usePlay(played.cameras.length);
  const { isPaused, isEnded, seconds, act } = play;
  useCount('inFront', true);
  useEffect(() => {
    if (!isPaused) playInFront();
  }, [isPaused]);
  useKeys((event) => {
    const action = KEYS.get(event.key);
    if (!action || event.shiftKey || isTaken(event)) return;
    if (!isForDialog(event.target, stageRef.current?.closest('dialog'))) return;
    event.preventDefault();
    act(action);
  });
  return (
    <Dialog labelledBy={titleId} size={isOverMap ? 'beside' : 'full'} onClose={onClose}>
      <div ref={stageRef} className={styles.play}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <DriveStage {...played} {...{ client, unit, play }} hasProgress={!isOverMap}>
          {isEnded && <Ended onAgain={() => act('again')} />}
        </DriveStage>
        <PlayBar stageRef={stageRef} isPaused={isPaused || isEnded} seconds={seconds} onAct={act} />
      </div>
    </Dialog>
  );
}
