'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '@/components/browser/page-state';
import { useWakeLock } from '@/components/browser/use-wake-lock';
import type { Camera } from '@/lib/camera/camera';
import type { CameraList } from '@/lib/catalog/camera-list';
import { layOutKiosk, type KioskLayout, type KioskSettings } from '@/lib/wall/kiosk';
import { KioskBar, KioskLine, KioskSigns, NightShade } from './kiosk-furniture';
import { KioskTile } from './kiosk-tile';
import styles from './kiosk.module.css';
import { useFeedHealth } from './use-feed-health';
import { useKioskKeys } from './use-kiosk-keys';
import { useNewBuild } from './use-new-build';
import { usePages } from './use-pages';
import { useScreenSize } from './use-screen-size';

/** Asks for the records of the cameras on the screen and of those that follow. */
function useRecordsFrom(cameras: CameraList, from: number, to: number): void {
  useEffect(() => cameras.show(from, Math.min(to, cameras.length)), [cameras, from, to]);
}

/** Positions in the list of all cameras that are not dead. */
function useAlive(cameras: CameraList, dead: ReadonlyMap<string, number>): readonly number[] {
  return useMemo(() => {
    const all = Array.from({ length: cameras.length }, (_, index) => index);
    const alive = all.filter((index) => !dead.has(cameras.at(index)?.id ?? ''));
    // Dead pictures with their reasons are better than none.
    return alive.length === 0 ? all : alive;
  }, [cameras, dead]);
}

function placeTile(cell: number, { columns, rows }: KioskLayout) {
  const [left, top] = [cell % columns, Math.floor(cell / columns)];
  const share = (part: number, of: number) => `${(100 * part) / of}%`;
  return {
    left: share(left, columns),
    top: share(top, rows),
    width: share(1, columns),
    height: share(1, rows),
  };
}

interface KioskProps {
  /** At least one. */
  cameras: CameraList;
  title: string;
  settings: KioskSettings;
  onLeave: () => void;
}

interface Tile {
  readonly camera: Camera;
  /** In the list of all cameras, from 1. */
  readonly number: number;
  /** On the page; null is out of sight. */
  readonly cell: number | null;
}

interface TilesInput {
  readonly cameras: CameraList;
  /** Positions of the cameras of the page, and of the next one. */
  readonly shown: readonly number[];
  readonly next: readonly number[];
  /** Dead ones that are tried, and the enlarged one. */
  readonly others: readonly string[];
}

function listTiles({ cameras, shown, next, others }: TilesInput): Tile[] {
  const tiles = new Map<string, Tile>();
  const add = (index: number, cell: number | null) => {
    const camera = index < 0 ? undefined : cameras.at(index);
    if (camera && !tiles.has(camera.id)) tiles.set(camera.id, { camera, cell, number: index + 1 });
  };
  shown.forEach((index, cell) => add(index, cell));
  for (const index of next) add(index, null);
  for (const id of others) add(cameras.indexOf(id), null);
  return [...tiles.values()];
}

type PagesProps = Pick<KioskProps, 'cameras' | 'settings'>;

/** What is on the page, and on the next one once it may load. */
function useShownPages({ cameras, settings }: PagesProps, dead: ReadonlyMap<string, number>, isHeld: boolean) {
  const alive = useAlive(cameras, dead);
  const layout = layOutKiosk(alive.length, useScreenSize(), settings.columns);
  const perPage = layout.columns * layout.rows;
  const pages = usePages({ count: Math.ceil(alive.length / perPage), seconds: settings.seconds, isHeld });
  const take = (page: number) => alive.slice(page * perPage, (page + 1) * perPage);
  const shown = take(pages.page);
  const next = pages.isNextDue ? take(pages.next) : [];
  useRecordsFrom(cameras, shown[0] ?? 0, (shown.at(-1) ?? 0) + 1);
  useRecordsFrom(cameras, next[0] ?? 0, (next.at(-1) ?? -1) + 1);
  return { layout, pages, shown, next };
}

/** A screen that nobody touches: pictures only, page after page. A remote or a keyboard can drive it. */
export function Kiosk({ cameras, title, settings, onLeave }: KioskProps) {
  const boxRef = useRef<HTMLElement>(null);
  const isOnline = useOnline();
  const health = useFeedHealth(isOnline);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const isHeld = enlarged !== null || isChoosing || !isOnline;
  const { layout, pages, shown, next } = useShownPages({ cameras, settings }, health.dead, isHeld);
  useWakeLock();
  useNewBuild(health.isPlaying);
  const { typed, hasPointer } = useKioskKeys({
    boxRef,
    columns: layout.columns,
    onChoose: () => setChoosing(true),
    onTurn: (by) => {
      setChoosing(false);
      pages.turn(by);
    },
    onNumber: (number) => setEnlarged(cameras.at(number - 1)?.id ?? null),
    onIdle: () => {
      setChoosing(false);
      setEnlarged(null);
    },
    onBack: () => (enlarged === null ? onLeave() : setEnlarged(null)),
  });
  const handleToggle = useCallback((id: string) => setEnlarged((before) => (before === id ? null : id)), []);
  const others = enlarged === null ? health.tries : [...health.tries, enlarged];
  return (
    <main
      ref={boxRef}
      className={styles.kiosk}
      data-line={settings.hasClock}
      data-pointer={hasPointer}
      aria-label={title}
    >
      <div className={styles.tiles}>
        {listTiles({ cameras, shown, next, others }).map(({ camera, cell, number }) => (
          <KioskTile
            key={camera.id}
            camera={camera}
            number={number}
            style={cell === null ? null : placeTile(cell, layout)}
            isEnlarged={camera.id === enlarged}
            onToggle={handleToggle}
            onStatus={health.report}
          />
        ))}
      </div>
      {settings.hasClock && <KioskLine title={title} page={pages.page} count={pages.count} />}
      {settings.dims && <NightShade />}
      <KioskSigns isOnline={isOnline} typed={typed} pages={pages} />
      {hasPointer && <KioskBar pages={pages} onLeave={onLeave} />}
    </main>
  );
}
