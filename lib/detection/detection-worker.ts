import { config } from 'zod';
import { loadEngine, type Engine } from './engine';
import type { WorkerAnswer, WorkerLoss, WorkerRequest } from './worker-messages';

// zod would try `new Function`, which the content security policy forbids.
config({ jitless: true });

const say = (message: WorkerAnswer | WorkerLoss): void => {
  postMessage(message);
};

let engine: Engine | null = null;

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  if (request.type === 'load') {
    engine = await loadEngine(request.kind, request.mayUseGraphics, () => {
      say({ type: 'lost', message: 'the graphics context was lost' });
    });
    return { id: request.id, type: 'loaded', backend: engine.backend };
  }
  if (engine === null) {
    request.frame.close();
    throw new Error('no model is loaded');
  }
  return { id: request.id, type: 'detected', result: await engine.detect(request.frame) };
}

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  answer(data).then(say, (error: unknown) => {
    say({ id: data.id, type: 'failed', message: error instanceof Error ? error.message : String(error) });
  });
};
