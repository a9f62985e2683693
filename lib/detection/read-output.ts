import { LARGEST_SHARE, MAX_BOXES, MIN_SCORE, SUPPRESSION_IOU } from '@/lib/constants/detection';
import { getIou } from './box';
import type { Box, Detection, PictureSize, VehicleClass } from './detection';

/** Score columns (COCO id minus one) of vehicles. All others are ignored. */
const VEHICLE_COLUMNS: readonly (readonly [column: number, name: VehicleClass])[] = [
  [2, 'car'],
  [3, 'motorcycle'],
  [5, 'bus'],
  [7, 'truck'],
];

export interface ModelOutput {
  readonly scores: Float32Array;
  readonly classes: number;
  /** Rows of top, left, bottom and right, 0 to 1. */
  readonly boxes: Float32Array;
}

interface Candidate {
  readonly row: number;
  readonly class: VehicleClass;
  readonly score: number;
}

function findCandidates({ scores, classes }: ModelOutput): Candidate[] {
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

function readBox(boxes: Float32Array, row: number, { width, height }: PictureSize): Box | null {
  const [top = NaN, left = NaN, bottom = NaN, right = NaN] = boxes.subarray(row * 4, row * 4 + 4);
  const inside = (share: number, length: number): number => Math.min(1, Math.max(0, share)) * length;
  const [x, y] = [inside(left, width), inside(top, height)];
  const box: Box = [x, y, inside(right, width) - x, inside(bottom, height) - y];
  return box[2] > 0 && box[3] > 0 ? box : null;
}

/** Larger boxes are something else: a bumper, a wiper, the whole road. */
const isVehicleSized = ([, , width, height]: Box, picture: PictureSize): boolean =>
  width < picture.width * LARGEST_SHARE && height < picture.height * LARGEST_SHARE;

/** Vehicles in a model's output (ADR 012), in pixels of a picture of this size. */
export function readOutput(output: ModelOutput, size: PictureSize): Detection[] {
  const kept: Detection[] = [];
  for (const { row, class: name, score } of findCandidates(output)) {
    if (kept.length >= MAX_BOXES) break;
    const bbox = readBox(output.boxes, row, size);
    if (bbox === null || kept.some((other) => getIou(other.bbox, bbox) > SUPPRESSION_IOU)) continue;
    kept.push({ class: name, score, bbox });
  }
  return kept.filter(({ bbox }) => isVehicleSized(bbox, size));
}
