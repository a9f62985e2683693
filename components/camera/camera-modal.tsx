'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { FavoritesNotice } from '@/components/account/favorites-notice';
import { AlertToggle } from '@/components/detection/alert-toggle';
import { DetectionLayer } from '@/components/detection/detection-layer';
import { DetectionToggle, useDetectionFlag } from '@/components/detection/detection-toggle';
import { CameraEvents } from '@/components/events/camera-events';
import { FeedStage } from '@/components/feed/feed-stage';
import { RewindBar } from '@/components/rewind/rewind-bar';
import { RewindLayer } from '@/components/rewind/rewind-layer';
import { RewindNote } from '@/components/rewind/rewind-note';
import { useRewind, type Rewind } from '@/components/rewind/use-rewind';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { CameraWeather } from '@/components/weather/camera-weather';
import { formatAngle, getAngles } from '@/lib/camera/traits';
import type { Camera } from '@/lib/camera/camera';
import { IDLE, type FeedStatus } from '@/lib/feed/feed-status';
import type { Neighbors } from '@/lib/search/neighbors';
import { CameraCredit } from './camera-credit';
import { useNotes } from './camera-notes';
import { CameraFacts } from './camera-facts';
import styles from './camera-modal.module.css';
import { FaultLink } from './fault-link';
import { FavoriteButton } from './favorite-button';
import { NeighborBar } from './neighbor-bar';
import { OnTopButton } from './on-top-button';
import { PictureFacts } from './picture-facts';
import { RoadButton } from './road-button';
import { ShareButtons } from './share-buttons';
import { SourceBadge } from './source-badge';

interface CameraModalProps {
  /** May change while the dialog is open; the focus then stays in place. */
  camera: Camera;
  neighbors: Neighbors;
  /** Along the drive whose cameras the neighbors are: `3 of 120 · mile 42`. */
  place?: string | undefined;
  /** The angle to begin with. */
  view?: number | undefined;
  onStep: (id: string) => void;
  onClose: () => void;
  onViewOnMap?: (id: string) => void;
  onRoad?: (road: string) => void;
}

const hasPoint = ({ lat, lng }: Camera) => Number.isFinite(lat) && Number.isFinite(lng);

function rewindSlots(camera: Camera, status: FeedStatus, rewind: Rewind) {
  const delayMs = status.phase === 'live' ? status.delayMs : null;
  return {
    isPast: rewind.at !== null,
    layer: <RewindLayer camera={camera} at={rewind.at} delayMs={delayMs} />,
    bar: <RewindBar camera={camera} {...rewind} />,
  };
}

/** What the picture may not show. */
function Surroundings({ camera }: { camera: Camera }) {
  const notes = useNotes();
  return (
    <>
      {notes && <notes.Lines camera={camera} />}
      <CameraEvents camera={camera} />
      <CameraWeather camera={camera} />
    </>
  );
}

export function CameraModal(props: CameraModalProps) {
  const { camera, neighbors, place, view = 0, onClose, onStep, onViewOnMap } = props;
  const titleId = useId();
  const { isOn, onToggle } = useDetectionFlag(camera);
  const rewind = useRewind(camera);
  const aboutRef = useRef<HTMLElement>(null);
  const [angleIndex, setAngleIndex] = useState<number | null>(0);
  const [status, setStatus] = useState<FeedStatus>(IDLE);
  const angles = getAngles(camera);
  useEffect(() => {
    if (aboutRef.current) aboutRef.current.scrollTop = 0;
  }, [camera.id]);
  return (
    <Dialog labelledBy={titleId} size="full" onClose={onClose}>
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
            overlay={isOn && <DetectionLayer isDemo={camera.isDemo === true} place={camera.location} />}
            rewind={rewindSlots(camera, status, rewind)}
            onAngle={setAngleIndex}
            onStatus={setStatus}
          />
        </div>
        <section ref={aboutRef} className={styles.about} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title} aria-live="polite">
            {camera.location}
          </h2>
          <Surroundings camera={camera} />
          <CameraFacts camera={camera} angle={angles ? formatAngle(angles, angleIndex) : ''}>
            <PictureFacts camera={camera} status={status} pastAt={rewind.at} />
          </CameraFacts>
          <div className={styles.actions}>
            {onViewOnMap && hasPoint(camera) && <Button onClick={() => onViewOnMap(camera.id)}>VIEW ON MAP</Button>}
            <DetectionToggle isOn={isOn} onToggle={onToggle} />
            {isOn && <AlertToggle />}
            <OnTopButton camera={camera} angle={angleIndex} />
            <RoadButton camera={camera} onRoad={props.onRoad} />
            <ShareButtons camera={camera} angle={angleIndex} />
          </div>
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

/** Shown for a link to a camera that is in no list. */
export function MissingCamera({ onClose }: { onClose: () => void }) {
  const messageId = useId();
  return (
    <Dialog labelledBy={messageId} size="small" onClose={onClose}>
      <p id={messageId} className={styles.missing}>
        This camera is not currently listed.
      </p>
    </Dialog>
  );
}
