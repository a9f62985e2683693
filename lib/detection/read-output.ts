import { LARGEST_SHARE, MAX_BOXES, MIN_SCORE, SUPPRESSION_IOU } from '@/lib/constants/detection';
import { iouOf } from './box';
import type { Box, Detection, PictureSize, VehicleClass } from './detection';

/** Columns of the score table that are vehicles: COCO id minus one. All others, known to COCO or not, are never looked at. */
const VEHICLE_COLUMNS: readonly (readonly [column: number, name: VehicleClass])[] = [
  [2, 'car'],
  [3, 'motorcycle'],
  [5, 'bus'],
  [7, 'truck'],
];

/** The two outputs of a model in COCO-SSD's format, one row for each candidate. */
export interface ModelOutput {
  /** Rows of `classes` scores, 0 to 1. */
  readonly scores: Float32Array;
  readonly classes: number;
  /** Rows of top, left, bottom and right as shares of the picture. */
  readonly boxes: Float32Array;
}

interface Candidate {
  readonly row: number;
  readonly class: VehicleClass;
  readonly score: number;
}

/** The best vehicle class of each row that reaches the least score, best first. */
function candidatesOf({ scores, classes }: ModelOutput): Candidate[] {
  const found: Candidate[] = [];
  for (let row = 0; row < Math.floor(scores.length / classes); row++) {
    let best: Candidate | null = null;
    for (const [column, name] of VEHICLE_COLUMNS) {
      const score = scores[row * classes + column] ?? 0;
      if (score >= MIN_SCORE && score > (best?.score ?? 0)) best = { row, class: name, score };
    }
    if (best !== null) found.push(best);
  }
  return found.sort((a, b) => b.score - a.score || a.row - b.row);
}

/** What a row says, in pixels and inside the picture; null for a box without an area, or with numbers that are none. */
function boxAt(boxes: Float32Array, row: number, { width, height }: PictureSize): Box | null {
  const [top = NaN, left = NaN, bottom = NaN, right = NaN] = boxes.subarray(row * 4, row * 4 + 4);
  const inside = (share: number, length: number): number => Math.min(1, Math.max(0, share)) * length;
  const [x, y] = [inside(left, width), inside(top, height)];
  const box: Box = [x, y, inside(right, width) - x, inside(bottom, height) - y];
  return box[2] > 0 && box[3] > 0 ? box : null;
}

/** Boxes of 30 % of the picture or more are something else: a bumper, a wiper, the whole road (spec 5). */
const isVehicleSized = ([, , width, height]: Box, picture: PictureSize): boolean =>
  width < picture.width * LARGEST_SHARE && height < picture.height * LARGEST_SHARE;

/**
 * Vehicles in a model's output: least score 0.1, of several boxes on one vehicle (IoU above 0.5) the best, at most 100, none
 * as large as 30 % of the picture (spec 5 and 9).
 * @param size of the picture; boxes come back in its pixels.
 */
export function readOutput(output: ModelOutput, size: PictureSize): Detection[] {
  const kept: Detection[] = [];
  for (const { row, class: name, score } of candidatesOf(output)) {
    if (kept.length >= MAX_BOXES) break;
    const bbox = boxAt(output.boxes, row, size);
    if (bbox === null || kept.some((other) => iouOf(other.bbox, bbox) > SUPPRESSION_IOU)) continue;
    kept.push({ class: name, score, bbox });
  }
  return kept.filter(({ bbox }) => isVehicleSized(bbox, size));
}
