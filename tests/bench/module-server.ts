import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HLS = '/hls.js/dist/';
const CLIPS = '/demo-media/';
const PACKAGES = '/node_modules/';
/** Imports of our search. */
const SEARCH_PACKAGES = ['geokdbush', 'tinyqueue'].map((name) => [name, `${PACKAGES}${name}/index.js`]);
/** Where the browser would need a bundler to find packages. */
const IMPORT_MAP = {
  imports: {
    ...Object.fromEntries(SEARCH_PACKAGES),
    ...{ '@/': '/', 'hls.js': `${HLS}hls.mjs`, 'hls.js/light': `${HLS}hls.light.mjs` },
  },
};
const COMPILER = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };

const html = (script: string) => `<!doctype html><title>Benchmark</title>
<style>body { margin: 0; display: grid; grid-template-columns: repeat(8, 200px) } video { width: 200px; height: 150px }</style>
<script type="importmap">${JSON.stringify(IMPORT_MAP)}</script>
<script type="module" src="${script}"></script>`;

/** Type and body of a path: the page, its data, a clip of the demo network, a file of a package, or one of our modules without its types. */
async function answer(
  pathname: string,
  script: string,
  json: string,
): Promise<readonly [type: string, body: string | Buffer]> {
  if (pathname === '/') return ['text/html', html(script)];
  if (pathname === '/data.json') return ['application/json', json];
  if (pathname.startsWith(CLIPS)) return ['video/mp4', await readFile(path.join(ROOT, 'public', pathname))];
  const [, hlsFile] = pathname.split(HLS);
  // The worker's address is relative to the module; a bundler would put the file there.
  if (hlsFile !== undefined)
    return ['text/javascript', await readFile(path.join(ROOT, 'node_modules', HLS, path.basename(hlsFile)), 'utf8')];
  if (pathname.startsWith(PACKAGES)) return ['text/javascript', await readFile(path.join(ROOT, pathname), 'utf8')];
  const source = await readFile(path.join(ROOT, `${pathname.replace(/\.ts$/, '')}.ts`), 'utf8');
  return ['text/javascript', ts.transpileModule(source, { compilerOptions: COMPILER }).outputText];
}

/**
 * Serves an empty page that runs one of our modules and its imports with types stripped, so a benchmark measures our source
 * without a bundler. On loopback only.
 * @param script e.g. `/tests/bench/pages/wall-players.ts`
 * @param json content of `/data.json`
 */
export async function serveModule(script: string, json = 'null'): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost').pathname, script, json).then(
      ([type, body]) => response.setHeader('Content-Type', type).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
