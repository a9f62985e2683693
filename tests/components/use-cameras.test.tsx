import { act, renderHook, waitFor } from '@testing-library/react';
import { replaceUrl } from '@/components/browser/url-store';
import { useCameraList, useCameraQuery, useCatalog } from '@/components/viewer/use-cameras';
import * as CatalogWorker from '@/lib/catalog/catalog-worker';
import { getLoadFailure } from '@/lib/catalog/catalog';
import { NO_FAVORITES } from '@/lib/account/favorites';
import { readStored } from '@/lib/settings/local-store';
import { NO_FILTERS, type CameraQuery } from '@/lib/search/camera-query';
import { camera } from '../support/camera';
import { catalogOf, engineOf } from '../support/catalog';

jest.mock('@/lib/catalog/catalog-worker', () => ({
  ...jest.requireActual<object>('@/lib/catalog/catalog-worker'),
  startCatalog: jest.fn(),
}));

const { toMethods } = jest.requireActual<typeof CatalogWorker>('@/lib/catalog/catalog-worker');

const CAMERAS = [camera({ id: '511ny-1' }), camera({ id: '511ny-2' })];

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.mocked(CatalogWorker.startCatalog).mockImplementation(() => toMethods(engineOf(CAMERAS)));
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
});

test('a wall never shows a query’s cameras, nor a query a wall’s', async () => {
  const catalog = catalogOf(CAMERAS);
  const { result, rerender } = renderHook(
    (ids) => useCameraList(catalog, { query: NO_FILTERS, favorites: NO_FAVORITES, seed: 1, ids }).cameras.length,
    { initialProps: null as readonly string[] | null },
  );
  expect(result.current).toBe(0);
  await waitFor(() => expect(result.current).toBe(2));
  for (const [ids, count] of [[['511ny-2'], 1] as const, [null, 2] as const]) {
    rerender(ids);
    expect(result.current).toBe(0);
    await waitFor(() => expect(result.current).toBe(count));
  }
});

test('a chosen order is saved for the next visit, unless chosen near a place or for winter; clearing the filters keeps it', () => {
  const catalog = catalogOf(CAMERAS);
  const { result } = renderHook(() => useCameraQuery(catalog));
  const choose = (query: Partial<CameraQuery>) => {
    act(() => result.current.onChange({ ...result.current.query, ...query }));
    return readStored('sort');
  };
  expect(choose({ sort: 'z-a' })).toBe('z-a');
  expect(choose({ sort: 'winter' })).toBe('z-a');
  const near = { lat: 43, lng: -77, km: 5, name: 'Rochester' };
  expect(choose({ near, sort: 'roadway' })).toBe('z-a');
  localStorage.clear();
  expect(choose({ q: 'bridge' })).toBeNull();
  choose({ near: null, sort: 'a-z' });
  act(() => result.current.onClear());
  expect(result.current.query).toEqual({ ...NO_FILTERS, sort: 'a-z' });
  expect(choose({ sort: 'random' })).toBeNull();
});

test('a city name that two states share is resolved again when the state changes', async () => {
  window.history.replaceState(null, '', '/?city=albany&state=NY');
  const catalog = catalogOf([
    camera({ id: '511ny-1', city: 'Albany', state: 'New York' }),
    camera({ id: '511ga-1', city: 'ALBANY', state: 'Georgia' }),
  ]);
  const { result } = renderHook(() => useCameraQuery(catalog));
  await waitFor(() => expect(result.current.query.area).toBe('city:Albany'));
  act(() => replaceUrl({ state: 'GA' }));
  await waitFor(() => expect(result.current.query.area).toBe('city:ALBANY'));
});

test('without a worker, or after it crashes, the page finds the cameras itself; Retry starts over', async () => {
  const { result } = renderHook(() => useCatalog());
  await waitFor(() => expect(result.current.catalog.total).toBe(2));
  const worker: Partial<Worker> = { terminate: jest.fn(), addEventListener: jest.fn(), postMessage: jest.fn() };
  Object.assign(globalThis, { Worker: jest.fn(() => worker) });
  act(() => result.current.retry());
  expect(result.current.catalog.total).toBe(0);
  act(() => {
    (worker.onerror as () => void)();
  });
  await waitFor(() => expect(result.current.catalog.total).toBe(2));
  expect(worker.terminate).toHaveBeenCalled();
});

test('if the page cannot find the cameras either, it says so', async () => {
  jest.mocked(CatalogWorker.startCatalog).mockImplementation(() => {
    throw new Error('no code');
  });
  const { result } = renderHook(() => useCatalog());
  await waitFor(() => expect(getLoadFailure(result.current.catalog)).toBe('Failed to load the cameras'));
});
