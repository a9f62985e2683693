import * as tf from '@tensorflow/tfjs-core';

// No threaded build: the isolation it needs would break the sign-in popup (ADR 012).
const PLAIN = new URL('../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm', import.meta.url);
const SIMD = new URL(
  '../../node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
  import.meta.url,
);

async function startWasm(): Promise<boolean> {
  const { setWasmPaths } = await import('@tensorflow/tfjs-backend-wasm');
  setWasmPaths({
    'tfjs-backend-wasm.wasm': PLAIN.href,
    'tfjs-backend-wasm-simd.wasm': SIMD.href,
    'tfjs-backend-wasm-threaded-simd.wasm': SIMD.href,
  });
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  return tf.setBackend('wasm');
}

/** False without WebGL 2, or if the CPU emulates it. */
function hasGraphicsCard(): boolean {
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2');
  if (gl === null) return false;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !/swiftshader|llvmpipe|software|basic render/i.test(name);
}

/** TensorFlow.js on WebGL doesn't work in a worker in Safari. */
const isSafari = (agent: string): boolean => /^((?!chrome|chromium|android).)*safari/i.test(agent);

async function startWebGl(onLost: () => void): Promise<boolean> {
  if (typeof OffscreenCanvas === 'undefined' || isSafari(navigator.userAgent) || !hasGraphicsCard()) return false;
  const { setWebGLContext } = await import('@tensorflow/tfjs-backend-webgl');
  const canvas = new OffscreenCanvas(300, 150);
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false, stencil: false });
  if (gl === null) return false;
  canvas.addEventListener('webglcontextlost', onLost);
  setWebGLContext(2, gl);
  return tf.setBackend('webgl');
}

const MEASURED_RUNS = 3;

async function measureFastestMs(run: () => Promise<unknown>): Promise<number> {
  await run();
  let fastest = Infinity;
  for (let round = 0; round < MEASURED_RUNS; round++) {
    const began = performance.now();
    await run();
    fastest = Math.min(fastest, performance.now() - began);
  }
  return fastest;
}

/** Sets and returns the faster backend, measured with the model itself. @throws If none works. */
export async function chooseBackend(
  mayUseGraphics: boolean,
  prepare: () => Promise<() => Promise<unknown>>,
  onLost: () => void,
): Promise<string> {
  const hasGraphics = mayUseGraphics && (await startWebGl(onLost).catch(() => false));
  const graphicsMs = hasGraphics
    ? await prepare()
        .then(measureFastestMs)
        .catch(() => Infinity)
    : Infinity;
  const hasWasm = await startWasm();
  if (!Number.isFinite(graphicsMs)) {
    if (!hasWasm) throw new Error('this browser cannot run the model');
    const run = await prepare();
    await run();
    return tf.getBackend();
  }
  const wasmMs = hasWasm ? await measureFastestMs(await prepare()) : Infinity;
  if (graphicsMs < wasmMs) {
    await tf.setBackend('webgl');
    await prepare();
  }
  return tf.getBackend();
}
