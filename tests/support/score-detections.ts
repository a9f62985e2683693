import { MAX_BOX_SHARE } from '@/lib/constants/detection';
import { type Detection, getIou } from '@/lib/detection/detection';
import { FRAME_HEIGHT, FRAME_WIDTH } from '@/demo/scenes/scene';
import type { SeenVehicle } from '@/demo/generators/seen-vehicles';

/** Smaller or less visible vehicles are not scored, nor are boxes this small. */
const CLEAR_PX = 12;
const CLEAR_SEEN_SHARE = 0.5;
const FOUND_IOU = 0.5;
const STEPS = 10;

export interface Score {
  /** In the right place, as the right class. */
  readonly found: number;
  readonly missed: number;
  /** In the right place, as another class: "bus as truck". */
  readonly confused: readonly string[];
  readonly invented: number;
  /** Share of the vehicles in the right place. */
  readonly ious: readonly number[];
}

type Box = SeenVehicle['bbox'];

const covers = ([x, y, width, height]: Box, px: number, py: number): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height;

/** Share of a box that is inside any of `others`. */
function getCoveredShare([x, y, width, height]: Box, others: readonly Box[]): number {
  const steps = Array.from({ length: STEPS }, (_, step) => (step + 0.5) / STEPS);
  const points = steps.flatMap((u) => steps.map((v) => [x + u * width, y + v * height] as const));
  return points.filter(([px, py]) => others.some((other) => covers(other, px, py))).length / points.length;
}

const isLargeEnough = ([, , width, height]: Box): boolean => Math.min(width, height) >= CLEAR_PX;

function isClear({ bbox, seenShare }: SeenVehicle): boolean {
  const [, , width, height] = bbox;
  const isSmallEnough = width < FRAME_WIDTH * MAX_BOX_SHARE && height < FRAME_HEIGHT * MAX_BOX_SHARE;
  return isLargeEnough(bbox) && isSmallEnough && seenShare >= CLEAR_SEEN_SHARE;
}

/** Pairs vehicles with the detections that overlap them by half, best pairs first. */
export function pairBoxes<Vehicle extends { readonly bbox: Box }>(
  found: readonly Detection[],
  truth: readonly Vehicle[],
): Map<Vehicle, { readonly detection: Detection; readonly iou: number }> {
  const pairs = found
    .flatMap((detection) => truth.map((vehicle) => ({ detection, vehicle, iou: getIou(detection.bbox, vehicle.bbox) })))
    .filter(({ iou }) => iou >= FOUND_IOU)
    .sort((a, b) => b.iou - a.iou);
  const matched = new Map<Vehicle, { readonly detection: Detection; readonly iou: number }>();
  const used = new Set<Detection>();
  for (const { detection, vehicle, iou } of pairs) {
    if (matched.has(vehicle) || used.has(detection)) continue;
    matched.set(vehicle, { detection, iou });
    used.add(detection);
  }
  return matched;
}

export function scorePicture(found: readonly Detection[], truth: readonly SeenVehicle[]): Score {
  const matched = pairBoxes(found, truth);
  const used = new Set([...matched.values()].map(({ detection }) => detection));
  const clear = truth.filter(isClear);
  const unclear = truth.filter((vehicle) => !clear.includes(vehicle)).map(({ bbox }) => bbox);
  const invented = found.filter(
    (detection) =>
      !used.has(detection) && isLargeEnough(detection.bbox) && getCoveredShare(detection.bbox, unclear) <= 0.5,
  );
  const placed = clear.flatMap((vehicle) => {
    const match = matched.get(vehicle);
    return match ? [{ ...match, drawn: vehicle.class, seen: match.detection.class }] : [];
  });
  const confused = placed.filter(({ drawn, seen }) => drawn !== seen).map(({ drawn, seen }) => `${drawn} as ${seen}`);
  return {
    found: placed.length - confused.length,
    missed: clear.length - placed.length,
    confused,
    invented: invented.length,
    ious: placed.map(({ iou }) => iou),
  };
}

export function summarize(scores: readonly Score[]) {
  const sum = (pick: (score: Score) => number): number => scores.reduce((total, score) => total + pick(score), 0);
  const [found, missed, invented] = [sum((s) => s.found), sum((s) => s.missed), sum((s) => s.invented)];
  const confused = scores.flatMap((score) => score.confused);
  const ious = scores.flatMap((score) => score.ious);
  return {
    vehicles: found + missed + confused.length,
    ...{ missed, invented, confused },
    precision: found / (found + confused.length + invented),
    recall: found / (found + confused.length + missed),
    /** Share of the vehicles in the right place. */
    classShare: found / (found + confused.length),
    meanIou: ious.reduce((total, iou) => total + iou, 0) / ious.length,
    exactShare:
      scores.filter((score) => score.missed + score.invented + score.confused.length === 0).length / scores.length,
  };
}
