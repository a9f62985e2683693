import { sendToCollector } from '@/lib/analytics/send-event';

const COLLECTOR = 'https://usage.example/collect';
const EVENT = { name: 'search', params: { search_length: 12, search_kind: 'road' } } as const;

test('the collector gets name and parameters as plain text, without cookies', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  await sendToCollector(COLLECTOR, EVENT);
  expect(fetch).toHaveBeenCalledTimes(1);
  const request = new Request(...fetch.mock.calls[0]!);
  expect(request).toMatchObject({ method: 'POST', url: COLLECTOR, credentials: 'omit' });
  expect(request.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
  expect(await request.text()).toBe('{"name":"search","params":{"search_length":12,"search_kind":"road"}}');
});

test('ignores a collector that is down', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(sendToCollector(COLLECTOR, EVENT)).resolves.toBeUndefined();
});
