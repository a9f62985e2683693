import { spawn, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';

const SAMPLE = path.join(import.meta.dirname, '../../docs/nginx.conf');
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const MIME_TYPES = '/etc/nginx/mime.types';
const START_MS = 10_000;

function checkInstalled(): void {
  const isThere = !spawnSync('nginx', ['-v']).error && [BROTLI_MODULE, MIME_TYPES].every((file) => existsSync(file));
  if (!isThere)
    throw new Error(
      'This suite needs nginx and its brotli module: apt-get install nginx libnginx-mod-http-brotli-static (Debian 12 or newer)',
    );
}

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`docs/nginx.conf should say "${from}" once`);
  return text.replace(from, to);
}

/** Debian's nginx.conf around the sample, with all files in one folder and no limit on requests. */
const aroundSample = (folder: string) => `${process.getuid?.() === 0 ? 'user root root;' : ''}
load_module ${BROTLI_MODULE};
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  default_type application/octet-stream;
  access_log off;
  # Visitors do not ask a thousand times; a load that does would be cut off in between.
  keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/sample.conf;
}
`;

/** @throws without an answer within ten seconds */
export async function waitForAnswer(url: string, name: string): Promise<void> {
  const endAt = performance.now() + START_MS;
  while (performance.now() < endAt) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response) return;
  }
  throw new Error(`${name} did not start`);
}

/**
 * Serves a folder with docs/nginx.conf, changing only ports and folder, on loopback only and without TLS.
 * @param root absolute
 * @throws If nginx or its brotli module is not installed.
 */
export async function serveWithNginx(root: string): Promise<{ url: string; close: () => Promise<void> }> {
  checkInstalled();
  const folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-nginx-'));
  const address = `127.0.0.1:${await freePort()}`;
  let sample = (await readFile(SAMPLE, 'utf8')).replace(/^ *ssl_certificate.*\n/gm, '');
  sample = replaceOnce(sample, '  listen 80;', `  listen 127.0.0.1:${await freePort()};`);
  sample = replaceOnce(sample, '  listen 443 ssl;', `  listen ${address};`);
  await writeFile(path.join(folder, 'sample.conf'), replaceOnce(sample, 'root /var/www/roadfeed;', `root ${root};`));
  await copyFile(MIME_TYPES, path.join(folder, 'mime.types'));
  await writeFile(path.join(folder, 'nginx.conf'), aroundSample(folder));
  const log = path.join(folder, 'error.log');
  await writeFile(log, '');
  const nginx = spawn('nginx', ['-p', folder, '-e', log, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const close = async () => {
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  try {
    await waitForAnswer(`http://${address}/`, 'nginx');
  } catch (error) {
    const said = await readFile(log, 'utf8');
    await close();
    throw new Error(said, { cause: error });
  }
  return { url: `http://${address}`, close };
}
