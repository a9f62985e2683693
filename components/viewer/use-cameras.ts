import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useRef } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import { useStore } from '@/components/browser/use-store';
import type { QueryControl } from '@/components/shell/filters/filter-bar';
import type { Camera } from '@/lib/camera/camera';
import {
  listCameras,
  RecordCache,
  CatalogClient,
  connectPage,
  type CatalogState,
  type ListResult,
} from '@/lib/catalog/catalog';
import {
  NO_FILTERS,
  type CameraQuery,
  formatQuery,
  isPlace,
  withoutNear,
  withPlace,
  type Place,
} from '@/lib/search/camera-query';
import { IS_ANALYTICS_CONFIGURED, track } from '@/lib/analytics/track';
import { createSearchReport, filterEvents } from '@/lib/analytics/usage-event';
import { writeStored } from '@/lib/settings/local-store';
import { endTravel, type Screen, pushUrl, replaceUrl, useScreen } from '@/components/browser/url-store';

export function useCatalog(): { catalog: CatalogState; retry: () => void } {
  const [client, setClient] = useState(() => new CatalogClient());
  useEffect(() => client.start(() => setClient(new CatalogClient(connectPage))), [client]);
  const status = useStore(client.status);
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
  readonly ids?: readonly string[] | null;
}

export function useCameraList({ client }: CatalogState, { query, favorites, seed, ids = null }: FindInput): ListResult {
  // Before the paint: the answer may make the next frame.
  useLayoutEffect(() => client.find({ query, favorites, seed, ids }), [client, query, favorites, seed, ids]);
  const list = useStore(client.list);
  // A wall must not show cameras of a query, nor the reverse.
  return list && (list.ids === null) === (ids === null) ? list : EMPTY_LIST;
}

export function useCamera({ client, version, isDone }: CatalogState, id: string | null): Camera | null | undefined {
  const ask = useMemo(
    () => (id === null ? null : async () => ({ id, isDone, version, camera: await client.findCamera(id) })),
    [client, id, isDone, version],
  );
  const answer = useAnswer(ask);
  const known = answer?.id === id ? answer : null;
  const camera = known?.camera ?? (id === null ? undefined : client.getCamera(id));
  return camera ?? (known?.isDone === true ? null : undefined);
}

/** Debounce of the address while typing. Safari allows 100 history changes per 30 s. */
const URL_DELAY_MS = 350;

const reportSearch = createSearchReport((text) => {
  if (!IS_ANALYTICS_CONFIGURED) return;
  import('@/lib/analytics/send-event').then(
    ({ describeSearch }) => track(describeSearch(text)),
    () => undefined,
  );
});

/** Valid until the address has another query: Back and links win. */
interface TypedText {
  readonly text: string;
  readonly before: CameraQuery;
}

function usePlace({ client, version }: CatalogState, { city, query: { state } }: Screen): Place | null {
  const ask = useMemo(
    () =>
      city === null
        ? null
        : async () => ({ city, state, version, place: await client.ask('resolveCity', [city, state]) }),
    [client, city, state, version],
  );
  const answer = useAnswer(ask);
  return answer?.city === city && answer.state === state ? answer.place : null;
}

function useQuery(catalog: CatalogState, typed: TypedText | null) {
  const screen = useScreen();
  const parsed = withPlace(screen.query, usePlace(catalog, screen));
  const q = typed?.before === screen.query ? typed.text : parsed.q;
  return { screen, query: useStable({ ...parsed, q }), rested: useStable(parsed) };
}

/** Memoizes JSON by value: every new query searches all cameras, and every new box moves the map. */
export function useStable<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  return useMemo(() => JSON.parse(key) as Value, [key]);
}

export function useCameraQuery(catalog: CatalogState): QueryControl {
  const [typed, setTyped] = useState<TypedText | null>(null);
  const { screen, query, rested } = useQuery(catalog, typed);
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly write: () => void }>(undefined);

  const cancel = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);
  useEffect(() => cancel, [screen.query, cancel]);

  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const onChange = useCallback(
    (next: CameraQuery) => {
      cancel();
      filterEvents(latest.current, next).forEach(track);
      const { near, sort } = next;
      if (near === null && sort !== latest.current.sort && sort !== 'winter')
        writeStored('sort', sort === NO_FILTERS.sort ? null : sort);
      if (next.q === '') reportSearch('');
      // The map moves to the cameras of a place.
      pushUrl({ ...formatQuery(next), ...(isPlace(next) && { at: null }) });
    },
    [cancel],
  );

  const onSearch = useCallback(
    (text: string) => {
      cancel();
      endTravel();
      setTyped({ text, before: screen.query });
      reportSearch(text);
      const write = () => replaceUrl(formatQuery({ ...query, q: text }));
      pending.current = { timer: setTimeout(write, URL_DELAY_MS), write };
    },
    [screen.query, query, cancel],
  );

  const onSearchEnd = useCallback(() => {
    pending.current?.write();
    cancel();
  }, [cancel]);

  const onClear = useCallback(() => {
    // The button disappears, and the focus with it.
    document.querySelector('search')?.focus();
    onChange({ ...NO_FILTERS, sort: withoutNear(query).sort });
  }, [onChange, query]);
  return { query, rested, onChange, onSearch, onSearchEnd, onClear };
}
