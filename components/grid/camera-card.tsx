'use client';

import { memo, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { hasModifier } from '@/components/browser/dom-events';
import { AgencyLink } from '@/components/camera/agency-link';
import { CameraChip } from '@/components/camera/camera-notes';
import { CameraPicture } from '@/components/camera/camera-picture';
import { SourceBadge } from '@/components/camera/source-badge';
import { useMountTurn } from '@/components/feed/feed-scheduler';
import type { Camera } from '@/lib/camera/camera';
import { addressLine, directionArrow, shownDirection } from '@/lib/camera/facts';
import { getAngles } from '@/lib/camera/traits';
import { findFirstPicture } from '@/lib/first-wall/first-pictures';
import styles from './camera-card.module.css';
import { CardCorner } from './card-corner';
import { placeCard, type GridLayout } from './grid-layout';
import passingStyles from './passing.module.css';
import { getTitleId } from './use-card-focus';

/** Where one passes the camera on a drive. */
export interface Passing {
  /** `mile 12 · about 14 min in` */
  readonly note: string;
  /** Whether it shows the other side of the road. */
  readonly isOther: boolean;
  /** The angle that looks ahead. */
  readonly view: number;
}

interface CameraCardProps {
  /** May become another one: cards are reused. */
  camera: Camera;
  /** Index in the list, and its length: a screen reader says "12 of 600". */
  index: number;
  total: number;
  layout: GridLayout;
  /** Cell of its grid; that of its index if not given. */
  cell?: number;
  passing?: Passing;
  href: string;
  onOpen: (id: string) => void;
  /** Keeps what it shows in its place: other cards are painted first. */
  isWaiting?: boolean;
}

/** Any other click opens a tab or window, as on every link. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.shiftKey && !hasModifier(event);
}

/** Keeps the picture of the skeleton until the feed takes it. */
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

function Facts({ camera }: { camera: Camera }) {
  const direction = shownDirection(camera);
  return (
    <>
      <p className={styles.address}>{addressLine(camera)}</p>
      <p className={styles.road}>
        {camera.roadway}
        {direction !== '' && (
          <span className={styles.direction}>
            {directionArrow(direction)} {direction}
          </span>
        )}
      </p>
      <AgencyLink camera={camera} className={styles.credit} title={camera.attribution.license} />
    </>
  );
}

/** What a compact card or tile has no room for. */
const describeShort = ({ location, attribution }: Camera) =>
  `${location}\nPicture: ${attribution.name}. ${attribution.license}`;

function isUpToDate(before: CameraCardProps, now: CameraCardProps): boolean {
  if (now.isWaiting === true && before.index === now.index) return true;
  const names = Object.keys(now) as (keyof CameraCardProps)[];
  return names.every((name) => name === 'isWaiting' || before[name] === now[name]);
}

export const CameraCard = memo(function CameraCard(props: CameraCardProps) {
  const { camera, index, total, layout, cell = index, passing, href, onOpen } = props;
  const titleId = getTitleId(camera.id);
  const isWhole = layout.density === 'comfortable';
  const pictureRef = useRef<HTMLDivElement>(null);
  useFirstPicture(pictureRef, camera, passing?.view);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    // Safari does not focus clicked links, and the dialog returns the focus here.
    event.currentTarget.focus();
    onOpen(camera.id);
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
      <h2 id={titleId} className={styles.title}>
        <a
          href={href}
          className={styles.link}
          title={isWhole ? undefined : describeShort(camera)}
          onClick={handleClick}
        >
          {camera.location}
        </a>
      </h2>
      {isWhole && <Facts camera={camera} />}
    </article>
  );
}, isUpToDate);
