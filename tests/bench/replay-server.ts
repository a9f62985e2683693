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
 * Answers as another server does, from memory and compressed from the second time on, so that two ways to make a page can be
 * compared without the time it takes to make it. On loopback only.
 * @param cookie what to send along when a page is fetched for the first time
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
