import { expect, test } from '../support/browser-test';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

const LIST = '/camera-data/511ny-cameras.json';

for (const address of ['/', '/nyc-traffic-cameras', LIST])
  test(`${address} is sent compressed`, async ({ request }) => {
    const answer = await request.get(address, { headers: { 'Accept-Encoding': 'gzip' } });

    expect(answer.headers()['content-encoding']).toBe('gzip');
    expect(answer.headers()['vary']).toContain('Accept-Encoding');
    expect((await answer.text()).length).toBeGreaterThan(1_000);
  });

test('an unchanged camera list is not sent again', async ({ request }) => {
  const first = await request.get(LIST);
  const etag = first.headers()['etag'] ?? '';
  const again = await request.get(LIST, { headers: { 'If-None-Match': etag } });

  expect(etag).not.toBe('');
  expect(again.status()).toBe(304);
  expect(await again.text()).toBe('');
});
