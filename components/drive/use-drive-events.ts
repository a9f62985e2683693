'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { askEvents, eventsVersion } from '@/components/events/events-client';
import { formatRoad } from '@/lib/drive/road';
import type { Trip } from '@/lib/drive/trip';
import type { DriveEvent } from '@/lib/events/along-drive';

const NONE: readonly DriveEvent[] = [];

/** What one meets on a drive, in driving order; nothing until it is known. */
export function useDriveEvents(trip: Trip): readonly DriveEvent[] {
  const version = useSyncExternalStore(eventsVersion.subscribe, eventsVersion.get, () => 0);
  const [answer, setAnswer] = useState<{ trip: Trip; events: readonly DriveEvent[] } | null>(null);
  useEffect(() => {
    let isOver = false;
    const { line, along } = trip;
    const legs = trip.legs.map(({ road, from, to }) => ({ name: formatRoad(road), from, to }));
    if (version > 0)
      askEvents('along', { line, along, legs }, Date.now()).then(
        (events) => {
          if (!isOver) setAnswer({ trip, events });
        },
        // The drive is as it was.
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [trip, version]);
  return answer?.trip === trip ? answer.events : NONE;
}
