import { describeShape } from '@/lib/sync/report';

test.each([
  [{ rows: 100, cameras: 90, dropped: { 'no-feed': 10 }, failure: null }, true, /format unchanged; 90 cameras/],
  [{ rows: 100, cameras: 70, dropped: { unreadable: 30 }, failure: null }, false, /the format changed; 30 of 100/],
  [
    { rows: 100, cameras: 0, dropped: { 'no-feed': 100 }, failure: null },
    false,
    /no camera with a picture or video in 100 rows/,
  ],
  [{ rows: 0, cameras: 0, dropped: {}, failure: 'not JSON (an HTML page)' }, false, /no usable response \(not JSON/],
])('of %j it says whether the shape is known: %s', (report, isKnown, text) => {
  const verdict = describeShape('511wi', report);
  expect(verdict).toEqual({ isKnown, text: expect.stringMatching(text) as string });
});
