import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Served } from '@/tests/support/loopback';
import { startStaticServer } from '@/tests/support/static-server';

const folder = mkdtempSync(path.join(tmpdir(), 'static-server-'));
const root = path.join(folder, 'out');
let server: Served;

beforeAll(async () => {
  mkdirSync(path.join(root, 'blog'), { recursive: true });
  writeFileSync(path.join(root, 'index.html'), 'home');
  writeFileSync(path.join(root, 'terms.html'), 'terms');
  writeFileSync(path.join(root, 'blog', 'index.html'), 'blog');
  writeFileSync(path.join(root, '404.html'), 'not found');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  server = await startStaticServer(root);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 'home'],
  ['/terms', 'terms'],
  ['/terms.html', 'terms'],
  ['/blog/', 'blog'],
  ['/blog', 'blog'],
  ['/terms?x=1', 'terms'],
])('%s is answered with the page', async (address, body) => {
  const response = await fetch(server.url + address);

  expect([response.status, await response.text()]).toEqual([200, body]);
});

test('an unknown address returns 404 and its page', async () => {
  const response = await fetch(`${server.url}/nowhere`);

  expect([response.status, await response.text()]).toEqual([404, 'not found']);
});

test('every response has the security headers', async () => {
  const response = await fetch(`${server.url}/`);

  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%zz'])(
  '%s stays inside the folder',
  async (address) => {
    // fetch would tidy the path up before it is sent.
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      request({ hostname, port, path: address }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

    expect(status).toBe(404);
  },
);
