import { createReadStream, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { CDN_RULES, type Header } from '@/lib/security/headers';
import { listen, type Served } from './loopback';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file a CDN sends for an address: the file itself, the page of that name, or the folder's index. */
function fileFor(root: string, pathname: string): string | undefined {
  const target = path.join(root, pathname);
  return [target, `${target.replace(/[/\\]$/, '')}.html`, path.join(target, 'index.html')].find(isFile);
}

/** Those of every rule that matches, as the hosts that read `_headers` send them. */
function headersFor(pathname: string): readonly Header[] {
  return CDN_RULES.filter(([rule]) =>
    rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule,
  ).flatMap(([, headers]) => headers);
}

function send(response: ServerResponse, status: number, file: string, pathname: string): void {
  for (const { key, value } of headersFor(pathname)) response.appendHeader(key, value);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  response.setHeader('Content-Type', CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream');
  // The recordings of the demo network are byte ranges of its clips.
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(response.req.headers.range ?? '') ?? [];
  if (start === undefined || end === undefined) {
    response.writeHead(status);
    createReadStream(file).pipe(response);
    return;
  }
  response.writeHead(206, { 'Content-Range': `bytes ${start}-${end}/${statSync(file).size}` });
  createReadStream(file, { start: Number(start), end: Number(end) }).pipe(response);
}

/**
 * Serves a folder on this machine like a plain CDN: none of our code runs.
 * @param folder e.g. `out`
 * @param port of this machine, or a free one
 */
export function startStaticServer(folder: string, port?: number): Promise<Served> {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = fileFor(root, pathname);
    const notFound = path.join(root, '404.html');
    if (file !== undefined) send(response, 200, file, pathname);
    else if (isFile(notFound)) send(response, 404, notFound, '/');
    else response.writeHead(404).end();
  });
  return listen(server, port);
}
