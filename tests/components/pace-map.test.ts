import type { Map as MapLibre } from 'maplibre-gl';
import { paceMap } from '@/components/map/pace-map';

let now = 0;
let callbacks: (() => void)[] = [];

/** The part of MapLibre that is paced, on a graphics card. */
class PlainMap extends EventTarget {
  ratio = 1;
  isLoaded = false;
  readonly draw = jest.fn();
  readonly painter = { render: () => void this.draw() };
  readonly loaded = () => this.isLoaded;
  readonly on = (type: string, listener: () => void) => this.addEventListener(type, listener);
  readonly once = (type: string, listener: () => void) => this.addEventListener(type, listener, { once: true });
  readonly fire = (type: string) => this.dispatchEvent(new Event(type));
  readonly getCanvas = () => ({ getContext: () => null });
  readonly setPixelRatio = (ratio: number) => (this.ratio = ratio);
  triggerRepaint = () => {
    requestAnimationFrame(() => {
      this.painter.render();
      this.fire('render');
    });
  };
}

/** Without a graphics card. */
class SoftwareMap extends PlainMap {
  isDone = true;
  readonly show = jest.fn();
  private readonly gl = new Proxy<Record<string, unknown>>(
    {
      getExtension: () => ({ UNMASKED_RENDERER_WEBGL: 1 }),
      getParameter: () => 'SwiftShader',
      isContextLost: () => false,
      fenceSync: () => ({}),
      SIGNALED: true,
      getSyncParameter: () => this.isDone,
      blitFramebuffer: this.show,
    },
    { get: (known, name: string) => known[name] ?? (() => undefined) },
  );
  override readonly painter = {
    ...{ context: { gl: this.gl }, width: 100, height: 100 },
    render: () => void this.draw(),
    resize: (_width: number, _height: number, ratio: number) => (this.ratio = ratio),
  };
  readonly getContainer = () => ({ clientWidth: 100, clientHeight: 100 });
  override readonly getCanvas = () => ({ getContext: () => this.gl }) as never;
}

/** Draws the frame that is due, if one is, and returns whether one was. */
function drawFrame(ms: number): boolean {
  const due = callbacks.splice(0);
  for (const callback of due) callback();
  now += ms;
  jest.advanceTimersByTime(0);
  return due.length > 0;
}

function pass(ms: number): void {
  now += ms;
  jest.advanceTimersByTime(ms);
}

function pacedMap(): PlainMap {
  const map = new PlainMap();
  paceMap(map as unknown as MapLibre);
  return map;
}

beforeEach(() => {
  jest.useFakeTimers();
  callbacks = [];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => callbacks.push(() => callback(now)));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('after a slow frame the page has 2.5 times as long for itself, after a fast one the next is due', () => {
  const map = pacedMap();
  map.triggerRepaint();
  drawFrame(100);
  map.triggerRepaint();
  pass(249);
  expect(drawFrame(0)).toBe(false);
  pass(1);
  expect(drawFrame(5)).toBe(true);
  map.triggerRepaint();
  expect(drawFrame(5)).toBe(true);
});

test('a slow map is coarse while it moves, and sharp after a rest; a fast one stays sharp', () => {
  const [slow, fast] = [pacedMap(), pacedMap()];
  for (const [map, ms] of [
    [slow, 100],
    [slow, 100],
    [fast, 5],
    [fast, 5],
  ] as const) {
    map.triggerRepaint();
    pass(300);
    drawFrame(ms);
  }
  slow.fire('movestart');
  fast.fire('movestart');
  expect([slow.ratio, fast.ratio]).toEqual([0.5, 1]);
  slow.fire('moveend');
  pass(149);
  expect(slow.ratio).toBe(0.5);
  pass(1);
  expect(slow.ratio).toBe(1);
});

test.each([
  ['whole', (map: PlainMap) => (map.isLoaded = true)],
  ['late', () => pass(2_000)],
])('without a graphics card the first picture is drawn when it is %s', (_when, come) => {
  const map = new SoftwareMap();
  paceMap(map as unknown as MapLibre);
  map.triggerRepaint();
  drawFrame(1);
  expect(map.draw).not.toHaveBeenCalled();
  come(map);
  map.triggerRepaint();
  drawFrame(1);
  expect(map.draw).toHaveBeenCalled();
});

test('without a graphics card a dense screen gets one pixel where it has several', () => {
  jest.replaceProperty(window, 'devicePixelRatio', 3);
  const map = new SoftwareMap();
  map.isLoaded = true;
  paceMap(map as unknown as MapLibre);
  drawFrame(1);
  expect(map.ratio).toBe(0.5);
  map.fire('idle');
  pass(150);
  drawFrame(1);
  expect(map.ratio).toBe(1);
});

test('without a graphics card a picture is shown when it is done, and the next begins after a rest', () => {
  const map = new SoftwareMap();
  map.isLoaded = true;
  map.isDone = false;
  paceMap(map as unknown as MapLibre);
  drawFrame(0);
  map.triggerRepaint();
  pass(96);
  expect(drawFrame(0)).toBe(false);
  expect(map.show).not.toHaveBeenCalled();
  map.isDone = true;
  pass(8);
  expect(map.show).toHaveBeenCalledTimes(1);
  pass(259);
  expect(drawFrame(0)).toBe(false);
  pass(1);
  expect(drawFrame(0)).toBe(true);
  expect(map.draw).toHaveBeenCalledTimes(2);
});
