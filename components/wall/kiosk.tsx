import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, useReducer } from 'react';
import { onEvents } from '@/components/browser/dom-events';
import { useOnline } from '@/components/browser/page-state';
import { useWallDetection } from '@/components/detection/wall-detection';
import type { Camera } from '@/lib/camera/camera';
import type { CameraList } from '@/lib/catalog/catalog';
import {
  describeDown,
  layOutKiosk,
  listTries,
  reduceHealth,
  type FeedHealth,
  type KioskLayout,
} from '@/lib/wall/kiosk';
import { KioskFrame, type KioskBasics } from './kiosk-frame';
import { KioskTile } from './kiosk-tile';
import { usePages } from './use-pages';
import { closeKiosk, useKioskKeys } from './use-kiosk-keys';
import { hasFrame, type FeedStatus } from '@/lib/feed/feed-status';

const LOOK_MS = 5_000;

function useFeedHealth(isOnline: boolean) {
  const [health, dispatch] = useReducer(reduceHealth, new Map());
  const [now, look] = useReducer(() => Date.now(), 0);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    if (!isOnline) return;
    const timer = setInterval(() => {
      dispatch({ type: 'looked', now: Date.now() });
      look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isOnline]);
  const report = useCallback((id: string, status: FeedStatus) => {
    shown.current.delete(id);
    if (hasFrame(status)) {
      shown.current.add(id);
      dispatch({ type: 'shown', id, now: Date.now() });
    } else if (status.phase === 'down' && navigator.onLine) dispatch({ type: 'failed', id, now: Date.now() });
  }, []);
  const isPlaying = useCallback(() => shown.current.size > 0, []);
  return { health, tries: listTries(health, now), isPlaying, report };
}

const subscribeToSize = onEvents(() => window, 'resize');

/** CSS pixels. */
function useScreenSize(): { width: number; height: number } {
  const width = useSyncExternalStore(subscribeToSize, () => window.innerWidth);
  const height = useSyncExternalStore(subscribeToSize, () => window.innerHeight);
  return { width, height };
}

function useRecordsFrom(cameras: CameraList, from: number, to: number): void {
  useEffect(() => cameras.show(from, Math.min(to, cameras.length)), [cameras, from, to]);
}

function useAlive(cameras: CameraList, health: FeedHealth): readonly number[] {
  return useMemo(() => {
    const all = Array.from({ length: cameras.length }, (_, index) => index);
    const alive = all.filter((index) => health.get(cameras.at(index)?.id ?? '')?.isDead !== true);
    return alive.length === 0 ? all : alive;
  }, [cameras, health]);
}

function placeTile(cell: number, { columns, rows }: KioskLayout) {
  const [left, top] = [cell % columns, Math.floor(cell / columns)];
  const share = (part: number, of: number) => `${(100 * part) / of}%`;
  return { left: share(left, columns), top: share(top, rows), width: share(1, columns), height: share(1, rows) };
}

interface KioskProps extends KioskBasics {
  cameras: CameraList;
}

/** `cell` is null for hidden tiles; `number` counts all cameras from 1. */
function listTiles(cameras: CameraList, shown: readonly number[], next: readonly number[], others: readonly string[]) {
  const tiles = new Map<string, { camera: Camera; cell: number | null; number: number }>();
  const add = (index: number, cell: number | null) => {
    const camera = index < 0 ? undefined : cameras.at(index);
    if (camera && !tiles.has(camera.id)) tiles.set(camera.id, { camera, cell, number: index + 1 });
  };
  shown.forEach((index, cell) => add(index, cell));
  for (const index of next) add(index, null);
  for (const id of others) add(cameras.indexOf(id), null);
  return [...tiles.values()];
}

function useShownPages({ cameras, settings }: KioskProps, health: FeedHealth, isSuspended: boolean) {
  const alive = useAlive(cameras, health);
  const layout = layOutKiosk(alive.length, useScreenSize(), settings.columns);
  const perPage = layout.columns * layout.rows;
  const pages = usePages({
    count: Math.max(1, Math.ceil(alive.length / perPage)),
    seconds: settings.seconds,
    isSuspended,
  });
  const { page } = pages;
  const take = (from: number) => alive.slice(from * perPage, (from + 1) * perPage);
  const shown = useMemo(() => alive.slice(page * perPage, (page + 1) * perPage), [alive, page, perPage]);
  const next = pages.isNextDue ? take(pages.next) : [];
  useRecordsFrom(cameras, shown[0] ?? 0, (shown.at(-1) ?? 0) + 1);
  useRecordsFrom(cameras, next[0] ?? 0, (next.at(-1) ?? -1) + 1);
  const inView = useMemo(() => shown.flatMap((index) => cameras.at(index) ?? []), [cameras, shown]);
  return { layout, pages, shown, next, inView };
}

function useEnlarged(cameras: CameraList) {
  // A number until its camera has loaded.
  const [wanted, setEnlarged] = useState<string | number | null>(null);
  const number = typeof wanted === 'number' ? wanted : 0;
  useRecordsFrom(cameras, Math.max(0, number - 1), number);
  const typed = cameras.at(number - 1);
  if (typed) setEnlarged(typed.id);
  return [typeof wanted === 'string' ? wanted : null, setEnlarged] as const;
}

export function Kiosk(props: KioskProps) {
  const { cameras } = props;
  const boxRef = useRef<HTMLElement>(null);
  const isOnline = useOnline();
  const { health, tries, isPlaying, report } = useFeedHealth(isOnline);
  const [enlarged, setEnlarged] = useEnlarged(cameras);
  const [isChoosing, setChoosing] = useState(false);
  const isSuspended = enlarged !== null || isChoosing || !isOnline;
  const { layout, pages, shown, next, inView } = useShownPages(props, health, isSuspended);
  useWallDetection(props.settings.counts);
  const keys = useKioskKeys({
    boxRef,
    columns: layout.columns,
    onChoose: () => setChoosing(true),
    onTurn: (by) => {
      setChoosing(false);
      pages.advance(by);
    },
    onNumber: setEnlarged,
    onIdle: () => {
      setChoosing(false);
      setEnlarged(null);
    },
    onBack: () => (enlarged === null ? closeKiosk() : setEnlarged(null)),
  });
  const handleToggle = useCallback((id: string) => setEnlarged((before) => (before === id ? null : id)), [setEnlarged]);
  const others = enlarged === null ? tries : [...tries, enlarged];
  const down = describeDown(health, cameras.length);
  return (
    <KioskFrame {...props} cameras={inView} {...{ boxRef, keys, pages, down, isPlaying }}>
      {listTiles(cameras, shown, next, others).map(({ camera, cell, number }) => (
        <KioskTile
          key={camera.id}
          camera={camera}
          number={number}
          style={cell === null ? null : placeTile(cell, layout)}
          isEnlarged={camera.id === enlarged}
          onToggle={handleToggle}
          onStatus={report}
        />
      ))}
    </KioskFrame>
  );
}
