/** @jest-environment jsdom */
import { CLIPS } from '@/demo/scenes/clips';
import { LOOP_MS } from '@/demo/feeds/live-timeline';
import { FRAME_HEIGHT, FRAME_WIDTH, SCENE_KINDS, type Scene, type SceneKind } from '@/demo/scenes/scene';
import { drawScene } from '@/demo/art/draw-scene';
import { visibleVehicles } from '@/tests/support/simulated-detections';

const NOW = Date.UTC(2026, 5, 1, 2, 30);

const createScene = (kind: SceneKind, more: Partial<Scene> = {}): Scene => ({
  seed: `test ${kind}`,
  kind,
  weather: 'clear',
  lighting: { kind: 'local', lat: 42.65, lng: -73.75 },
  loopMs: LOOP_MS,
  phaseMs: 0,
  detail: 'full',
  sign: 'Albany',
  caption: { name: 'I-87 at Albany', timeZone: 'America/New_York' },
  ...more,
});

test.each(SCENE_KINDS)('%s: the picture is a well-formed SVG of the right size, the same for the same time', (kind) => {
  const svg = drawScene(createScene(kind), NOW);
  expect(svg).toBe(drawScene(createScene(kind), NOW));
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null|filter/);
  // eslint-disable-next-line no-restricted-syntax -- XML, not HTML
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.getAttribute('viewBox')).toBe(`0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}`);
});

test.each([{ weather: 'rain' }, { weather: 'snow' }, { weather: 'fog' }, { seed: 'another place' }] as const)(
  '%j changes the picture',
  (change) => {
    expect(drawScene(createScene('curve', change), NOW)).not.toBe(drawScene(createScene('curve'), NOW));
  },
);

test('the defined gradients are exactly those in use', () => {
  const svg = drawScene(createScene('avenue', { weather: 'rain' }), NOW);
  const used = new Set(Array.from(svg.matchAll(/url\(#(\w+)\)/g), ([, id]) => id));
  const defined = new Set(Array.from(svg.matchAll(/ id="(\w+)"/g), ([, id]) => id));
  expect([...used].sort()).toEqual([...defined].sort());
});

test('noon is brighter than midnight', () => {
  const sky = (at: number): string =>
    /id="sky".*?stop-color="(#\w{6})"/.exec(drawScene(createScene('plains'), at))?.[1] ?? '';
  const brightness = (color: string): number =>
    Number.parseInt(color.slice(1, 3), 16) + Number.parseInt(color.slice(5, 7), 16);
  expect(brightness(sky(Date.UTC(2026, 5, 1, 17)))).toBeGreaterThan(3 * brightness(sky(Date.UTC(2026, 5, 1, 5))));
});

test('the caption shows the local time and the escaped name', () => {
  const svg = drawScene(createScene('toll', { caption: { name: 'Mill <b> Rd', timeZone: 'America/New_York' } }), NOW);
  expect(svg).toContain('Mill &lt;b&gt; Rd');
  expect(svg).toContain('2026-05-31 22:30:00');
});

test.each(Object.entries(CLIPS))(
  '%s: the clip ends as it begins, without a clock, which would jump',
  (_name, scene) => {
    expect(drawScene(scene, 0)).not.toContain('<tspan');
    expect(drawScene(scene, LOOP_MS + 4_000)).toBe(drawScene(scene, 4_000));
    expect(visibleVehicles(scene, LOOP_MS)).toEqual(visibleVehicles(scene, 0));
  },
);

test.each(SCENE_KINDS)('%s: vehicles move inside the picture', (kind) => {
  const moments = Array.from({ length: 40 }, (_, step) => visibleVehicles(createScene(kind), step * 500));
  const vehicles = moments.flat();
  expect(new Set(moments.map((moment) => JSON.stringify(moment))).size).toBeGreaterThan(1);
  const outside = vehicles.filter(({ bbox: [x, y, width, height] }) => {
    const isInside = x >= 0 && y >= 0 && x + width <= FRAME_WIDTH && y + height <= FRAME_HEIGHT;
    return !isInside || width < 5 || height < 5;
  });
  expect(vehicles.length).toBeGreaterThan(0);
  expect(outside).toEqual([]);
});

test('a phase shifts the traffic, not the clock', () => {
  const [early, late] = [0, 7_000].map((phaseMs) => createScene('avenue', { phaseMs }));
  expect(visibleVehicles(late!, NOW)).toEqual(visibleVehicles(early!, NOW + 7_000));
  expect(drawScene(late!, NOW)).toContain('2026-05-31 22:30:00');
});

test('a sparse picture is much shorter than a full one', () => {
  const [full, sparse] = (['full', 'sparse'] as const).map(
    (detail) => drawScene(createScene('avenue', { detail }), NOW).length,
  );
  expect(sparse!).toBeLessThan(full! * 0.6);
});
