import { memo, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { hasModifier } from '@/components/browser/dom-events';
import { savesData } from '@/components/browser/device-preferences';
import { usePageSettled } from '@/components/browser/page-settled';
import { openCamera } from '@/components/browser/url-store';
import { CameraChip } from '@/components/warnings/notes';
import { RetryingLazy } from '@/components/ui/retrying-lazy';
import textStyles from '@/components/ui/text.module.css';
import { CameraPicture } from '@/components/camera/camera-picture';
import { AgencyLink, SourceBadge } from '@/components/camera/source-badge';
import { useMountTurn } from '@/components/feed/players/mount-queue';
import type { Camera } from '@/lib/camera/camera';
import { addressLine, directionArrow, shownDirection } from '@/lib/camera/facts';
import { getAngles } from '@/lib/camera/traits';
import { findFirstPicture } from '@/lib/first-pictures/first-pictures';
import { dataSaverSetting } from '@/lib/settings/settings';
import styles from './camera-card.module.css';
import { CardCorner } from './card-corner';
import { placeCard, type GridLayout } from './grid-layout';
import passingStyles from './passing.module.css';
import { getTitleId } from './use-card-focus';

export interface Passing {
  /** `mile 12 · about 14 min in` */
  readonly note: string;
  readonly isOther: boolean;
  /** Index of the angle facing ahead. */
  readonly view: number;
}

interface CameraCardProps {
  camera: Camera;
  /** For `aria-posinset` and `aria-setsize`. */
  index: number;
  total: number;
  layout: GridLayout;
  cell?: number;
  passing?: Passing;
  href: string;
  isWaiting?: boolean;
}

function useFirstPicture(boxRef: RefObject<HTMLElement | null>, camera: Camera, view = 0): void {
  const still = getAngles(camera)?.[view]?.imageUrl ?? camera.imageUrl;
  useLayoutEffect(() => {
    const box = boxRef.current;
    const picture = still === null ? undefined : findFirstPicture(still)?.picture;
    if (!box || !picture) return;
    box.append(picture);
    return () => {
      if (picture.parentElement === box) picture.remove();
    };
  }, [boxRef, still]);
}

function CardPicture({ camera, view }: { camera: Camera; view: number | undefined }) {
  const isFeedOn = useMountTurn();
  return isFeedOn && <CameraPicture camera={camera} view={view} />;
}

const loadRoadNow = async () => (await import('@/components/camera/road-now')).RoadNow;

function Facts({ camera }: { camera: Camera }) {
  const isWanted = usePageSettled() && !savesData() && !dataSaverSetting.get();
  const direction = shownDirection(camera);
  return (
    <>
      <p className={styles.address}>{addressLine(camera)}</p>
      <p className={styles.road}>
        <span className={textStyles.line}>{camera.roadway}</span>
        {direction !== '' && (
          <span className={styles.direction}>
            {directionArrow(direction)} {direction}
          </span>
        )}
      </p>
      <RetryingLazy isWanted={isWanted} load={loadRoadNow} props={{ camera }} />
      <AgencyLink camera={camera} className={styles.credit} title={camera.attribution.license} />
    </>
  );
}

const describeShort = ({ location, attribution }: Camera) =>
  `${location}\nPicture: ${attribution.name}. ${attribution.license}`;

function isUpToDate(before: CameraCardProps, now: CameraCardProps): boolean {
  if (now.isWaiting === true && before.index === now.index) return true;
  const names = Object.keys(now) as (keyof CameraCardProps)[];
  return names.every((name) => name === 'isWaiting' || before[name] === now[name]);
}

export const CameraCard = memo(function CameraCard(props: CameraCardProps) {
  const { camera, index, total, layout, cell = index, passing, href } = props;
  const titleId = getTitleId(camera.id);
  // Below the headings of a drive's roads.
  const Title = passing ? 'h3' : 'h2';
  const isWhole = layout.density === 'comfortable';
  const pictureRef = useRef<HTMLDivElement>(null);
  useFirstPicture(pictureRef, camera, passing?.view);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.shiftKey || hasModifier(event)) return;
    event.preventDefault();
    // Safari does not focus clicked links.
    event.currentTarget.focus();
    openCamera(camera.id);
  };
  return (
    <article
      className={styles.card}
      data-density={layout.density}
      style={placeCard(cell, layout)}
      aria-labelledby={titleId}
      aria-posinset={index + 1}
      aria-setsize={total}
    >
      <div ref={pictureRef} className={styles.picture}>
        <CardPicture key={camera.id} camera={camera} view={passing?.view} />
        <SourceBadge camera={camera} />
        <CameraChip camera={camera} />
        <CardCorner camera={camera} />
      </div>
      {passing && (
        <p className={passingStyles.passing}>
          <span className={passingStyles.note}>{passing.note}</span>
          {passing.isOther && <span className={passingStyles.other}>other side</span>}
        </p>
      )}
      <Title id={titleId} className={styles.title}>
        <a
          href={href}
          className={styles.link}
          title={isWhole ? undefined : describeShort(camera)}
          onClick={handleClick}
        >
          {camera.location}
        </a>
      </Title>
      {isWhole && <Facts camera={camera} />}
    </article>
  );
}, isUpToDate);
