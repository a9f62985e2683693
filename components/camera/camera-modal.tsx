import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FavoritesNotice } from '@/components/account/favorites-notice';
import { closeCamera } from '@/components/browser/url-store';
import { chooseRoad } from '@/components/browser/wall-address';
import { DetectionLayer } from '@/components/detection/detection-panel';
import { AlertToggle, DetectionToggle, useDetectionFlag } from '@/components/detection/detection-toggle';
import { showsMotion } from '@/components/detection/use-traffic-alerts';
import { CameraEvents } from '@/components/road-reports/camera-events';
import { FeedStage } from '@/components/feed/stage/feed-stage';
import { RewindBar, RewindNote } from '@/components/rewind/rewind-bar';
import { RewindLayer, useRewind } from '@/components/rewind/rewind-layer';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { CameraLines } from '@/components/warnings/notes';
import { CameraWeather } from '@/components/weather/camera-weather';
import type { Camera } from '@/lib/camera/camera';
import { findCrossing } from '@/lib/camera/crossing';
import { formatAngle, getAngles } from '@/lib/camera/traits';
import { IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import type { Neighbors } from '@/lib/search/neighbors';
import { CameraCredit, FaultLink, PictureFacts, ShareButton } from './camera-credit';
import { CameraFacts } from './camera-facts';
import { CameraSentence } from './camera-sentence';
import styles from './camera-modal.module.css';
import { FavoriteButton } from './favorite-button';
import { NeighborBar } from './neighbor-bar';
import { OnTopButton } from './on-top-button';
import { SourceBadge } from './source-badge';

interface CameraModalProps {
  camera: Camera;
  neighbors: Neighbors;
  place: string | undefined;
  view: number | undefined;
  onStep: (step: keyof Neighbors) => void;
  onViewOnMap: (id: string) => void;
  wallButton: ReactNode;
}

type ActionsProps = Pick<CameraModalProps, 'camera' | 'onViewOnMap'> & ReturnType<typeof useDetectionFlag>;

function Actions({ camera, isOn, onToggle, onViewOnMap }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Button onClick={() => onViewOnMap(camera.id)}>VIEW ON MAP</Button>
      <DetectionToggle isOn={isOn} onToggle={onToggle} />
      {isOn && showsMotion(camera) && <AlertToggle />}
    </div>
  );
}

type MoreActionsProps = Pick<CameraModalProps, 'camera' | 'wallButton'> & { angle: number | null };

function MoreActions({ camera, angle, wallButton }: MoreActionsProps) {
  const { road } = findCrossing(camera);
  return (
    <div className={styles.actions}>
      <OnTopButton camera={camera} angle={angle} />
      {road !== '' && <Button onClick={() => chooseRoad(road, camera.state)}>{`Wall of ${road}`}</Button>}
      {wallButton}
      <ShareButton camera={camera} angle={angle} />
    </div>
  );
}

function useAngle(camera: Camera) {
  const [shown, setAngle] = useState<number | null>(0);
  const angles = getAngles(camera);
  return { angles, angle: angles ? shown : 0, setAngle };
}

export function CameraModal(props: CameraModalProps) {
  const { camera, neighbors, place, view = 0, onStep } = props;
  const titleId = useId();
  const { isOn, onToggle } = useDetectionFlag(camera);
  const rewind = useRewind(camera);
  const aboutRef = useRef<HTMLElement>(null);
  const [status, setStatus] = useState<FeedStatus>(IDLE);
  const { angles, angle, setAngle } = useAngle(camera);
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    if (aboutRef.current) aboutRef.current.scrollTop = 0;
  }, [camera.id]);
  return (
    <Dialog labelledBy={titleId} size="full" onClose={closeCamera}>
      <div className={styles.layout}>
        <div className={styles.source}>
          <SourceBadge camera={camera} isInline />
          <FavoriteButton camera={camera} />
        </div>
        <div className={styles.screen}>
          <FeedStage
            key={camera.id}
            source={camera}
            angles={angles}
            first={view}
            label={`Live picture: ${camera.location}`}
            overlay={isOn && <DetectionLayer camera={camera} />}
            past={<RewindLayer camera={camera} at={rewind.at} status={status} />}
            isPast={rewind.at !== null}
            bar={<RewindBar camera={camera} {...rewind} />}
            onAngle={setAngle}
            onStatus={setStatus}
          />
        </div>
        <section ref={aboutRef} className={styles.about} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title} aria-live="polite">
            {camera.location}
          </h2>
          {/* Above what loads later, which would move them. */}
          <Actions {...props} isOn={isOn} onToggle={onToggle} />
          <CameraSentence {...{ camera, status }} text={sentence} onSay={setSentence} />
          <CameraLines camera={camera} />
          <CameraEvents camera={camera} />
          <CameraWeather camera={camera} />
          <CameraFacts camera={camera} angle={angles ? formatAngle(angles, angle) : ''}>
            <PictureFacts camera={camera} status={status} pastAt={angle === null ? null : rewind.at} />
          </CameraFacts>
          <MoreActions {...props} angle={angle} />
          <FaultLink camera={camera} status={status} />
          <CameraCredit camera={camera} />
          <RewindNote camera={camera} />
        </section>
        <div className={styles.steps}>
          <NeighborBar neighbors={neighbors} place={place} onStep={onStep} />
        </div>
        <FavoritesNotice />
      </div>
    </Dialog>
  );
}

const NO_CAMERA = {
  loading: 'Opening the camera...',
  failed: 'Couldn’t load this camera.',
  unlisted: 'This camera isn’t currently listed.',
} as const;

/** `failed`: its list may not have loaded. */
export function NoCamera({ state, onRetry }: { state: keyof typeof NO_CAMERA; onRetry: () => void }) {
  const messageId = useId();
  return (
    <Dialog labelledBy={messageId} size="small" onClose={closeCamera}>
      <p id={messageId} className={styles.missing} role="status">
        {NO_CAMERA[state]}
      </p>
      {state === 'failed' && (
        <div className={styles.retry}>
          <Button onClick={onRetry}>Retry</Button>
        </div>
      )}
    </Dialog>
  );
}
