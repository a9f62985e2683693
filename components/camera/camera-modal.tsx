'use client';

import { useId } from 'react';
import { DetectionLayer } from '@/components/detection/detection-layer';
import { DetectionToggle } from '@/components/detection/detection-toggle';
import { useDetectionFlag } from '@/components/detection/use-detection-flag';
import { FeedStage } from '@/components/feed/feed-stage';
import { Dialog } from '@/components/ui/dialog';
import { anglesOf } from '@/lib/camera/angles';
import type { Camera } from '@/lib/camera/camera';
import { CameraFacts } from './camera-facts';
import styles from './camera-modal.module.css';
import { CopyLink } from './copy-link';
import { SourceBadge } from './source-badge';

interface CameraModalProps {
  camera: Camera;
  onClose: () => void;
}

/** One camera enlarged: its picture as large as the screen allows, and what is known of it (spec 2). */
export function CameraModal({ camera, onClose }: CameraModalProps) {
  const titleId = useId();
  const detection = useDetectionFlag(camera);
  const { name, url, licence } = camera.attribution;
  return (
    <Dialog labelledBy={titleId} size="full" onClose={onClose}>
      <div className={styles.layout}>
        <div className={styles.source}>
          <SourceBadge camera={camera} isInline />
        </div>
        <div className={styles.screen}>
          <FeedStage
            key={camera.id}
            source={camera}
            angles={anglesOf(camera)}
            label={`Live picture: ${camera.location}`}
            overlay={detection.isOn && <DetectionLayer isDemo={camera.isDemo === true} />}
          />
        </div>
        <section className={styles.about} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {camera.location}
          </h2>
          <CameraFacts camera={camera} />
          <DetectionToggle {...detection} />
          <CopyLink />
          <p className={styles.credit}>
            Picture:{' '}
            <a href={url} rel="noreferrer" target="_blank">
              {name}
            </a>
            . {licence}
          </p>
        </section>
      </div>
    </Dialog>
  );
}
