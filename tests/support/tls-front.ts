import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen, passOn, type Served } from './loopback';

/** A new key and certificate for every run, which no browser trusts. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-front-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  try {
    execFileSync('openssl', ['req', ...kind, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Serves a site of this machine over TLS, as a reverse proxy does in production. */
export async function startTlsFront(site: string): Promise<Served> {
  const server = createServer(makeCertificate(), passOn(site));
  // Chromium fails a request when the server closes its idle connection at that moment.
  server.keepAliveTimeout = 0;
  const front = await listen(server);
  return { ...front, url: front.url.replace('http:', 'https:') };
}
