import { useEffect, useMemo, useState } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import { useStore } from '@/components/browser/use-store';
import { askNear, eventsVersion } from '@/components/road-reports/events-client';
import { warningsStore } from '@/components/warnings/follow-warnings';
import type { Camera } from '@/lib/camera/camera';
import type { WarningLabel } from '@/lib/catalog/camera-warnings';
import { groupBy } from '@/lib/core/collections';
import { describeNear, type NearEvent } from '@/lib/road-reports/near-camera';
import { isClosed } from '@/lib/road-reports/road-event';
import styles from './kiosk-lines.module.css';

const TURN_MS = 8_000;
const MAX_NOTICES = 12;

interface Nearby {
  readonly camera: Camera;
  readonly near: NearEvent;
}

function useNearby(cameras: readonly Camera[]): readonly Nearby[] {
  const version = useStore(eventsVersion);
  const ask = useMemo(() => {
    if (version === 0) return null;
    const look = async (camera: Camera, now: number) => {
      const { near } = await askNear(camera, now);
      return near.map((one) => ({ camera, near: one }));
    };
    return async () => {
      const now = Date.now();
      return (await Promise.all(cameras.map((camera) => look(camera, now)))).flat();
    };
  }, [version, cameras]);
  return useAnswer(ask) ?? [];
}

function listWarnings(cameras: readonly Camera[], ofCamera: ReadonlyMap<string, WarningLabel>): string[] {
  const warned = cameras.filter(({ id }) => ofCamera.has(id));
  return [...groupBy(warned, ({ id }) => ofCamera.get(id)?.event ?? '')].map(([event, [first, ...others]]) => {
    const rest = others.length === 0 ? '' : ` and ${others.length} more`;
    return `${event}: ${first?.location ?? ''}${rest}`;
  });
}

/** Each event once, as seen from the nearest camera; closures first. */
function listEvents(nearby: readonly Nearby[]): string[] {
  const byEvent = groupBy(
    nearby.toSorted((a, b) => a.near.meters - b.near.meters),
    ({ near }) => near.event.id,
  );
  return [...byEvent.values()]
    .flatMap(([nearest]) => nearest ?? [])
    .toSorted((a, b) => Number(isClosed(b.near.event)) - Number(isClosed(a.near.event)))
    .map(({ camera, near }) => `${describeNear(near, camera.country_code === 'ca')} · ${camera.location}`);
}

/** One notice at a time: text that scrolls is hard to read from afar. */
export function KioskNotices({ cameras }: { cameras: readonly Camera[] }) {
  const { ofCamera } = useStore(warningsStore);
  const notices = [...listWarnings(cameras, ofCamera), ...listEvents(useNearby(cameras))].slice(0, MAX_NOTICES);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, []);
  const notice = notices[turn % Math.max(1, notices.length)];
  return notice === undefined ? null : (
    <p data-notices className={styles.notices}>
      {notice}
    </p>
  );
}
