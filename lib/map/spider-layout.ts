import { SPIDER_MULTIPLIER } from '@/lib/constants/map';

/** Distance from the middle of the cluster, CSS pixels. */
export interface SpiderPlace {
  readonly x: number;
  readonly y: number;
}

/** From so many legs on they lie on a spiral. This and the measures below are those of Leaflet.markercluster, times two. */
const SPIRAL_FROM = 9;
const CIRCLE_FOOT_PX = 25 * SPIDER_MULTIPLIER;
const CIRCLE_MIN_LEG_PX = 35;
const SPIRAL_FOOT_PX = 28 * SPIDER_MULTIPLIER;
const SPIRAL_START_PX = 11 * SPIDER_MULTIPLIER;
const SPIRAL_GROWTH_PX = 5 * SPIDER_MULTIPLIER;
/** Keeps the feet of a long spiral from forming spokes. */
const SPIRAL_DRIFT_RAD = 0.0005;

const place = (leg: number, angle: number): SpiderPlace => ({ x: leg * Math.cos(angle), y: leg * Math.sin(angle) });

function circle(count: number): SpiderPlace[] {
  const leg = Math.max(CIRCLE_MIN_LEG_PX, (CIRCLE_FOOT_PX * (2 + count)) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => place(leg, (2 * Math.PI * index) / count));
}

function spiral(count: number): SpiderPlace[] {
  let leg = SPIRAL_START_PX;
  let angle = 0;
  return Array.from({ length: count }, (_, index) => {
    angle += SPIRAL_FOOT_PX / leg + index * SPIRAL_DRIFT_RAD;
    leg += (2 * Math.PI * SPIRAL_GROWTH_PX) / angle;
    return place(leg, angle);
  });
}

/** Where the cameras of a cluster that cannot split stand around it (spec 2: spiderfy, distance multiplier 2). */
export function spiderLayout(count: number): readonly SpiderPlace[] {
  return count < SPIRAL_FROM ? circle(count) : spiral(count);
}
