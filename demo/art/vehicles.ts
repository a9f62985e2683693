import { FRAME_WIDTH } from '../scenes/scene';
import type { VehicleState } from '../traffic/lane';
import { mix, shade, type Color } from './color';
import type { Prop, Stage } from './stage';
import { circle, dots, ellipse, path, polygon, stroke, type Point, faint } from './svg';
import {
  BODIES,
  getCorners,
  getDistance,
  getFaces,
  type Finish,
  LIGHTS,
  type Placer,
  createPlacer,
} from './vehicle-body';

/** Beyond this distance a vehicle is a box with two lights. */
const SIMPLE_BEYOND_M = 85;
/** Beyond this distance only the lights are drawn, and all of them share two strokes. */
const LIGHTS_BEYOND_M = 170;
/** Pixels per meter above which the two lights of a pair glow separately. */
const PAIR_SCALE = 5.5;
const GLASS: Color = '#0e151d';
const DARK: Color = '#14171b';
const STEEL: Color = '#aab2b9';
/** Tints surfaces at night. */
const NIGHT_TINT: Color = '#0d1422';

const FINISHES: Readonly<Record<Exclude<Finish, 'paint'>, Color>> = { glass: GLASS, dark: DARK, steel: STEEL };

/** Vehicles with their lights. Distant ones are drawn together. */
export function vehicleProps(stage: Stage, states: readonly VehicleState[]): Prop[] {
  const far = states.filter((state) => getDistance(state) > stage.within(LIGHTS_BEYOND_M));
  const near = states.filter((state) => getDistance(state) <= stage.within(LIGHTS_BEYOND_M) && isInView(stage, state));
  return [
    { z: stage.within(LIGHTS_BEYOND_M), svg: farLights(stage, far) },
    ...near.map((state) => vehicleProp(stage, state)),
  ];
}

/** Margin for light that shines into the picture, pixels. */
const MARGIN_PX = 30;

function isInView({ lens }: Stage, state: VehicleState): boolean {
  const xs = getCorners(createPlacer(lens, state), state).map(({ x }) => x);
  return Math.max(...xs) > -MARGIN_PX && Math.min(...xs) < FRAME_WIDTH + MARGIN_PX;
}

function farLights(stage: Stage, states: readonly VehicleState[]): string {
  const lights = (heading: VehicleState['heading']): string =>
    dotsPath(
      states
        .filter((state) => state.heading === heading)
        .map((state) => createPlacer(stage.lens, state)(heading === 'away' ? 0 : state.model.lengthM, 0, 0.8)),
      1.4,
    );
  const isDark = stage.light.lamps > 0.1;
  const glow = (data: string, color: string): string =>
    isDark && data !== ''
      ? stroke(data, color, 4.2, { 'stroke-linecap': 'round', opacity: faint(stage.light.lamps * 0.22) })
      : '';
  const [tails, heads] = [lights('away'), lights('toward')];
  const [tailColor, headColor] = isDark ? ['#ff4a3d', '#fff3d8'] : ['#4b5158', '#5c646c'];
  return (
    glow(tails, tailColor) + glow(heads, headColor) + stroke(tails, tailColor, 1.2) + stroke(heads, headColor, 1.3)
  );
}

function vehicleProp(stage: Stage, state: VehicleState): Prop {
  const z = getDistance(state);
  const place = createPlacer(stage.lens, state);
  // The beam is behind a vehicle that drives away and in front of one that comes.
  const thrown = beam(stage, place, state, z);
  const body = drawShadow(stage, place, state) + drawBody(stage, state, place, z);
  return { z, svg: (state.heading === 'toward' ? body + thrown : thrown + body) + drawLights(stage, state, place, z) };
}

function finish(stage: Stage, state: VehicleState, of: Finish, brightness: number): Color {
  const own = of === 'paint' ? state.model.color : FINISHES[of];
  const lit = mix(NIGHT_TINT, own, 0.16 + stage.light.ambient * 0.84);
  const sky = of === 'glass' ? mix(lit, stage.light.skyMid, 0.22 * brightness) : lit;
  return shade(sky, brightness);
}

function drawBody(stage: Stage, state: VehicleState, place: Placer, z: number): string {
  const blocks = BODIES[state.model.body];
  const isSimple = z > stage.within(SIMPLE_BEYOND_M);
  // On an oncoming truck the cab hides the lower front of the trailer; on a departing one the trailer hides the cab.
  const ordered =
    state.heading === 'toward' && state.model.class === 'truck' ? blocks.toSorted((a, b) => a.u[1] - b.u[1]) : blocks;
  return ordered
    .map((block) => {
      const faces = getFaces(place, block, state, stage.lens);
      return (
        (isSimple && state.model.class !== 'truck'
          ? ''
          : path(polygon(faces.flank), finish(stage, state, block.sides, 0.72))) +
        path(polygon(faces.top), finish(stage, state, block.top, 1.08)) +
        path(polygon(faces.facing), finish(stage, state, block.sides, 0.88))
      );
    })
    .join('');
}

