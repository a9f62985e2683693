import { CLIPS } from '@/demo/scenes/clips';
import { LOOP_MS } from '@/demo/feeds/live-timeline';
import { FRAME_HEIGHT, FRAME_WIDTH, SCENE_KINDS, type Scene, type SceneKind } from '@/demo/scenes/scene';
import { drawScene } from '@/demo/art/draw-scene';
import { visibleVehicles } from '@/tests/support/simulated-detections';

const NOW = Date.UTC(2026, 5, 1, 2, 30);

const sceneOfKind = (kind: SceneKind, more: Partial<Scene> = {}): Scene => ({
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

test.each(SCENE_KINDS)('a picture of kind %s is a well-formed document of the right size', (kind) => {
  const svg = drawScene(sceneOfKind(kind), NOW);
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.getAttribute('viewBox')).toBe(`0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}`);
});

test.each(SCENE_KINDS)('a picture of kind %s holds only numbers that can be drawn', (kind) => {
  expect(drawScene(sceneOfKind(kind), NOW)).not.toMatch(/NaN|Infinity|undefined|null/);
});

test.each(['rain', 'snow', 'fog'] as const)('%s changes the picture', (weather) => {
  expect(drawScene(sceneOfKind('freeway', { weather }), NOW)).not.toBe(drawScene(sceneOfKind('freeway'), NOW));
});

test('every gradient that is used is defined, and none is defined that is not used', () => {
  const svg = drawScene(sceneOfKind('avenue', { weather: 'rain' }), NOW);
  const used = new Set(Array.from(svg.matchAll(/url\(#(\w+)\)/g), ([, id]) => id));
  const defined = new Set(Array.from(svg.matchAll(/ id="(\w+)"/g), ([, id]) => id));
  expect([...used].sort()).toEqual([...defined].sort());
});

test('no picture asks for a filter, which browsers draw slowly', () => {
  expect(SCENE_KINDS.map((kind) => drawScene(sceneOfKind(kind), NOW)).join('')).not.toContain('filter');
});

test('the same moment gives the same picture', () => {
  expect(drawScene(sceneOfKind('bridge'), NOW)).toBe(drawScene(sceneOfKind('bridge'), NOW));
});

test('two places of one kind do not look alike', () => {
  expect(drawScene(sceneOfKind('curve', { seed: 'a' }), NOW)).not.toBe(
    drawScene(sceneOfKind('curve', { seed: 'b' }), NOW),
  );
});

test('noon is brighter than midnight', () => {
  const sky = (at: number): string =>
    /id="sky".*?stop-color="(#\w{6})"/.exec(drawScene(sceneOfKind('plains'), at))?.[1] ?? '';
  const brightness = (color: string): number =>
    Number.parseInt(color.slice(1, 3), 16) + Number.parseInt(color.slice(5, 7), 16);
  expect(brightness(sky(Date.UTC(2026, 5, 1, 17)))).toBeGreaterThan(3 * brightness(sky(Date.UTC(2026, 5, 1, 5))));
});

test('the caption shows the name and the local clock, and markup in a name stays text', () => {
  const svg = drawScene(sceneOfKind('toll', { caption: { name: 'Mill <b> Rd', timeZone: 'America/New_York' } }), NOW);
  expect(svg).toContain('Mill &lt;b&gt; Rd');
  expect(svg).toContain('2026-05-31 22:30:00');
});

test('a clip has no clock, so that it can loop', () => {
  expect(drawScene(CLIPS['freeway-night'], 0)).not.toContain('<tspan');
});

test.each(Object.entries(CLIPS))('clip %s ends as it begins', (_name, scene) => {
  expect(drawScene(scene, LOOP_MS + 4_000)).toBe(drawScene(scene, 4_000));
  expect(visibleVehicles(scene, LOOP_MS)).toEqual(visibleVehicles(scene, 0));
});

test.each(SCENE_KINDS.filter((kind) => kind !== 'airfield'))('vehicles move on a road of kind %s', (kind) => {
  const scene = sceneOfKind(kind);
  const moments = [0, 2_000, 4_000, 6_000].map((at) => JSON.stringify(visibleVehicles(scene, at)));
  expect(new Set(moments).size).toBe(moments.length);
});

test.each(SCENE_KINDS)('boxes of vehicles lie inside the picture on a road of kind %s', (kind) => {
  const scene = sceneOfKind(kind);
  const vehicles = Array.from({ length: 40 }, (_, step) => visibleVehicles(scene, step * 500)).flat();
  const outside = vehicles.filter(({ bbox: [x, y, width, height] }) => {
    const isInside = x >= 0 && y >= 0 && x + width <= FRAME_WIDTH && y + height <= FRAME_HEIGHT;
    return !isInside || width < 5 || height < 5;
  });
  expect(vehicles.length).toBeGreaterThan(0);
  expect(outside).toEqual([]);
});

test('vehicles stop at a red signal and go on at green', () => {
  const scene = sceneOfKind('avenue', { loopMs: 120_000 });
  const still = (from: number): number => {
    const [before, after] = [visibleVehicles(scene, from), visibleVehicles(scene, from + 500)];
    const places = new Set(after.map(({ bbox }) => bbox.join()));
    return before.filter(({ bbox }) => places.has(bbox.join())).length;
  };
  // Main street has red from 10 to 20 s of each cycle.
  expect(still(39_000)).toBeGreaterThan(2);
  expect(still(48_000)).toBeLessThan(still(39_000));
});

test('a phase moves the traffic, not the clock', () => {
  const [early, late] = [0, 7_000].map((phaseMs) => sceneOfKind('avenue', { phaseMs }));
  expect(visibleVehicles(late!, NOW)).toEqual(visibleVehicles(early!, NOW + 7_000));
  expect(drawScene(late!, NOW)).toContain('2026-05-31 22:30:00');
});

test('a sparse picture is much shorter than a full one', () => {
  const [full, sparse] = (['full', 'sparse'] as const).map(
    (detail) => drawScene(sceneOfKind('avenue', { detail }), NOW).length,
  );
  expect(sparse!).toBeLessThan(full! * 0.6);
});
