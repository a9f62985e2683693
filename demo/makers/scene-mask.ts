import { lampProps } from '../art/lamps';
import { pieceProps } from '../art/pieces/set-pieces';
import { rect } from '../art/svg';
import { silhouette } from '../art/vehicles';
import { FRAME_HEIGHT, FRAME_WIDTH, type Scene } from '../scenes/scene';
import { stageOf } from '../art/draw-scene';
import { vehicleStates } from '../scenes/scene-vehicles';
import { distanceOf } from '../art/vehicle-frame';

/** Everything that is more than half opaque becomes black; the glow of a lamp hides nothing. */
const HIDER =
  '<filter id="h" x="0" y="0" width="480" height="270" filterUnits="userSpaceOnUse"><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 -4.5"/></filter>';

/** Blue of the n-th vehicle of `vehicleStates`, from 0; black is no vehicle. */
export const maskBlue = (index: number): number => index + 1;

const blueOf = (index: number): `#${string}` => `#0000${maskBlue(index).toString(16).padStart(2, '0')}`;

/**
 * What of each vehicle of a picture can be seen, for a fair measure of a detector: an SVG as large as the picture, black, where
 * each vehicle of `vehicleStates` (at most 255) is a flat area of its own blue, hidden by whatever stands before it.
 */
export function sceneMask(scene: Scene, timeMs: number): string {
  const stage = stageOf(scene, timeMs);
  const states = vehicleStates(scene, timeMs);
  const vehicles = states.map((state, index) => ({
    z: distanceOf(state),
    svg: silhouette(stage, state, blueOf(index)),
    isVehicle: true,
  }));
  const hiders = [...lampProps(stage), ...pieceProps(stage)].map((prop) => ({ ...prop, isVehicle: false }));
  const props = [...vehicles, ...hiders].toSorted((a, b) => b.z - a.z);
  // One filter for all that stands between two vehicles: filters are slow.
  const picture = props.map(({ svg, isVehicle }, index) => {
    if (isVehicle) return svg;
    const begins = props[index - 1]?.isVehicle !== false;
    const ends = props[index + 1]?.isVehicle !== false;
    return `${begins ? '<g filter="url(#h)">' : ''}${svg}${ends ? '</g>' : ''}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" fill="none" width="${FRAME_WIDTH}" height="${FRAME_HEIGHT}" viewBox="0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}" shape-rendering="crispEdges">`,
    `<defs>${HIDER}</defs>`,
    rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, '#000'),
    ...picture,
    '</svg>',
  ].join('');
}
