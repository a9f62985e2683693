import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendToCollector } from '@/lib/analytics/send-event';

interface Seen {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let address: string;
let seen: Seen[];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ method: request.method, headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/usage`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

test('the collector gets name and parameters as plain text', async () => {
  await sendToCollector(address, { name: 'search', params: { search_length: 12, search_kind: 'road' } });
  expect(seen).toEqual([
    {
      method: 'POST',
      headers: expect.objectContaining({ 'content-type': 'text/plain;charset=UTF-8' }),
      body: '{"name":"search","params":{"search_length":12,"search_kind":"road"}}',
    },
  ]);
});

test('asks the browser to leave out cookies', async () => {
  const request = jest.spyOn(globalThis, 'fetch');

  await sendToCollector(address, { name: 'switch_view', params: { view_type: 'map' } });

  expect(request).toHaveBeenCalledWith(address, expect.objectContaining({ credentials: 'omit' }));
});

test('ignores a collector that is down', async () => {
  await expect(
    sendToCollector('http://127.0.0.1:1/', { name: 'switch_view', params: { view_type: 'map' } }),
  ).resolves.toBeUndefined();
});
