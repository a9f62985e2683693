import { drawBackdrop } from './art/backdrop-art';
import { drawCaption } from './art/caption-art';
import { lampProps, drawLampPools } from './art/lamp-art';
import { lensOf } from './art/lens';
import { lightDefs } from './art/light-defs';
import { drawBarriers, drawRoad, roadDefs } from './art/road-art';
import { drawGround, pieceDefs, pieceProps } from './art/set-pieces';
import { drawSky, skyDefs } from './art/sky-art';
import { placeDraws, type Prop, type Stage } from './art/stage';
import { rect } from './art/svg';
import { vehicleProp } from './art/vehicle-art';
import { drawWeather, weatherDefs } from './art/weather-art';
import { lightOf, sunDegrees } from './daylight';
import { LAYOUTS } from './layouts';
import { FRAME_HEIGHT, FRAME_WIDTH, type Scene } from './scene';
import { vehicleStates } from './scene-vehicles';

function stageOf(scene: Scene, timeMs: number): Stage {
  const layout = LAYOUTS[scene.kind];
  return {
    scene,
    layout,
    timeMs,
    lens: lensOf(layout.mount),
    light: lightOf(sunDegrees(scene.lighting, timeMs), scene.weather),
    isWet: scene.weather === 'rain',
    draws: placeDraws(scene),
  };
}

/** The picture of a scene at a moment (epoch milliseconds) as an SVG document of 480x270 pixels. Pure: same time, same text. */
export function sceneSvg(scene: Scene, timeMs: number): string {
  const stage = stageOf(scene, timeMs);
  const props: Prop[] = [
    ...vehicleStates(scene, timeMs).map((state) => vehicleProp(stage, state)),
    ...lampProps(stage),
    ...pieceProps(stage),
  ];
  const upright = props.toSorted((a, b) => b.z - a.z).map(({ svg }) => svg);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME_WIDTH}" height="${FRAME_HEIGHT}" viewBox="0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}">`,
    `<defs>${skyDefs(stage)}${roadDefs(stage)}${lightDefs(stage)}${weatherDefs(stage)}${pieceDefs(stage)}</defs>`,
    drawSky(stage),
    drawBackdrop(stage),
    drawRoad(stage),
    drawGround(stage),
    drawLampPools(stage),
    drawBarriers(stage),
    ...upright,
    drawWeather(stage),
    rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, 'url(#vn)'),
    drawCaption(scene, timeMs),
    '</svg>',
  ].join('');
}
