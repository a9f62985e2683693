import type { VehicleState } from '../traffic/lane';
import { mix, shade, type Colour } from './colour';
import type { Prop, Stage } from './stage';
import { circle, ellipse, path, polygon, rect, type Point } from './svg';
import { BODIES, LIGHTS, type Finish } from './vehicle-body';
import { distanceOf, facesOf, placerOf, type Placer } from './vehicle-frame';

/** Beyond this distance a vehicle is a few pixels: one block and its lights. */
const SIMPLE_BEYOND_M = 130;
const GLASS: Colour = '#0e151d';
const DARK: Colour = '#14171b';
const STEEL: Colour = '#aab2b9';
/** Light of the lamps on what has its own colour at night. */
const NIGHT_TINT: Colour = '#0d1422';

const FINISHES: Readonly<Record<Exclude<Finish, 'paint'>, Colour>> = { glass: GLASS, dark: DARK, steel: STEEL };

/** A vehicle with its lights, and what they do to the road. */
export function vehicleProp(stage: Stage, state: VehicleState): Prop {
  const z = distanceOf(state);
  const place = placerOf(stage.lens, state);
  return { z, svg: shadowOf(stage, state, place) + bodyOf(stage, state, place, z) + lightsOf(stage, state, place, z) };
}

function finish(stage: Stage, state: VehicleState, of: Finish, brightness: number): Colour {
  const own = of === 'paint' ? (state.model.colour as Colour) : FINISHES[of];
  const lit = mix(NIGHT_TINT, own, 0.16 + stage.light.ambient * 0.84);
  const sky = of === 'glass' ? mix(lit, stage.light.skyMid, 0.22 * brightness) : lit;
  return shade(sky, brightness);
}

function bodyOf(stage: Stage, state: VehicleState, place: Placer, z: number): string {
  const blocks = BODIES[state.model.body];
  const shown = z > SIMPLE_BEYOND_M ? blocks.slice(-1) : blocks;
  // Of a truck that comes, the cab hides the trailer's lower front; of one that goes, the trailer hides the cab.
  const ordered =
    state.heading === 'towards' && state.model.class === 'truck' ? shown.toSorted((a, b) => a.u[1] - b.u[1]) : shown;
  return ordered
    .map((block) => {
      const faces = facesOf(place, block, state, stage.lens);
      return (
        path(polygon(faces.flank), finish(stage, state, block.sides, 0.72)) +
        path(polygon(faces.top), finish(stage, state, block.top, 1.08)) +
        path(polygon(faces.facing), finish(stage, state, block.sides, 0.88))
      );
    })
    .join('');
}

function shadowOf(stage: Stage, state: VehicleState, place: Placer): string {
  const { lengthM } = state.model;
  const outline = [
    place(-0.2, -1.15, 0),
    place(-0.2, 1.15, 0),
    place(lengthM + 0.3, 1.15, 0),
    place(lengthM + 0.3, -1.15, 0),
  ];
  return path(polygon(outline), '#000', { opacity: (0.28 + stage.light.ambient * 0.22).toFixed(2) });
}

/** Centres of the pair of lights at one end. */
function pair(place: Placer, state: VehicleState, u: number): Point[] {
  const { y, half } = LIGHTS[state.model.body];
  return half === 0 ? [place(u, 0, y)] : [place(u, -half, y), place(u, half, y)];
}

function lightsOf(stage: Stage, state: VehicleState, place: Placer, z: number): string {
  const tail = pair(place, state, 0);
  const nose = pair(place, state, state.model.lengthM);
  const scale = stage.lens.scaleAt(z);
  if (state.heading === 'away') return tailLights(stage, state, tail, scale) + beam(stage, place, state, z);
  if (state.heading === 'towards') return beam(stage, place, state, z) + headLights(stage, nose, scale, 1);
  return (
    beam(stage, place, state, z) +
    tailLights(stage, state, tail.slice(0, 1), scale) +
    headLights(stage, nose.slice(0, 1), scale, 0.5)
  );
}

function tailLights(stage: Stage, state: VehicleState, lights: readonly Point[], scale: number): string {
  const strength = stage.light.lamps * (state.isBraking ? 1 : 0.72) + (state.isBraking ? 0.35 : 0);
  const width = Math.max(0.9, scale * 0.32);
  const colour = state.isBraking ? '#ff3b30' : mix('#6e1414', '#ff2a22', 0.25 + stage.light.lamps * 0.75);
  return lights
    .map(
      ({ x, y }) =>
        (strength > 0.1
          ? circle({ x, y }, Math.max(2.2, scale * 0.95), 'url(#tl)', { opacity: Math.min(1, strength).toFixed(2) })
          : '') +
        (stage.isWet
          ? ellipse({ x, y: y + scale * 2 }, Math.max(0.8, scale * 0.24), scale * 2.1, 'url(#tl)', { opacity: 0.75 })
          : '') +
        rect(x - width / 2, y - width * 0.3, width, width * 0.6, colour),
    )
    .join('');
}

function headLights(stage: Stage, lights: readonly Point[], scale: number, strength: number): string {
  const on = stage.light.lamps;
  const core = Math.max(0.8, scale * 0.17);
  return lights
    .map(
      ({ x, y }) =>
        (on > 0.1
          ? circle({ x, y }, Math.max(3.4, scale * 1.35) * strength, 'url(#hl)', { opacity: on.toFixed(2) })
          : '') +
        (stage.isWet
          ? ellipse({ x, y: y + scale * 2.4 }, Math.max(1, scale * 0.3), scale * 2.5, 'url(#hl)', { opacity: 0.6 })
          : '') +
        circle({ x, y }, core, on > 0.1 ? '#fffaf0' : '#d9dde0'),
    )
    .join('');
}

/** What the headlights throw on the road ahead. */
function beam(stage: Stage, place: Placer, state: VehicleState, z: number): string {
  if (stage.light.lamps < 0.4 || z > SIMPLE_BEYOND_M) return '';
  const from = state.model.lengthM;
  const centre = place(from + 5, 0, 0);
  const end = place(from + 11, 0, 0);
  const side = place(from + 5, 2.2, 0);
  const rx = Math.max(Math.abs(side.x - centre.x), Math.abs(end.x - centre.x));
  const ry = Math.max(1, Math.abs(end.y - centre.y), Math.abs(side.y - centre.y));
  return ellipse(centre, rx, ry, 'url(#bm)', { opacity: (stage.light.lamps * 0.8).toFixed(2) });
}
