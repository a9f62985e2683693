import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { Served } from '../support/loopback';
import { startStaticServer } from '../support/static-server';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HTML = `<!doctype html><title>Benchmark</title><link rel="stylesheet" href="/page.css">
<body style="margin: 0"><script type="module" src="/page.js"></script>`;

interface Parts {
  /** Modules that the page opens as workers. */
  readonly workers?: readonly string[];
  /** By the first part of their address. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Content of `/data.json`. */
  readonly data?: unknown;
}

/** Bundles modules with all that they import. */
async function bundle(script: string, workers: readonly string[], folder: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: { page: script, ...Object.fromEntries(workers.map((file) => [file.replace(/\.ts$/, ''), file])) },
    ...{ bundle: true, splitting: true, minify: true, write: false, format: 'esm', target: 'es2022', outdir: folder },
    loader: { '.png': 'dataurl' },
    // As in a build where the operator has set nothing.
    define: { 'process.env': '{}' },
    // TensorFlow.js imports these outside the browser.
    external: ['fs', 'path', 'os', 'crypto', 'util', 'worker_threads', 'perf_hooks'],
  });
  for (const { path: file, text } of outputFiles) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text.replaceAll('-worker.ts', '-worker.js'));
  }
}

/**
 * Serves an empty page that runs one of our modules.
 * @param script a file of the repository, like all workers and folders
 */
export async function servePage(script: string, { workers = [], folders = {}, data }: Parts): Promise<Served> {
  const root = await mkdtemp(path.join(tmpdir(), 'roadfeed-page-'));
  await bundle(script, workers, root);
  for (const [name, folder] of Object.entries(folders))
    await symlink(path.resolve(ROOT, folder), path.join(root, name));
  await writeFile(path.join(root, 'index.html'), HTML);
  if (data !== undefined) await writeFile(path.join(root, 'data.json'), JSON.stringify(data));
  const server = await startStaticServer(root);
  const close = async () => {
    await server.close();
    await rm(root, { recursive: true });
  };
  return { url: server.url, close, [Symbol.asyncDispose]: close };
}
