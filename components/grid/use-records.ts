'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogClient } from '@/lib/catalog/catalog';

/**
 * Returns the latest answer, possibly to the previous question.
 * @param ask changes with the question; null asks nothing
 */
export function useAnswer<Answer>(ask: (() => Promise<Answer>) | null): Answer | null {
  const [answer, setAnswer] = useState<{ readonly value: Answer } | null>(null);
  useEffect(() => {
    let isOver = false;
    void ask?.().then((value) => {
      if (!isOver) setAnswer({ value });
    });
    return () => {
      isOver = true;
    };
  }, [ask]);
  return ask && answer && answer.value;
}

const NO_RECORDS: ReadonlyMap<string, Camera> = new Map();

/** @param version of the catalog, if it may still be loading */
export function useRecords(client: CatalogClient, ids: readonly string[], version = 0): ReadonlyMap<string, Camera> {
  const key = ids.join(' ');
  const ask = useCallback(async () => {
    const cameras = await client.readCameras(await client.ask('findNumbers', [key.split(' ')]));
    return new Map(cameras.flatMap((camera) => (camera ? [[camera.id, camera] as const] : [])));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another version has other records
  }, [client, key, version]);
  return useAnswer(ask) ?? NO_RECORDS;
}
