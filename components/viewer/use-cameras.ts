'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { listCameras, RecordCache } from '@/lib/catalog/camera-list';
import { CatalogClient, connectPage, EMPTY_STATUS, type CatalogState, type Wall } from '@/lib/catalog/catalog';
import { NO_FILTERS, type CameraQuery } from '@/lib/search/camera-query';

export function useCatalog(): { catalog: CatalogState; retry: () => void } {
  const [client, setClient] = useState(() => new CatalogClient());
  useEffect(() => client.start(() => setClient(new CatalogClient(connectPage))), [client]);
  const status = useSyncExternalStore(client.status.subscribe, client.status.get, () => EMPTY_STATUS);
  const retry = useCallback(() => setClient(new CatalogClient()), []);
  const catalog = useMemo(() => ({ ...status, client }), [status, client]);
  return { catalog, retry };
}

const EMPTY_WALL: Wall = {
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
  /** Cameras of a chosen wall, which are shown instead. */
  readonly ids?: readonly string[] | null;
}

/** The last answer: its query may be the one before. */
export function useWall({ client }: CatalogState, { query, favorites, seed, ids = null }: FindInput): Wall {
  // Before the paint, so that the answer can be in the next one.
  useLayoutEffect(() => client.find({ query, favorites, seed, ids }), [client, query, favorites, seed, ids]);
  return useSyncExternalStore(client.wall.subscribe, client.wall.get, () => null) ?? EMPTY_WALL;
}

/** The answer to the last question, or until it is there to the one before. @param ask changes with the question; null asks nothing */
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

/** Null if no list has it, undefined as long as that is not known. */
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
