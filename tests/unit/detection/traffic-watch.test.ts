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

test.each([
  ['a jam is reported once, and its end once', [300, 300], 1, ['stopped', 'moving']],
  ['a jam is not reported in its first minutes', [89], 1, []],
  ['moving traffic is not reported in its first minute', [0, 60], 1, []],
  ['red lights of a minute are no jam, however often they come', Array(6).fill([60, 30]).flat(), 1, []],
  ['a crawl does not end a jam', [200, 15, 75, 15, 75, 15, 75], 1, ['stopped']],
  ['a short stop does not start one', [0, 200, 15, 200, 15, 200], 1, ['moving']],
  ['a still every 15 seconds is enough', [300, 300], 15, ['stopped', 'moving']],
] as const)('%s', (_name, seconds: readonly number[], stepS, states) => {
  expect(follow(seconds, stepS)).toEqual(states);
});

test('only one sample a second counts, and a gap of a minute starts over', () => {
  const first = watchTraffic({ ...UNWATCHED, state: 'stopped' }, true, 1_000);
  expect(watchTraffic(first, true, 1_500)).toBe(first);
  const later = { at: 61_001, isStopped: true };
  expect(watchTraffic(first, true, later.at)).toEqual({ state: 'unknown', samples: [later] });
});
