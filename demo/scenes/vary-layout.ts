import type { LampRow, Layout } from './layout';
import { LAYOUTS } from './layouts';
import { createRandom } from '../random';
import type { Scene, SceneKind } from './scene';

/** Roads that may bend either way. Other kinds have landmarks on one side. */
const MAY_MIRROR: ReadonlySet<SceneKind> = new Set(['curve', 'pass']);

/** Gaps are this many times longer. */
const SPARSE_TRAFFIC = 3;

/** The layout of a scene's kind, with a slightly different mount and traffic density for each place. */
export function getLayout(scene: Scene): Layout {
  const base = LAYOUTS[scene.kind];
  const random = createRandom(`${scene.seed} layout`);
  const zoom = random.between(0.94, 1.14);
  const bend = random.between(0.7, 1.2) * (MAY_MIRROR.has(scene.kind) && random.chance(0.5) ? -1 : 1);
  const thinning = scene.detail === 'full' ? 1 : SPARSE_TRAFFIC;
  const spread = random.between(0.85, 1.7) * thinning;
  const lampColor = random.pick<LampRow['color']>(['sodium', 'sodium', 'white']);
  const { mount } = base;
  return {
    ...base,
    mount: {
      ...mount,
      horizonPx: mount.horizonPx + random.between(-9, 7),
      focalPx: mount.focalPx * zoom,
      sideM: mount.sideM + random.between(-1, 1),
      panPx: mount.panPx * Math.sign(bend) + random.between(-26, 26),
      bendPerM: mount.bendPerM * bend,
    },
    lanes: base.lanes.map((lane) => ({ ...lane, gapM: [lane.gapM[0] * thinning, lane.gapM[1] * spread] })),
    lamps: base.lamps.map((row) => ({ ...row, color: lampColor })),
  };
}