/** A vehicle in one flat color. */
export function silhouette({ lens }: Stage, state: VehicleState, color: Color): string {
  const place = createPlacer(lens, state);
  const faces = BODIES[state.model.body].map((block) => getFaces(place, block, state, lens));
  const outlines = faces.flatMap(({ flank, top, facing }) => [flank, top, facing]);
  return outlines.map((outline) => path(polygon(outline), color)).join('');
}

function drawShadow(stage: Stage, place: Placer, state: VehicleState): string {
  const { lengthM } = state.model;
  const outline = [
    place(-0.2, -1.15, 0),
    place(-0.2, 1.15, 0),
    place(lengthM + 0.3, 1.15, 0),
    place(lengthM + 0.3, -1.15, 0),
  ];
  return path(polygon(outline), '#000', { opacity: faint(0.28 + stage.light.ambient * 0.22) });
}

function pair(place: Placer, state: VehicleState, u: number): Point[] {
  const { y, half } = LIGHTS[state.model.body];
  return half === 0 ? [place(u, 0, y)] : [place(u, -half, y), place(u, half, y)];
}

function drawLights(stage: Stage, state: VehicleState, place: Placer, z: number): string {
  const tail = pair(place, state, 0);
  const nose = pair(place, state, state.model.lengthM);
  const scale = stage.lens.scaleAt(z);
  if (state.heading === 'away') return tailLights(stage, state, tail, scale);
  if (state.heading === 'toward') return headLights(stage, nose, scale, 1);
  return tailLights(stage, state, tail.slice(0, 1), scale) + headLights(stage, nose.slice(0, 1), scale, 0.5);
}

/** Distant pairs merge into one glow. */
const mergePair = (lights: readonly Point[]): Point[] => {
  const [first, last] = [lights[0], lights.at(-1)];
  return first === undefined || last === undefined ? [] : [{ x: (first.x + last.x) / 2, y: first.y }];
};

const dotsPath = (lights: readonly Point[], width: number): string =>
  dots(
    lights.map(({ x, y }) => ({ x: x - width / 2, y })),
    width,
  );

function tailLights(stage: Stage, state: VehicleState, lights: readonly Point[], scale: number): string {
  const strength = stage.light.lamps * (state.isBraking ? 1 : 0.72) + (state.isBraking ? 0.35 : 0);
  const width = Math.max(0.9, scale * 0.32);
  const color = state.isBraking ? '#ff3b30' : mix('#6e1414', '#ff2a22', 0.25 + stage.light.lamps * 0.75);
  const isPair = scale > PAIR_SCALE;
  const radius = Math.max(2.4, scale * (isPair ? 0.95 : 1.3));
  const opacity = faint(Math.min(1, strength));
  const glows = (isPair ? lights : mergePair(lights)).map(
    (at) =>
      (strength > 0.1 ? circle(at, radius, 'url(#tl)', { opacity }) : '') + mirrored(stage, at, scale, 'url(#tl)'),
  );
  return glows.join('') + stroke(dotsPath(lights, width), color, width * 0.6);
}

function headLights(stage: Stage, lights: readonly Point[], scale: number, strength: number): string {
  const on = stage.light.lamps;
  const core = Math.max(1.5, scale * 0.34);
  const isPair = scale > PAIR_SCALE;
  const radius = Math.max(3.6, scale * (isPair ? 1.35 : 1.8)) * strength;
  const glows = (isPair ? lights : mergePair(lights)).map(
    (at) =>
      (on > 0.1 ? circle(at, radius, 'url(#hl)', { opacity: faint(on) }) : '') + mirrored(stage, at, scale, 'url(#hl)'),
  );
  const color = on > 0.1 ? '#fffaf0' : '#d9dde0';
  return glows.join('') + stroke(dotsPath(lights, 0.1), color, core, { 'stroke-linecap': 'round' });
}

/** Reflection on a wet road. */
function mirrored(stage: Stage, { x, y }: Point, scale: number, fill: string): string {
  if (!stage.isWet) return '';
  return ellipse({ x, y: y + scale * 2.2 }, [Math.max(0.9, scale * 0.27), scale * 2.3], fill, { opacity: 0.7 });
}

/** Headlight beam on the road. */
function beam(stage: Stage, place: Placer, state: VehicleState, z: number): string {
  if (stage.light.lamps < 0.4 || z > stage.within(SIMPLE_BEYOND_M)) return '';
  const from = state.model.lengthM;
  const center = place(from + 5, 0, 0);
  const end = place(from + 11, 0, 0);
  const side = place(from + 5, 2.2, 0);
  const rx = Math.max(Math.abs(side.x - center.x), Math.abs(end.x - center.x));
  const ry = Math.max(1, Math.abs(end.y - center.y), Math.abs(side.y - center.y));
  return ellipse(center, [rx, ry], 'url(#bm)', { opacity: faint(stage.light.lamps * 0.8) });
}
