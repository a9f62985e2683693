import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Served } from '../support/loopback';
import { startServer } from '../support/site-server';

const SAMPLE = path.resolve('docs/nginx.conf');
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const MIME_TYPES = '/etc/nginx/mime.types';

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
error_log stderr;
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

/**
 * Serves a folder with docs/nginx.conf, changing only ports and folder, on loopback only and without TLS.
 * @param root absolute
 * @throws If nginx or its brotli module is not installed.
 */
export async function serveWithNginx(root: string): Promise<Served> {
  checkInstalled();
  const folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-nginx-'));
  const address = `127.0.0.1:${await freePort()}`;
  let sample = (await readFile(SAMPLE, 'utf8')).replace(/^ *ssl_certificate.*\n/gm, '');
  sample = replaceOnce(sample, '  listen 80;', `  listen 127.0.0.1:${await freePort()};`);
  sample = replaceOnce(sample, '  listen 443 ssl;', `  listen ${address};`);
  await writeFile(path.join(folder, 'sample.conf'), replaceOnce(sample, 'root /var/www/roadfeed;', `root ${root};`));
  await copyFile(MIME_TYPES, path.join(folder, 'mime.types'));
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, aroundSample(folder));
  const nginx = await startServer(['nginx', '-p', folder, '-e', 'stderr', '-c', config], `http://${address}`);
  const close = async () => {
    await nginx.close();
    await rm(folder, { recursive: true });
  };
  return { url: nginx.url, close, [Symbol.asyncDispose]: close };
}
