import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/;

interface Stored {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

async function store(url: string, cookie: string): Promise<Stored> {
  const response = await fetch(url, { headers: { cookie } });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const body = Buffer.from(await response.arrayBuffer());
  const isText = TEXT.test(type);
  return {
    status: response.status,
    headers: { 'Content-Type': type, ...(isText ? { 'Content-Encoding': 'gzip' } : {}) },
    body: isText ? gzipSync(body) : body,
  };
}

/**
 * Replays another server's responses from memory, compressed from the second request on, to compare pages without the time to
 * render them. On loopback only.
 * @param cookie sent with the first request of each page
 */
export async function serveReplay(origin: string, cookie = ''): Promise<{ url: string; close: () => void }> {
  const stored = new Map<string, Promise<Stored>>();
  const findAnswer = (address: string): Promise<Stored> => {
    const answer = stored.get(address) ?? store(origin + address, cookie);
    stored.set(address, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    findAnswer(request.url ?? '/').then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
