import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import { chooseBackend } from './backend';
import type { DetectionResult, Frame, PictureSize } from './detection';
import { InputSizer } from './input-sizer';
import {
  readModel,
  getModelAddress,
  MODEL_LIST_PATH,
  ModelError,
  ModelListSchema,
  toArtifacts,
  type ModelKind,
} from './model-files';
import { judgeVisibility } from './visibility';
import { planGraph, runModel } from './run-model';

export interface Engine {
  readonly backend: string;
  /** Closes the frame. */
  readonly detect: (frame: Frame, inputIndex?: number) => Promise<DetectionResult>;
}

const BLANK: PictureSize = { width: 320, height: 180 };

const getSize = (frame: Frame): PictureSize =>
  'displayWidth' in frame
    ? { width: frame.displayWidth, height: frame.displayHeight }
    : { width: frame.width, height: frame.height };

/** Reads pixels through one canvas; TensorFlow.js can't take a VideoFrame. */
function createPixelReader(): (frame: Frame, size: PictureSize) => ImageData {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser cannot read pictures in a worker');
  return (frame, { width, height }) => {
    if (context.canvas.width !== width) context.canvas.width = width;
    if (context.canvas.height !== height) context.canvas.height = height;
    context.drawImage(frame, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (response.status === 404 && url.startsWith('/model/full/'))
    throw new ModelError('This site doesn’t have its model for real pictures yet. Its operator can run: npm run model');
  return response;
}

async function fetchStored(kind: ModelKind) {
  const response = await fetch(MODEL_LIST_PATH);
  if (!response.ok) throw new ModelError(`models.json: ${response.status}`);
  const address = getModelAddress(ModelListSchema.parse(await response.json()), kind);
  return { stored: await readModel(address, fetchFile), bestScore: address.bestScore };
}

export async function loadEngine(kind: ModelKind, mayUseGraphics: boolean, onLost: () => void): Promise<Engine> {
  const { stored, bestScore } = await fetchStored(kind);
  const plan = planGraph(stored.json.modelTopology.node, bestScore);
  let model: GraphModel | undefined;
  // Weights belong to one backend, so each backend needs its own model.
  const prepare = async () => {
    model?.dispose();
    const fresh = await loadGraphModel({ load: () => Promise.resolve(toArtifacts(stored)) });
    model = fresh;
    return () => runModel(fresh, plan, new ImageData(BLANK.width, BLANK.height), BLANK);
  };
  const backend = await chooseBackend(mayUseGraphics, prepare, onLost);
  const readPixels = createPixelReader();
  const sizer = new InputSizer(plan.predictors.length > 0);
  return {
    backend,
    detect: async (frame, inputIndex) => {
      try {
        const size = getSize(frame);
        const began = performance.now();
        const input = sizer.choose(size, began, inputIndex);
        const pixels = readPixels(frame, input);
        if (model === undefined) throw new Error('the model was disposed');
        const detections = await runModel(model, plan, pixels, size);
        const now = performance.now();
        sizer.learn(input, now - began, now);
        return { detections, size, input, visibility: judgeVisibility(pixels), runMs: now - began };
      } finally {
        frame.close();
      }
    },
  };
}
