import { SPIDER_MULTIPLIER } from '@/lib/constants/map';

export interface SpiderLeg {
  readonly x: number;
  readonly y: number;
}

/** Larger spiders are spirals. Lengths are Leaflet.markercluster's, doubled. */
const SPIRAL_FROM = 9;
const CIRCLE_FOOT_PX = 25 * SPIDER_MULTIPLIER;
const CIRCLE_MIN_LEG_PX = 35;
const SPIRAL_FOOT_PX = 28 * SPIDER_MULTIPLIER;
const SPIRAL_START_PX = 11 * SPIDER_MULTIPLIER;
const SPIRAL_GROWTH_PX = 5 * SPIDER_MULTIPLIER;
/** Keeps long spirals from lining up like spokes. */
const SPIRAL_DRIFT_RAD = 0.0005;

const toLeg = (length: number, angle: number): SpiderLeg => ({
  x: length * Math.cos(angle),
  y: length * Math.sin(angle),
});

function circle(count: number): SpiderLeg[] {
  const length = Math.max(CIRCLE_MIN_LEG_PX, (CIRCLE_FOOT_PX * (2 + count)) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => toLeg(length, (2 * Math.PI * index) / count));
}

function spiral(count: number): SpiderLeg[] {
  let length = SPIRAL_START_PX;
  let angle = 0;
  return Array.from({ length: count }, (_, index) => {
    angle += SPIRAL_FOOT_PX / length + index * SPIRAL_DRIFT_RAD;
    length += (2 * Math.PI * SPIRAL_GROWTH_PX) / angle;
    return toLeg(length, angle);
  });
}

export function layOutSpider(count: number): readonly SpiderLeg[] {
  return count < SPIRAL_FROM ? circle(count) : spiral(count);
}
