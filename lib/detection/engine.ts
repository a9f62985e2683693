import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import type { io } from '@tensorflow/tfjs-core';
import { LARGEST_INPUT_PX } from '@/lib/constants/detection';
import { chooseBackend } from './backend';
import type { DetectionResult, PictureSize } from './detection';
import type { Frame } from './detector';
import { addressOf, MODEL_LIST_PATH, parseModelList, type ModelKind } from './model-list';
import { readModel } from './read-model';
import { isDynamic, runModel } from './run-model';

/** A model that is ready to run. */
export interface Engine {
  readonly backend: string;
  /** Closes the frame. */
  readonly detect: (frame: Frame) => Promise<DetectionResult>;
}

const BLANK: PictureSize = { width: 320, height: 180 };

const sizeOf = (frame: Frame): PictureSize =>
  'displayWidth' in frame
    ? { width: frame.displayWidth, height: frame.displayHeight }
    : { width: frame.width, height: frame.height };

/** Reads pictures through one canvas; TensorFlow.js takes no VideoFrame itself. */
function pixelReader(): (frame: Frame) => ImageData {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser cannot read pictures in a worker');
  return (frame) => {
    const { width, height } = sizeOf(frame);
    const shrink = Math.min(1, LARGEST_INPUT_PX / width);
    const [w, h] = [Math.max(1, Math.round(width * shrink)), Math.max(1, Math.round(height * shrink))];
    if (context.canvas.width !== w) context.canvas.width = w;
    if (context.canvas.height !== h) context.canvas.height = h;
    context.drawImage(frame, 0, 0, w, h);
    return context.getImageData(0, 0, w, h);
  };
}

async function fetchArtifacts(kind: ModelKind): Promise<io.ModelArtifacts> {
  const answer = await fetch(MODEL_LIST_PATH);
  if (!answer.ok) throw new Error(`models.json: ${answer.status}`);
  return readModel(addressOf(parseModelList(await answer.json()), kind), (url) => fetch(url));
}

/**
 * Loads a model and chooses where it runs.
 * @param onLost hears when the graphics context it runs on went away; the engine is then of no further use.
 * @throws when the model does not come, is spoilt, or cannot run here.
 */
export async function loadEngine(kind: ModelKind, mayUseGraphics: boolean, onLost: () => void): Promise<Engine> {
  const artifacts = await fetchArtifacts(kind);
  const { node } = artifacts.modelTopology as { node: { op: string }[] };
  const dynamic = isDynamic(node.map(({ op }) => op));
  let model: GraphModel | undefined;
  // Weights belong to a backend, so that each gets a model of its own.
  const prepare = async () => {
    model?.dispose();
    const fresh = await loadGraphModel({ load: () => Promise.resolve(artifacts) });
    model = fresh;
    return () => runModel(fresh, dynamic, new ImageData(BLANK.width, BLANK.height), BLANK);
  };
  const backend = await chooseBackend(mayUseGraphics, prepare, onLost);
  const readPixels = pixelReader();
  return {
    backend,
    detect: async (frame) => {
      try {
        const size = sizeOf(frame);
        const began = performance.now();
        const pixels = readPixels(frame);
        if (model === undefined) throw new Error('the model is gone');
        const detections = await runModel(model, dynamic, pixels, size);
        return { detections, size, runMs: performance.now() - began };
      } finally {
        frame.close();
      }
    },
  };
}
