'use client';

import { useMemo, useRef } from 'react';
import { EndlessDrive } from '@/components/drive/drive-play';
import type { Drive } from '@/components/drive/drive-store';
import { usePlay } from '@/components/drive/use-play';
import { useRecords } from '@/components/grid/use-records';
import { KioskFrame, type KioskBasics } from '@/components/wall/kiosk-frame';
import { useKioskKeys } from '@/components/wall/use-kiosk-keys';
import type { Trip } from '@/lib/drive/trip';
import { unitOf } from '@/lib/drive/format-drive';

const isPlaying = () => true;

interface KioskDriveProps extends KioskBasics {
  drive: Drive;
  trip: Trip;
}

/** Plays a drive from start to end, then again. */
export function KioskDrive({ drive, trip, ...basics }: KioskDriveProps) {
  const boxRef = useRef<HTMLElement>(null);
  const { cameras, places } = drive;
  const play = usePlay(cameras.length, true);
  const keys = useKioskKeys({
    boxRef,
    onTurn: (by) => play.act(by > 0 ? 'next' : 'previous'),
    onBack: basics.onLeave,
  });
  const id = cameras[play.index]?.id;
  const records = useRecords(basics.client, id === undefined ? [] : [id]);
  const camera = id === undefined ? undefined : records.get(id);
  const inView = useMemo(() => (camera ? [camera] : []), [camera]);
  return (
    <KioskFrame {...basics} cameras={inView} {...{ boxRef, keys, isPlaying }}>
      <EndlessDrive client={basics.client} trip={trip} cameras={cameras} unit={unitOf(places)} play={play} />
    </KioskFrame>
  );
}
