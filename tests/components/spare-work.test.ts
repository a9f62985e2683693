import type { default as Hls, HlsConfig } from 'hls.js';
import { chooseOnce, spareWork } from '@/components/feed/spare-work';

const loaded = jest.fn();
const aborted = jest.fn();

/** hls.js's own loader: records what it is asked for. */
class FakeLoader {
  load(context: { url: string }): void {
    loaded(context.url);
  }
  abort(): void {
    aborted();
  }
  destroy(): void {}
}

/** Stands for hls.js's loops. */
class FakeLoop {
  every: number | null = null;
  setInterval(ms: number): boolean {
    this.every = ms;
    return true;
  }
  clearInterval(): boolean {
    const had = this.every !== null;
    this.every = null;
    return had;
  }
}

let player: { loadingEnabled: boolean; media: object };
let details: object | undefined;

const fakes = { loader: FakeLoader, streamController: FakeLoop, gapController: FakeLoop };
const defaults = fakes as unknown as HlsConfig;

const spare = (change: Partial<HlsConfig> = {}) =>
  spareWork(defaults, { lowLatencyMode: false, ...change }, () => player as unknown as Hls);

function makeLoader(change?: Partial<HlsConfig>) {
  const { pLoader } = spare(change);
  return pLoader && new pLoader(defaults);
}

type Loops = Pick<Required<HlsConfig>, 'streamController' | 'gapController'>;

function makeLoop(name: keyof Loops): FakeLoop {
  const Loop = spare()[name] as unknown as typeof FakeLoop;
  return new Loop();
}

/** hls.js asks for a playlist of this kind, one target duration after the last time. */
function ask(type: 'level' | 'manifest') {
  const loader = makeLoader()!;
  loader.load({ type, url: type, levelOrTrack: { details } } as never, {} as never, {} as never);
  return loader;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 100_000 });
  jest.clearAllMocks();
  const segments = { targetduration: 2, fragments: Array(6), edge: 30, updated: true, advancedDateTime: 98_000 };
  details = { live: true, canBlockReload: false, ...segments };
  player = {
    loadingEnabled: true,
    media: { HAVE_FUTURE_DATA: 3, readyState: 4, currentTime: 26 },
  };
});

afterEach(() => {
  jest.useRealTimers();
});

test('a playing wall asks for its live playlist every second target duration', () => {
  ask('manifest');
  expect(loaded.mock.calls).toEqual([['manifest']]);
  ask('level');
  jest.advanceTimersByTime(1_999);
  expect(loaded.mock.calls).toEqual([['manifest']]);
  jest.advanceTimersByTime(1);
  expect(loaded.mock.calls).toEqual([['manifest'], ['level']]);
});

test.each([
  ['has stopped for lack of video', () => (player.media = { ...player.media, readyState: 2 })],
  ['changes to another level', () => (details = undefined)],
  ['plays a recording', () => (details = { ...details, live: false })],
  ['is told when there is more', () => (details = { ...details, canBlockReload: true })],
])('a player that %s asks at once', (_what, change) => {
  change();
  ask('level');
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('a player that moved to another playlist, or rests, in the meantime does not ask', () => {
  ask('level').abort();
  expect(aborted).toHaveBeenCalledTimes(1);
  ask('level');
  player.loadingEnabled = false;
  jest.advanceTimersByTime(10_000);
  expect(loaded).not.toHaveBeenCalled();
});

test('the enlarged video, which plays with low latency, asks as hls.js does', () => {
  expect(makeLoader({ lowLatencyMode: true })).toBeUndefined();
});

test.each(['streamController', 'gapController'] as const)(
  'hls.js checks a player often while it starts, then twice a second: %s',
  (name) => {
    const [loop, stopped] = [makeLoop(name), makeLoop(name)];
    for (const one of [loop, stopped]) one.setInterval(100);
    stopped.clearInterval();
    jest.advanceTimersByTime(2_999);
    expect(loop.every).toBe(100);
    jest.advanceTimersByTime(1);
    expect([loop.every, stopped.every]).toEqual([500, null]);
  },
);

test('hls.js chooses among several levels, and not where there is one', () => {
  const on = jest.fn<undefined, [string, (event: string, data: { levels: unknown[] }) => void]>();
  const hls = { on, loadLevel: -1 };
  chooseOnce(hls as unknown as Hls, 'parsed' as never);
  const [, listener] = on.mock.calls[0]!;
  listener('parsed', { levels: Array(3) });
  expect(hls.loadLevel).toBe(-1);
  listener('parsed', { levels: Array(1) });
  expect(hls.loadLevel).toBe(0);
});
