'use client';

import { useEffect, useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogClient } from '@/lib/catalog/catalog';

/** Records by id, once they are here. @param version of the catalog, if it may still be loading */
export function useRecords(client: CatalogClient, ids: readonly string[], version = 0): ReadonlyMap<string, Camera> {
  const [records, setRecords] = useState<ReadonlyMap<string, Camera>>(new Map());
  const key = ids.join(' ');
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const cameras = await client.readCameras(await client.ask('findNumbers', [key.split(' ')]));
      if (isOver) return;
      setRecords(new Map(cameras.flatMap((camera) => (camera ? [[camera.id, camera] as const] : []))));
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [client, key, version]);
  return records;
}
