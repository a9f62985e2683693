'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import type { Camera } from '@/lib/camera/camera';
import { listCameras, RecordCache } from '@/lib/catalog/camera-list';
import { CatalogClient, connectPage, EMPTY_STATUS, type CatalogState, type ListResult } from '@/lib/catalog/catalog';
import { NO_FILTERS, type CameraQuery } from '@/lib/search/camera-query';

export function useCatalog(): { catalog: CatalogState; retry: () => void } {
  const [client, setClient] = useState(() => new CatalogClient());
  useEffect(() => client.start(() => setClient(new CatalogClient(connectPage))), [client]);
  const status = useSyncExternalStore(client.status.subscribe, client.status.get, () => EMPTY_STATUS);
  const retry = useCallback(() => setClient(new CatalogClient()), []);
  const catalog = useMemo(() => ({ ...status, client }), [status, client]);
  return { catalog, retry };
}

const EMPTY_LIST: ListResult = {
  query: NO_FILTERS,
  seed: 0,
  ids: null,
  isDone: false,
  late: [],
  cameras: listCameras(new Uint32Array(), new RecordCache(), () => undefined),
};

interface FindInput {
  readonly query: CameraQuery;
  readonly favorites: ReadonlySet<string>;
  readonly seed: number;
  /** Replaces the query's cameras. */
  readonly ids?: readonly string[] | null;
}

export function useCameraList({ client }: CatalogState, { query, favorites, seed, ids = null }: FindInput): ListResult {
  // Before the paint: the answer may make the next frame.
  useLayoutEffect(() => client.find({ query, favorites, seed, ids }), [client, query, favorites, seed, ids]);
  const list = useSyncExternalStore(client.list.subscribe, client.list.get, () => null);
  // A wall must not show cameras of a query, nor the reverse.
  return list && (list.ids === null) === (ids === null) ? list : EMPTY_LIST;
}

/** Undefined until known; null if no list has it. */
export function useCamera({ client, version, isDone }: CatalogState, id: string | null): Camera | null | undefined {
  const ask = useCallback(
    async () => ({ id, isDone, version, camera: id === null ? null : await client.findCamera(id) }),
    [client, id, isDone, version],
  );
  const answer = useAnswer(id === null ? null : ask);
  const known = answer?.id === id ? answer : null;
  const camera = known?.camera ?? (id === null ? undefined : client.getCamera(id));
  return camera ?? (known?.isDone === true ? null : undefined);
}
