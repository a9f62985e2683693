import { describeSearch } from '@/lib/analytics/send-event';
import { createSearchReport, filterEvents, pageView } from '@/lib/analytics/usage-event';
import { NO_FILTERS, withSource, withState, type CameraQuery } from '@/lib/search/camera-query';

const NARROW: CameraQuery = {
  ...NO_FILTERS,
  source: '511ny',
  state: 'New York',
  area: 'county:Erie',
  sort: 'roadway',
  favoritesOnly: true,
};

const filters = (before: CameraQuery, next: CameraQuery) => filterEvents(before, next).map(({ params }) => params);

test('a page view has neither query nor fragment', () => {
  const url = new URL('https://roadfeed.example/reset-password?oobCode=secret&q=my+road#token');
  expect(pageView(url, 'Roadfeed')).toEqual({
    name: 'page_view',
    params: { page_path: '/reset-password', page_title: 'Roadfeed' },
  });
});

test.each([
  ['camera_type', 'caltrans', withSource(NARROW, 'caltrans')],
  ['state', 'Ohio', withState(NARROW, 'Ohio')],
  ['local_area', 'city:Buffalo', { ...NARROW, area: 'city:Buffalo' }],
  ['sort', 'random', { ...NARROW, sort: 'random' }],
  ['favorites', 'all', { ...NARROW, favoritesOnly: false }],
  ['warnings', 'warned', { ...NARROW, warned: true }],
] as const)('changing %s counts once, without the filters it resets', (filter_type, filter_value, next) => {
  expect(filters(NARROW, next)).toEqual([{ filter_type, filter_value }]);
});

test('clearing the radius of a place counts once, without its sort order', () => {
  const near = { lat: 40, lng: -75, km: 12, name: null };
  expect(filters({ ...NO_FILTERS, near, sort: 'nearest' }, NO_FILTERS)).toEqual([
    { filter_type: 'local_area', filter_value: 'all' },
  ]);
});

test('clearing counts the filters that were set, and search is not a filter', () => {
  expect(filters(NARROW, { ...NO_FILTERS, sort: 'roadway' })).toEqual([
    { filter_type: 'camera_type', filter_value: 'all' },
    { filter_type: 'favorites', filter_value: 'all' },
  ]);
  expect(filters(NARROW, { ...NARROW, q: 'bridge' })).toEqual([]);
});

test.each([
  ['I-90 at 12 Elm Street', 'road'],
  ['new york', 'region'],
  ['12 Elm Street', 'other'],
])('a search for "%s" reports its length and kind, and none of its words', (text, search_kind) => {
  expect(describeSearch(text)).toEqual({ name: 'search', params: { search_length: text.length, search_kind } });
});

const report = jest.fn<undefined, [string]>();
const type = createSearchReport(report);

beforeEach(() => {
  jest.useFakeTimers();
  report.mockClear();
});

test('a search counts once, 500 ms after the last keystroke', () => {
  for (const text of ['I', 'I-', 'I-9', 'I-90 ']) {
    type(text);
    jest.advanceTimersByTime(499);
  }
  expect(report).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(report.mock.calls).toEqual([['I-90']]);
  jest.advanceTimersByTime(10_000);
  expect(report).toHaveBeenCalledTimes(1);
});

test.each(['', '   '])('a search for %j does not count, nor does the text it replaced', (empty) => {
  type('I-90');
  jest.advanceTimersByTime(400);
  type(empty);
  jest.advanceTimersByTime(10_000);
  expect(report).not.toHaveBeenCalled();
});
