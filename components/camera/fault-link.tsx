'use client';

import { useNow } from '@/components/browser/use-now';
import type { Camera } from '@/lib/camera/camera';
import { makeFaultReport } from '@/lib/camera/fault-report';
import { formatClock, getReasonText, isFinal, type FeedStatus } from '@/lib/feed/feed-status';
import styles from './camera-credit.module.css';
import { CopyButton } from './copy-button';

/** What is wrong with the camera, not with the visitor's browser or the agency's wishes. */
function getFault(status: FeedStatus, now: number): string {
  if (status.phase === 'frozen') return `The same picture since ${formatClock(status.since, now)}.`;
  return status.phase === 'down' && !isFinal(status.reason) ? getReasonText(status.reason) : '';
}

interface FaultLinkProps {
  camera: Camera;
  status: FeedStatus;
}

/** Tells the agency about a fault. Demo cameras have no agency. */
export function FaultLink({ camera, status }: FaultLinkProps) {
  const now = useNow();
  if (camera.isDemo === true) return null;
  const fault = getFault(status, now);
  const page = `${window.location.origin}/?camera=${encodeURIComponent(camera.id)}`;
  const { href, isMail, text } = makeFaultReport(camera, { fault, at: now, page });
  return (
    <div className={styles.credit}>
      <p>
        {fault || 'Dark, frozen, or in the wrong place?'}{' '}
        <a href={href} rel="noreferrer" {...(!isMail && { target: '_blank' })}>
          Report to the agency
        </a>{' '}
        ({isMail ? 'a mail with the details' : `opens ${new URL(href).host} in a new tab`}). Their ID for this camera is{' '}
        {camera.sourceId ?? camera.id}.
      </p>
      {!isMail && <CopyButton label="Copy the details" getText={() => text} />}
    </div>
  );
}
