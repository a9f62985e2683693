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
export function useKnownRecords(client: CatalogClient, ids: readonly string[], version: number) {
  const key = ids.join(' ');
  const ask = useCallback(async () => {
    const records = new Map((await readRecords(client, key.split(' '))).map((camera) => [camera.id, camera]));
    return { key, version, records };
  }, [client, key, version]);
  const answer = useAnswer(ask);
  return {
    records: answer?.records ?? NO_RECORDS,
    isCurrent: answer?.key === key && answer.version === version,
  };
}

export const useRecords = (client: CatalogClient, ids: readonly string[], version = 0) =>
  useKnownRecords(client, ids, version).records;
