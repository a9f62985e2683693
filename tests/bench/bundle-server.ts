import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const HTML = `<!doctype html><title>Benchmark</title><link rel="stylesheet" href="/page.css">
<style>html, body, #map { height: 100%; margin: 0 }</style><div id="map"></div><script type="module" src="/page.js"></script>`;

/** Bundles one of our modules with everything it imports, styles in a separate file. */
async function bundle(entry: string): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: '/',
    loader: { '.png': 'dataurl' },
  });
  return new Map(outputFiles.map((file) => [path.extname(file.path), file.text]));
}

/**
 * Serves an empty page with a `#map` element that runs one of our modules, on loopback only. Workers and package files are at the
 * addresses that the modules expect.
 * @param files URL prefixes to serve from folders of the repository: `/basemap/` from `public/basemap/`.
 */
export async function serveBundle(
  page: string,
  workers: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): Promise<{ url: string; close: () => void }> {
  const built = await bundle(page);
  const scripts = new Map([['/page.js', built.get('.js') ?? '']]);
  for (const [address, entry] of Object.entries(workers)) scripts.set(address, (await bundle(entry)).get('.js') ?? '');
  const answer = async (address: string): Promise<readonly [type: string, body: string | Buffer]> => {
    if (address === '/') return ['text/html', HTML];
    if (address === '/page.css') return ['text/css', built.get('.css') ?? ''];
    const script = scripts.get(address);
    if (script !== undefined) return ['text/javascript', script];
    const [from, to] = Object.entries(files).find(([start]) => address.startsWith(start)) ?? [];
    if (from === undefined || to === undefined) throw new Error(`nothing at ${address}`);
    const body = await readFile(path.join(ROOT, to, path.normalize(address.slice(from.length))));
    return [TYPES[path.extname(address)] ?? 'text/javascript', body];
  };
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost').pathname).then(
      ([type, body]) => response.setHeader('Content-Type', type).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
