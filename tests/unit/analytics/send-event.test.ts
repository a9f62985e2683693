import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendToCollector } from '@/lib/analytics/send-event';
import { serve, type Served } from '@/tests/support/loopback';

interface Seen {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Served;
let address: string;
let seen: Seen[];

beforeEach(async () => {
  seen = [];
  server = await serve((request, response) => {
    void text(request).then((body) => {
      seen.push({ method: request.method, headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  address = `${server.url}/usage`;
});

afterEach(() => server.close());

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
