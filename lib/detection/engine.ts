import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import type { io } from '@tensorflow/tfjs-core';
import { LARGEST_INPUT_PX } from '@/lib/constants/detection';
import { chooseBackend } from './backend';
import type { DetectionResult, Frame, PictureSize } from './detection';
import { getModelAddress, MODEL_LIST_PATH, parseModelList, readModel, type ModelKind } from './model-files';
import { isDynamic, runModel } from './run-model';

export interface Engine {
  readonly backend: string;
  /** Closes the frame. */
  readonly detect: (frame: Frame) => Promise<DetectionResult>;
}

const BLANK: PictureSize = { width: 320, height: 180 };

const getSize = (frame: Frame): PictureSize =>
  'displayWidth' in frame
    ? { width: frame.displayWidth, height: frame.displayHeight }
    : { width: frame.width, height: frame.height };

/** Reads pixels through one canvas; TensorFlow.js can't take a VideoFrame. */
function createPixelReader(): (frame: Frame) => ImageData {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser cannot read pictures in a worker');
  return (frame) => {
    const { width, height } = getSize(frame);
    const shrink = Math.min(1, LARGEST_INPUT_PX / width);
    const [w, h] = [Math.max(1, Math.round(width * shrink)), Math.max(1, Math.round(height * shrink))];
    if (context.canvas.width !== w) context.canvas.width = w;
    if (context.canvas.height !== h) context.canvas.height = h;
    context.drawImage(frame, 0, 0, w, h);
    return context.getImageData(0, 0, w, h);
  };
}

async function fetchArtifacts(kind: ModelKind): Promise<io.ModelArtifacts> {
  const response = await fetch(MODEL_LIST_PATH);
  if (!response.ok) throw new Error(`models.json: ${response.status}`);
  return readModel(getModelAddress(parseModelList(await response.json()), kind), (url) => fetch(url));
}

/** @param onLost Called when the graphics context is lost; the engine is useless from then on. */
export async function loadEngine(kind: ModelKind, mayUseGraphics: boolean, onLost: () => void): Promise<Engine> {
  const artifacts = await fetchArtifacts(kind);
  const { node } = artifacts.modelTopology as { node: { op: string }[] };
  const dynamic = isDynamic(node.map(({ op }) => op));
  let model: GraphModel | undefined;
  // Weights belong to one backend, so each backend needs its own model.
  const prepare = async () => {
    model?.dispose();
    const fresh = await loadGraphModel({ load: () => Promise.resolve(artifacts) });
    model = fresh;
    return () => runModel(fresh, dynamic, new ImageData(BLANK.width, BLANK.height), BLANK);
  };
  const backend = await chooseBackend(mayUseGraphics, prepare, onLost);
  const readPixels = createPixelReader();
  return {
    backend,
    detect: async (frame) => {
      try {
        const size = getSize(frame);
        const began = performance.now();
        const pixels = readPixels(frame);
        if (model === undefined) throw new Error('the model was disposed');
        const detections = await runModel(model, dynamic, pixels, size);
        return { detections, size, runMs: performance.now() - began };
      } finally {
        frame.close();
      }
    },
  };
}
