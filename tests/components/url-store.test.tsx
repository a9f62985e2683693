import { act, renderHook } from '@testing-library/react';
import { readMemory, rememberScroll, useSeed } from '@/components/browser/history-entry';
import { useScrollMemory } from '@/components/viewer/use-scroll-memory';
import {
  getDrive,
  closeCamera,
  hasTraveled,
  openCamera,
  pushUrl,
  replaceUrl,
  useCameraHref,
  useScreen,
} from '@/components/browser/url-store';
import { chooseRoad } from '@/components/browser/wall-address';
import { formatQuery, NO_FILTERS } from '@/lib/search/camera-query';

const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
/** Opens the page from a link. */
const openPage = (href: string) => window.history.replaceState(null, '', href);
/** Waits for the next history entry. */
const afterTravel = async (leave: () => void) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        leave();
      }),
  );
const goBack = () => afterTravel(() => window.history.back());
const scrollTo = (scrollY: number) => Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });

const NEAR = { lat: 40, lng: -75, km: 12, name: 'Philadelphia' };

beforeEach(() => {
  openPage('/');
  scrollTo(0);
});

test('a change keeps the other parameters and the fragment, and Back undoes it', async () => {
  openPage('/watch?q=bridge&state=NY#top');
  const { result } = renderHook(useScreen);
  act(() => pushUrl({ state: 'NJ', fav: '1' }));
  expect(address()).toBe('/watch?q=bridge&state=NJ&fav=1#top');
  expect(result.current.query.state).toBe('New Jersey');
  await goBack();
  expect(address()).toBe('/watch?q=bridge&state=NY#top');
  expect(result.current.query.state).toBe('New York');
});

test('values of a link are cut to the longest that this site writes', () => {
  const drive = Array.from({ length: 5 }, (_, index) => `${index}`.repeat(80)).join('~');
  openPage(`/?q=${'bridge '.repeat(2_000)}&area=city:${'x'.repeat(9_000)}&drive=${drive}`);
  const { result } = renderHook(useScreen);
  expect([result.current.query.q.length, result.current.query.area.length]).toEqual([200, 500]);
  expect(getDrive(result.current)?.stops.join('~')).toBe(drive);
});

test('replacing adds no entry and keeps its memory, and an unchanged address changes nothing', () => {
  openPage('/?state=NY');
  const { result } = renderHook(useScreen);
  const { length } = window.history;
  window.history.replaceState({ mark: 1 }, '');
  pushUrl({ state: 'NY', q: null });
  act(() => replaceUrl({ q: 'bridge' }));
  expect(address()).toBe('/?state=NY&q=bridge');
  expect(result.current.query.q).toBe('bridge');
  expect(window.history.length).toBe(length);
  expect(window.history.state).toEqual({ mark: 1 });
  // The last parameter leaves no question mark.
  act(() => pushUrl({ state: null, q: null }));
  expect(address()).toBe('/');
});

test('closing a camera opened from a link only removes it, also after a step to another', () => {
  openPage('/?camera=ny-1&q=bridge');
  openCamera('ny-2');
  const { length } = window.history;
  closeCamera();
  expect(address()).toBe('/?q=bridge');
  expect(window.history.length).toBe(length);
});

test('the store knows if the visitor used Back or Forward', async () => {
  renderHook(useScreen);
  expect(hasTraveled()).toBe(false);
  act(() => pushUrl({ q: 'bridge' }));
  expect(hasTraveled()).toBe(false);
  await goBack();
  expect(hasTraveled()).toBe(true);
  act(() => replaceUrl({ q: null }));
  expect(hasTraveled()).toBe(true);
  act(() => pushUrl({ q: null }));
  expect(hasTraveled()).toBe(false);
  act(() => pushUrl({ q: 'bridge' }));
  await goBack();
  act(() => replaceUrl({ q: 'tunnel' }));
  expect(hasTraveled()).toBe(false);
});

test('the wall of a road clears all filters', () => {
  const filters = formatQuery({
    ...NO_FILTERS,
    source: '511ny',
    near: NEAR,
    sort: 'nearest',
    favoritesOnly: true,
    warned: true,
  });
  act(() => replaceUrl(filters));
  act(() => chooseRoad('I-90', 'NY'));
  expect(address()).toBe('/?q=I-90&state=NY&wall=I-90&choose=1');
});

test('links to cameras keep the filters and stay the same function when a camera opens', () => {
  openPage('/?q=bridge&camera=ny-1');
  const { result } = renderHook(useCameraHref);
  const before = result.current;
  expect(before('ny-2')).toBe('?q=bridge&camera=ny-2');
  act(() => openCamera('ny-3'));
  expect(result.current).toBe(before);
  act(() => pushUrl({ q: null }));
  expect(result.current('ny-2')).toBe('?camera=ny-2');
});

test('an entry opened right after scrolling does not get the position of the one before', () => {
  jest.useFakeTimers();
  renderHook(() => useScrollMemory({ list: '', hasCameras: true, isDone: true }));
  scrollTo(3_000);
  window.dispatchEvent(new Event('scroll'));
  act(() => pushUrl({ q: 'bridge' }));
  jest.advanceTimersByTime(1_000);
  expect(readMemory()).toEqual({});
});

test('an entry keeps the random order of the previous one', () => {
  window.history.replaceState({ roadfeed: { scrollY: 30, seed: 7 } }, '');
  renderHook(() => useSeed(useScreen()));
  act(() => pushUrl({ q: 'bridge' }));
  expect(readMemory()).toEqual({ seed: 7 });
});

test.each([null, 'text', { roadfeed: null }, { roadfeed: { scrollY: '12', seed: true } }])(
  'an entry with %j from elsewhere has no memory',
  (state) => {
    window.history.replaceState(state, '');
    expect(readMemory()).toEqual({});
  },
);

test('remembering keeps other data of the entry, and writes the same position once', () => {
  window.history.replaceState({ other: 1 }, '');
  const replace = jest.spyOn(window.history, 'replaceState');
  scrollTo(30);
  rememberScroll();
  scrollTo(30.4);
  rememberScroll();
  expect(window.history.state).toEqual({ other: 1, roadfeed: { scrollY: 30 } });
  expect(replace).toHaveBeenCalledTimes(1);
});
