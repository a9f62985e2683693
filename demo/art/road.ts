import type { Verge } from '../scenes/layout';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../scenes/scene';
import { glitter } from './backdrop';
import { mix, shade, type Color } from './color';
import { distances, ribbon } from './lens';
import type { Stage } from './stage';
import { path, polygon, polyline, rect, stroke, verticalGradient, type Stop } from './svg';

const LINE_M = 0.17;
/** Dashed lines in the US and Canada: 3 m painted, 9 m gap. */
const DASH_M = 3;
const DASH_STEP_M = 12;
const DASHES_UNTIL_M = 160;
const LINES_UNTIL_M = 420;
const YELLOW: Color = '#d9a92f';

function vergeStops({ light }: Stage, verge: Verge): Stop[] {
  const far = light.haze;
  const colors: Readonly<Record<Verge, Color>> = {
    grass: light.grass,
    pavement: mix(light.asphalt, light.building, 0.45),
    sand: mix(light.grass, mix('#241d17', '#c9b48a', light.ambient), 0.75),
    water: mix(light.skyMid, '#03070c', 0.45),
    tarmac: mix(light.asphalt, light.rock, 0.4),
  };
  const near = colors[verge];
  return [
    [0, mix(near, far, 0.5)],
    [0.16, mix(near, far, 0.15)],
    [1, verge === 'water' ? mix(near, '#03070c', 0.35) : shade(near, 0.72)],
  ];
}

export function roadDefs(stage: Stage): string {
  const { light, layout } = stage;
  return (
    verticalGradient('vg', vergeStops(stage, layout.verge)) +
    verticalGradient('wt', [
      [0, mix(light.skyLow, light.skyMid, 0.4)],
      [1, mix(light.skyMid, '#03070c', 0.5)],
    ]) +
    verticalGradient('rd', [
      [0, mix(light.asphalt, light.haze, stage.isWet ? 0.75 : 0.55)],
      [0.18, mix(light.asphalt, stage.isWet ? light.skyLow : light.haze, stage.isWet ? 0.3 : 0.14)],
      [1, shade(light.asphalt, 0.78)],
    ])
  );
}

/** Everything flat: verge, asphalt and lines. */
export function drawRoad(stage: Stage): string {
  const { lens, layout } = stage;
  const top = lens.mount.horizonPx;
  const ground =
    layout.backdrop === 'sea'
      ? seaside(stage)
      : rect({ x: 0, y: top + 1, width: FRAME_WIDTH, height: FRAME_HEIGHT - top }, 'url(#vg)');
  const water = layout.verge === 'water' ? glitter(stage, top + 2, 120, 120) : '';
  const strips = layout.carriageways.map(({ left, right }) =>
    polygon(ribbon(lens, [left, right], [lens.nearestM * 0.9, layout.farM])),
  );
  return ground + water + path(strips.join(''), 'url(#rd)') + lines(stage);
}

/** The sea is on the left; the shore starts a few meters from the road. */
function seaside(stage: Stage): string {
  const { lens, layout, light } = stage;
  const top = lens.mount.horizonPx;
  const near = lens.nearestM * 0.9;
  const shore = polygon(ribbon(lens, [-17.5, 400], [near, layout.farM]));
  const land = polygon(ribbon(lens, [12, 400], [near, layout.farM]));
  const surf = [-17.8, -19.4].map((x) => polygon(ribbon(lens, [x, x + 0.5], [near, layout.farM])));
  return (
    rect({ x: 0, y: top + 1, width: FRAME_WIDTH, height: FRAME_HEIGHT - top }, 'url(#wt)') +
    glitter(stage, top + 2, 130, 90) +
    path(surf.join(''), mix(light.skyLow, '#ffffff', 0.45), { opacity: 0.4 }) +
    path(shore, 'url(#vg)') +
    path(land, mix(light.grass, light.haze, 0.12))
  );
}

function lines(stage: Stage): string {
  const { lens, layout, light } = stage;
  const until = Math.min(layout.farM, LINES_UNTIL_M);
  const near = lens.nearestM * 0.9;
  const solid = (isYellow: boolean): string =>
    layout.carriageways
      .flatMap(({ edges }) => edges.filter((edge) => edge.isYellow === isYellow))
      .map(({ at }) => polygon(ribbon(lens, [at - LINE_M / 2, at + LINE_M / 2], [near, until])))
      .join('');
  const dashes = layout.carriageways.flatMap((strip) => strip.dashes.flatMap((at) => dashOutlines(stage, at)));
  const opacity = stage.scene.weather === 'snow' ? 0.25 : 0.75;
  return (
    path(solid(false) + dashes.join(''), light.marking, { opacity }) +
    path(solid(true), mix(YELLOW, light.asphalt, 0.55 - light.ambient * 0.45), { opacity }) +
    tracks(stage)
  );
}

function dashOutlines({ lens, layout }: Stage, at: number): string[] {
  const until = Math.min(DASHES_UNTIL_M, layout.farM);
  const count = Math.floor((until - lens.nearestM) / DASH_STEP_M);
  return Array.from({ length: count + 1 }, (_, index) => {
    const z = lens.nearestM * 0.95 + index * DASH_STEP_M;
    return polygon(ribbon(lens, [at - LINE_M / 2, at + LINE_M / 2], [z, z + DASH_M]));
  });
}

/** Tracks of wheels on the asphalt or in the snow. */
function tracks(stage: Stage): string {
  const { lens, layout, scene } = stage;
  const isSnow = scene.weather === 'snow';
  const along = layout.lanes.filter(({ heading }) => heading === 'away' || heading === 'toward');
  const strips = along.flatMap(({ at }) => {
    const until = Math.min(layout.farM, isSnow ? 200 : 90);
    const wheels = isSnow ? [-0.8, 0.8] : [0];
    const half = isSnow ? 0.3 : 0.75;
    return wheels.map((wheel) =>
      polygon(ribbon(lens, [at + wheel - half, at + wheel + half], [lens.nearestM * 0.9, until])),
    );
  });
  return path(strips.join(''), '#05070a', { opacity: isSnow ? 0.3 : 0.1 });
}

export function drawBarriers(stage: Stage): string {
  const { lens, layout, light } = stage;
  const until = Math.min(layout.farM, 300);
  return layout.barriers
    .map((at) => {
      const along = distances(lens.nearestM * 0.85, until, lens.mount.bendPerM === 0 ? 1 : 14);
      const foot = along.map((z) => lens.project(at, 0, z));
      const top = along.map((z) => lens.project(at, 0.9, z));
      const wall = polygon([...foot, ...top.toReversed()]);
      return (
        path(wall, mix(light.asphalt, light.building, 0.35)) +
        stroke(polyline(top), mix(light.marking, light.asphalt, 0.45), 0.8)
      );
    })
    .join('');
}
