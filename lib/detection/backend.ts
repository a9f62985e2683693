import * as tf from '@tensorflow/tfjs-core';

/** Where the three builds of the WebAssembly backend lie; threads are not used, because isolation would break the sign-in popup. */
const PLAIN = new URL('../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm', import.meta.url);
const SIMD = new URL(
  '../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
  import.meta.url,
);

async function startProcessor(): Promise<boolean> {
  const { setWasmPaths } = await import('@tensorflow/tfjs-backend-wasm');
  setWasmPaths({
    'tfjs-backend-wasm.wasm': PLAIN.href,
    'tfjs-backend-wasm-simd.wasm': SIMD.href,
    'tfjs-backend-wasm-threaded-simd.wasm': SIMD.href,
  });
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  return tf.setBackend('wasm');
}

/** The name of the graphics card; null without WebGL 2, or where the processor only pretends to be one. */
function graphicsCard(canvas: OffscreenCanvas): string | null {
  const gl = canvas.getContext('webgl2');
  if (gl === null) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? null : name;
}

/** Safari's WebGL does not work in a worker with TensorFlow.js. */
const isSafari = (agent: string): boolean => /^((?!chrome|chromium|android).)*safari/i.test(agent);

/** WebGPU, which few have tried with this model yet: only where the operator's build asks for it. */
async function startWebGpu(onLost: () => void): Promise<boolean> {
  if (process.env.NEXT_PUBLIC_DETECTION_WEBGPU !== '1' || !('gpu' in navigator)) return false;
  const { WebGPUBackend } = await import('@tensorflow/tfjs-backend-webgpu');
  if (!(await tf.setBackend('webgpu'))) return false;
  const backend = tf.backend();
  if (backend instanceof WebGPUBackend) void backend.device.lost.then(onLost);
  return true;
}

async function startWebGl(onLost: () => void): Promise<boolean> {
  if (typeof OffscreenCanvas === 'undefined' || isSafari(navigator.userAgent)) return false;
  if (graphicsCard(new OffscreenCanvas(1, 1)) === null) return false;
  const { setWebGLContext } = await import('@tensorflow/tfjs-backend-webgl');
  const canvas = new OffscreenCanvas(300, 150);
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false, stencil: false });
  if (gl === null) return false;
  canvas.addEventListener('webglcontextlost', onLost);
  setWebGLContext(2, gl);
  return tf.setBackend('webgl');
}

/** The backend of the graphics card that is ready now, if there is one. */
async function startGraphics(onLost: () => void): Promise<'webgpu' | 'webgl' | null> {
  if (await startWebGpu(onLost).catch(() => false)) return 'webgpu';
  return (await startWebGl(onLost).catch(() => false)) ? 'webgl' : null;
}

/** Runs a warmed-up model takes to be measured. */
const MEASURED_RUNS = 3;

async function fastestMs(run: () => Promise<unknown>): Promise<number> {
  await run();
  let fastest = Infinity;
  for (let round = 0; round < MEASURED_RUNS; round++) {
    const began = performance.now();
    await run();
    fastest = Math.min(fastest, performance.now() - began);
  }
  return fastest;
}

/**
 * Makes the faster of processor (WebAssembly) and graphics card (WebGL or WebGPU) the backend, measured with runs of the model itself.
 * @param onLost hears when the chosen graphics context goes away.
 * @returns the backend's name.
 * @throws when neither works.
 */
export async function chooseBackend(
  mayUseGraphics: boolean,
  prepare: () => Promise<() => Promise<unknown>>,
  onLost: () => void,
): Promise<string> {
  const graphics = mayUseGraphics ? await startGraphics(onLost) : null;
  const graphicsMs = graphics
    ? await prepare()
        .then(fastestMs)
        .catch(() => Infinity)
    : Infinity;
  const processor = await startProcessor();
  if (!processor && !Number.isFinite(graphicsMs)) throw new Error('this browser cannot run the model');
  const processorMs = processor ? await fastestMs(await prepare()) : Infinity;
  if (graphics !== null && graphicsMs < processorMs) {
    await tf.setBackend(graphics);
    await prepare();
  }
  return tf.getBackend();
}
