import { UNWATCHED, watchTraffic, type TrafficWatch } from '@/lib/detection/traffic';

/** Changes of state for traffic that is stopped, moving, and so on, for these numbers of seconds. */
function follow(seconds: readonly number[], stepS = 1): TrafficWatch['state'][] {
  let watch = UNWATCHED;
  let at = 0;
  const said: TrafficWatch['state'][] = [];
  seconds.forEach((length, index) => {
    for (let passed = 0; passed < length; passed += stepS) {
      const next = watchTraffic(watch, index % 2 === 0, (at += stepS * 1_000));
      if (next.state !== watch.state) said.push(next.state);
      watch = next;
    }
  });
  return said;
}

test('a jam is reported once, and its end once', () => {
  expect(follow([300, 300])).toEqual(['stopped', 'moving']);
});

test('nothing is reported in the first minutes', () => {
  expect(follow([89])).toEqual([]);
  expect(follow([0, 60])).toEqual([]);
});

test('red lights of a minute are no jam, however often they come', () => {
  expect(follow([60, 30, 60, 30, 60, 30, 60, 30, 60, 30, 60, 30])).toEqual([]);
});

test('a crawl does not end a jam, and a short stop does not start one', () => {
  expect(follow([200, 15, 75, 15, 75, 15, 75])).toEqual(['stopped']);
  expect(follow([0, 200, 15, 200, 15, 200])).toEqual(['moving']);
});

test('a still that changes every five minutes needs three pictures in a row', () => {
  expect(follow([600], 300)).toEqual([]);
  expect(follow([900, 900], 300)).toEqual(['stopped', 'moving']);
});

test('only one sample a second counts, and a gap of minutes starts over', () => {
  const first = watchTraffic(UNWATCHED, true, 1_000);
  expect(watchTraffic(first, true, 1_500)).toBe(first);
  expect(watchTraffic(first, true, 500_000).samples).toHaveLength(1);
});
