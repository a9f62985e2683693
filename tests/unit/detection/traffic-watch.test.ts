import { UNWATCHED, watchTraffic, type TrafficWatch } from '@/lib/detection/traffic-watch';

/** What is said of traffic that stands for so many seconds, then flows, and so on, each time it changes. */
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

test('a jam is said once, and its end once', () => {
  expect(follow([300, 300])).toEqual(['stands', 'flows']);
});

test('minutes pass before anything is said', () => {
  expect(follow([89])).toEqual([]);
  expect(follow([0, 60])).toEqual([]);
});

test('red lights of a minute are no jam, however often they come', () => {
  expect(follow([60, 30, 60, 30, 60, 30, 60, 30, 60, 30, 60, 30])).toEqual([]);
});

test('traffic that crawls goes on standing, and a short stop of flowing traffic goes on flowing', () => {
  expect(follow([200, 15, 75, 15, 75, 15, 75])).toEqual(['stands']);
  expect(follow([0, 200, 15, 200, 15, 200])).toEqual(['flows']);
});

test('of a still that changes once in five minutes, three pictures in a row are needed', () => {
  expect(follow([600], 300)).toEqual([]);
  expect(follow([900, 900], 300)).toEqual(['stands', 'flows']);
});

test('a sample within the same second does not count, and a pause of minutes starts anew', () => {
  const first = watchTraffic(UNWATCHED, true, 1_000);
  expect(watchTraffic(first, true, 1_500)).toBe(first);
  expect(watchTraffic(first, true, 500_000).samples).toHaveLength(1);
});
