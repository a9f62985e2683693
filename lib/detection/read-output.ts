import { MAX_BOX_SHARE, MAX_BOXES, MIN_SCORE, SUPPRESSION_IOU } from '@/lib/constants/detection';
import { type Box, type Detection, getIou, type PictureSize, type VehicleClass } from './detection';

/** Score columns (COCO id minus one) of vehicles. All others are ignored. */
export const VEHICLE_COLUMNS: readonly (readonly [column: number, name: VehicleClass])[] = [
  [2, 'car'],
  [3, 'motorcycle'],
  [5, 'bus'],
  [7, 'truck'],
];

export interface ModelOutput {
  readonly scores: Float32Array;
  /** Score columns of a row: four if it has only vehicles, else COCO's. */
  readonly classes: number;
  /** Rows of top, left, bottom, and right, 0 to 1. */
  readonly boxes: Float32Array;
}

/** How a model's candidates become vehicles; measured on labeled pictures (ADR 012). */
export interface CountRule {
  /** Scores are stretched until this one equals `MIN_SCORE`. */
  readonly bestScore: number;
  readonly maxOverlap: number;
  /** The score is the chance of any vehicle class, and overlapping candidates share in the box. */
  readonly isPooled: boolean;
}

export const PLAIN_RULE: CountRule = { bestScore: MIN_SCORE, maxOverlap: SUPPRESSION_IOU, isPooled: false };

/** Candidates that overlap a better one this much share in its box. */
const SHARE_IOU = 0.5;
/** Share of the best score; weaker candidates are ignored. */
export const SHARE_MIN = 1 / 3;

/** Stretches 0 to `best` to 0 to `MIN_SCORE`, and the rest to what remains. */
const stretchScore = (score: number, best: number): number =>
  score < best ? (score * MIN_SCORE) / best : MIN_SCORE + ((score - best) * (1 - MIN_SCORE)) / (1 - best);

function readBox(boxes: Float32Array, row: number, { width, height }: PictureSize): Box | null {
  const [top = NaN, left = NaN, bottom = NaN, right = NaN] = boxes.subarray(row * 4, row * 4 + 4);
  const inside = (share: number, length: number): number => Math.min(1, Math.max(0, share)) * length;
  const [x, y] = [inside(left, width), inside(top, height)];
  const box: Box = [x, y, inside(right, width) - x, inside(bottom, height) - y];
  return box[2] > 0 && box[3] > 0 ? box : null;
}

function listCandidates({ scores, classes, boxes }: ModelOutput, size: PictureSize, rule: CountRule): Detection[] {
  const minScore = rule.isPooled ? rule.bestScore * SHARE_MIN : rule.bestScore;
  const isVehiclesOnly = classes === VEHICLE_COLUMNS.length;
  const found: Detection[] = [];
  for (let row = 0; row < Math.floor(scores.length / classes); row++) {
    let [best, rest, name]: [number, number, VehicleClass] = [0, 1, 'car'];
    VEHICLE_COLUMNS.forEach(([column, vehicle], index) => {
      const score = scores[row * classes + (isVehiclesOnly ? index : column)] ?? 0;
      if (score > best) [best, name] = [score, vehicle];
      rest *= 1 - score;
    });
    const score = rule.isPooled ? 1 - rest : best;
    const bbox = score >= minScore ? readBox(boxes, row, size) : null;
    if (bbox !== null) found.push({ class: name, score, bbox });
  }
  return found.sort((a, b) => b.score - a.score);
}

function shareBox(box: Box, candidates: readonly Detection[]): Box {
  const shares = candidates.flatMap(({ bbox, score }) => {
    const overlap = getIou(bbox, box);
    return overlap < SHARE_IOU ? [] : [{ bbox, weight: score * overlap }];
  });
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (side: 0 | 1 | 2 | 3) => shares.reduce((sum, { bbox, weight }) => sum + bbox[side] * weight, 0) / total;
  return [mean(0), mean(1), mean(2), mean(3)];
}

/** Larger boxes are something else: a bumper, a wiper, the whole road. */
const isVehicleSized = ([, , width, height]: Box, picture: PictureSize): boolean =>
  width < picture.width * MAX_BOX_SHARE && height < picture.height * MAX_BOX_SHARE;

export function readOutput(output: ModelOutput, size: PictureSize, rule = PLAIN_RULE): Detection[] {
  const candidates = listCandidates(output, size, rule);
  const kept: Detection[] = [];
  for (const candidate of candidates) {
    if (kept.length >= MAX_BOXES || candidate.score < rule.bestScore) break;
    if (!kept.some(({ bbox }) => getIou(bbox, candidate.bbox) > rule.maxOverlap)) kept.push(candidate);
  }
  return kept
    .map((found) => ({
      ...found,
      score: stretchScore(found.score, rule.bestScore),
      bbox: rule.isPooled ? shareBox(found.bbox, candidates) : found.bbox,
    }))
    .filter(({ bbox }) => isVehicleSized(bbox, size));
}
