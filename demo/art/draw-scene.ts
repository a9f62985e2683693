import { backdropDefs, drawBackdrop } from './backdrop';
import { drawCaption } from './caption';
import { lampProps, drawLampPools } from './lamps';
import { createLens } from './lens';
import { lightDefs } from './light-defs';
import { drawBarriers, drawRoad, roadDefs } from './road';
import { drawGround, pieceDefs, pieceProps } from './pieces/set-pieces';
import { drawSky, skyDefs } from './sky';
import { detailRules, createPlaceRandom, type Prop, type Stage } from './stage';
import { rect } from './svg';
import { vehicleProps } from './vehicles';
import { drawWeather, weatherDefs } from './weather';
import { getLight, getSunDegreesOf } from '../scenes/daylight';
import { getLayout } from '../scenes/vary-layout';
import { FRAME_HEIGHT, FRAME_WIDTH, type Scene } from '../scenes/scene';
import { listVehicles } from '../scenes/scene-vehicles';

export function createStage(scene: Scene, timeMs: number): Stage {
  const layout = getLayout(scene);
  return {
    scene,
    layout,
    timeMs: timeMs + scene.phaseMs,
    lens: createLens(layout.mount),
    light: getLight(getSunDegreesOf(scene.lighting, timeMs), scene.weather),
    isWet: scene.weather === 'rain',
    randomFor: createPlaceRandom(scene),
    ...detailRules(scene),
  };
}

const gradients = (stage: Stage): string =>
  [skyDefs, roadDefs, lightDefs, weatherDefs, backdropDefs, pieceDefs].map((defs) => defs(stage)).join('');

const GRADIENT = /<(\w+) id="(\w+)".*?<\/\1>/g;

/** Drops the gradients that the picture does not use. */
function keepUsed(defs: string, picture: string): string {
  return defs.replace(GRADIENT, (gradient, _tag, id: string) => (picture.includes(`url(#${id})`) ? gradient : ''));
}

/** Draws a scene at a time (epoch milliseconds) as a 480x270 SVG. The same time always gives the same text. */
export function drawScene(scene: Scene, timeMs: number): string {
  const stage = createStage(scene, timeMs);
  const props: Prop[] = [
    ...vehicleProps(stage, listVehicles(scene, timeMs)),
    ...lampProps(stage),
    ...pieceProps(stage),
  ];
  const upright = props.toSorted((a, b) => b.z - a.z).map(({ svg }) => svg);
  const picture = [
    drawSky(stage),
    drawBackdrop(stage),
    drawRoad(stage),
    drawGround(stage),
    drawLampPools(stage),
    drawBarriers(stage),
    ...upright,
    drawWeather(stage),
    rect({ x: -60, y: -40, width: FRAME_WIDTH + 120, height: FRAME_HEIGHT + 80 }, 'url(#vn)'),
    drawCaption(scene, timeMs),
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" fill="none" width="${FRAME_WIDTH}" height="${FRAME_HEIGHT}" viewBox="0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}">`,
    `<defs>${keepUsed(gradients(stage), picture)}</defs>`,
    picture,
    '</svg>',
  ].join('');
}
