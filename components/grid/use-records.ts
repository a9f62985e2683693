import { useCallback } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogClient } from '@/lib/catalog/catalog';

const NO_RECORDS: ReadonlyMap<string, Camera> = new Map();

export async function readRecords(client: CatalogClient, ids: readonly string[]): Promise<Camera[]> {
  const cameras = await client.readCameras(await client.ask('findNumbers', [ids]));
  return cameras.flatMap((camera) => camera ?? []);
}

/** @param version of the catalog, if it may still be loading */
export function useRecords(client: CatalogClient, ids: readonly string[], version = 0): ReadonlyMap<string, Camera> {
  const key = ids.join(' ');
  const ask = useCallback(async () => {
    return new Map((await readRecords(client, key.split(' '))).map((camera) => [camera.id, camera]));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another version has other records
  }, [client, key, version]);
  return useAnswer(ask) ?? NO_RECORDS;
}
