import { act, renderHook } from '@testing-library/react';
import { pushUrl, replaceUrl } from '@/components/browser/url-store';
import { useCameraQuery } from '@/components/viewer/use-cameras';
import { track } from '@/lib/analytics/track';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { catalogOf } from '../support/catalog';

jest.mock('@/lib/analytics/track', () => ({ IS_ANALYTICS_CONFIGURED: true, track: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
});

const start = () => renderHook((catalog) => useCameraQuery(catalog), { initialProps: catalogOf([], false) }).result;

test('typing changes the query at once and the address 350 ms after the last key, without a history entry', () => {
  const { length } = window.history;
  const control = start();
  act(() => control.current.onSearch('yon'));
  act(() => jest.advanceTimersByTime(349));
  act(() => control.current.onSearch('yonkers'));
  act(() => jest.advanceTimersByTime(349));
  // The map stops moving.
  act(() => replaceUrl({ at: '42,-78,5' }));
  expect(control.current.query.q).toBe('yonkers');
  expect(window.location.search).toBe('?at=42%2C-78%2C5');
  act(() => jest.advanceTimersByTime(1));
  expect(control.current.query.q).toBe('yonkers');
  expect(window.location.search).toBe('?at=42%2C-78%2C5&q=yonkers');
  expect(window.history.length).toBe(length);
});

test('leaving the search box writes what was typed at once, and typing keeps the chosen filters', () => {
  window.history.replaceState(null, '', '/?q=bridge');
  const control = start();
  act(() => control.current.onSearchEnd());
  expect(window.location.search).toBe('?q=bridge');
  act(() => control.current.onChange({ ...NO_FILTERS, state: 'Ohio' }));
  act(() => control.current.onSearch('lima'));
  act(() => control.current.onSearchEnd());
  expect(window.location.search).toBe('?state=OH&q=lima');
});

test('a search is counted when typing pauses, unless cleared, and a filter when it changes', async () => {
  const control = start();
  act(() => control.current.onSearch('yonkers'));
  act(() => control.current.onChange({ ...NO_FILTERS, state: 'Ohio' }));
  act(() => jest.advanceTimersByTime(1_000));
  act(() => control.current.onSearch('lima'));
  act(() => control.current.onChange({ ...control.current.query, q: 'lima', favoritesOnly: true }));
  act(() => jest.advanceTimersByTime(1_000));
  await import('@/lib/analytics/send-event');
  expect(jest.mocked(track).mock.calls.map(([event]) => event)).toEqual([
    { name: 'filter_cameras', params: { filter_type: 'state', filter_value: 'Ohio' } },
    { name: 'filter_cameras', params: { filter_type: 'favorites', filter_value: 'favorites' } },
    { name: 'search', params: { search_length: 4, search_kind: 'other' } },
  ]);
});

test('clearing the filters also clears unsaved text', () => {
  const control = start();
  act(() => control.current.onSearch('yonkers'));
  act(() => control.current.onSearchEnd());
  act(() => control.current.onChange(NO_FILTERS));
  expect(window.location.search).toBe('');
  expect(control.current.query).toEqual(NO_FILTERS);
});

test('Back wins over typing that has not reached the address', () => {
  const control = start();
  act(() => pushUrl({ state: 'NY' }));
  act(() => control.current.onSearch('yonkers'));
  act(() => {
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(control.current.query.q).toBe('');
  act(() => jest.advanceTimersByTime(350));
  expect(window.location.search).toBe('');
});
