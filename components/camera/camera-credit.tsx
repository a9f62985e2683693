import { useNow } from '@/components/browser/page-state';
import { usePastShot } from '@/components/rewind/rewind-layer';
import { getCameraFile, getSourceOf } from '@/lib/agencies/agencies';
import { PlayerButton } from './download-button';
import { mayEmbed } from '@/lib/agencies/permission';
import { Disclosure } from '@/components/ui/disclosure';
import type { Camera } from '@/lib/camera/camera';
import { makeFaultReport } from '@/lib/camera/fault-report';
import { getCadenceMs } from '@/lib/camera/traits';
import { makeEmbedCode } from '@/lib/embed/embed-address';
import { formatHomeAssistant } from '@/lib/embed/home-assistant';
import {
  describeCadence,
  describePicture,
  formatClock,
  REASON_TEXTS,
  isFinal,
  type FeedStatus,
} from '@/lib/feed/feed-status';
import { describeShot } from '@/lib/rewind/shots';
import { AgencyLink } from './source-badge';
import styles from './camera-credit.module.css';
import { Fact } from './camera-facts';
import { canCopy, CopyButton } from './copy-button';

const isEmbeddable = (camera: Camera): boolean => camera.isDemo === true || mayEmbed(camera.source);

export function CameraCredit({ camera }: { camera: Camera }) {
  const { url, license } = camera.attribution;
  const { fallback } = camera;
  return (
    <div className={styles.credit}>
      {camera.videoAuthRequired === true && (
        <p>
          The agency shows this camera’s video only on its own site:{' '}
          <AgencyLink camera={camera}>watch it at {new URL(url).host}</AgencyLink> (in a new tab).
        </p>
      )}
      <p>
        Picture: <AgencyLink camera={camera} />. {license}
        {!isEmbeddable(camera) && ' The agency’s terms don’t allow embedding.'}
      </p>
      {fallback && (
        <p>
          While this feed is down, the picture is from <AgencyLink camera={fallback} />. {fallback.attribution.license}
        </p>
      )}
    </div>
  );
}

function getFault(status: FeedStatus, now: number): string {
  if (status.phase === 'frozen') return `Same picture since ${formatClock(status.since, now)}.`;
  const isTheirs = status.phase === 'down' && status.reason !== 'no-player' && !isFinal(status.reason);
  return isTheirs ? REASON_TEXTS[status.reason] : '';
}

export function FaultLink({ camera, status }: { camera: Camera; status: FeedStatus }) {
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
        ({isMail ? 'email with the details' : `opens ${new URL(href).host} in a new tab`}). Their ID for this camera is{' '}
        {camera.sourceId ?? camera.id}.
      </p>
      {!isMail && <CopyButton label="Copy the details" getText={() => text} />}
    </div>
  );
}

interface PictureFactsProps {
  camera: Camera;
  status: FeedStatus;
  pastAt: number | null;
}

export function PictureFacts({ camera, status, pastAt }: PictureFactsProps) {
  const now = useNow();
  const past = usePastShot(camera, pastAt);
  const cadenceMs = status.phase === 'picture' || status.phase === 'frozen' ? getCadenceMs(camera) : null;
  const age = past ? describeShot(past, now) : describePicture(status, camera.updatedAt, now);
  return (
    <>
      <Fact label="PICTURE" value={age} />
      <Fact label="UPDATES" value={cadenceMs === null ? '' : describeCadence(cadenceMs)} />
    </>
  );
}

export function ShareButton({ camera, angle }: { camera: Camera; angle: number | null }) {
  if (camera.feedType === 'image' && !canCopy()) return null;
  return <Disclosure label="Share">{() => <ShareButtons {...{ camera, angle }} />}</Disclosure>;
}

function ShareButtons({ camera, angle }: { camera: Camera; angle: number | null }) {
  const { id, source, location } = camera;
  const { origin } = window.location;
  const shown = { id, angle: angle ?? 0 };
  return (
    <>
      <CopyButton label="Copy link" getText={() => window.location.href} />
      {/* The embed finds a camera by the source in its id. */}
      {isEmbeddable(camera) && getCameraFile(getSourceOf(id)) === getCameraFile(source) && (
        <>
          <CopyButton label="Copy embed code" getText={() => makeEmbedCode(origin, shown, location)} />
          <CopyButton label="Copy for Home Assistant" getText={() => formatHomeAssistant([camera], shown, origin)} />
        </>
      )}
      {camera.feedType !== 'image' && (
        <PlayerButton key={id} name={location} getCameras={() => Promise.resolve([camera])} />
      )}
    </>
  );
}
