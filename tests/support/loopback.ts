import { once } from 'node:events';
import { createServer, request, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export interface Served extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Listens on a port of this machine, or a free one. @throws If it is taken. */
export async function listen(server: Server, wanted = 0): Promise<Served> {
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close };
}

export const serve = (answer: RequestListener): Promise<Served> => listen(createServer(answer));

export async function freePort(): Promise<number> {
  const probe = await serve(() => undefined);
  await probe.close();
  return Number(new URL(probe.url).port);
}

export async function sendWeb(web: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await web.arrayBuffer());
  if (!response.destroyed) response.writeHead(web.status, Object.fromEntries(web.headers)).end(body);
}

/** Answers with what another server answers. */
export const passOn =
  (site: string): RequestListener =>
  (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    // The site may close an idle connection just as it is used again.
    const inner = request(new URL(url, site), { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, outgoing, () => undefined);
    });
    inner.on('error', () => outgoing.destroy());
    incoming.pipe(inner);
  };
