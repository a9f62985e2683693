import { expect, test } from '../support/browser-test';
import { askEveryRoute, askMalformed, notRefused, withoutPolicy } from '../support/every-route';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

/** For the page or a worker. In a later task, because the policy does not apply to the debugger. */
const evaluateText = () =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      try {
        resolve((Reflect.construct(Function, ['return "ran"']) as () => string)());
      } catch (error) {
        resolve((error as Error).name);
      }
    };
    channel.port2.postMessage('');
  });

test('code injected into the page does not run, and neither the page nor its worker can evaluate text as code', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/script-src-elem blocked inline/, 'this test injects it');
  expectProblem(/script-src blocked eval/, 'this test tries it');
  expectProblem(/violates the following Content Security Policy/, 'the browser says so');
  const worker = page.waitForEvent('worker');
  await page.goto('/');
  const hasRun = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.hasInjectedCodeRun = true';
    document.body.append(script);
    await new Promise(requestAnimationFrame);
    return 'hasInjectedCodeRun' in window;
  });

  expect(hasRun).toBe(false);
  expect(await page.evaluate(evaluateText)).toBe('EvalError');
  expect(await (await worker).evaluate(evaluateText)).toBe('EvalError');
});

test('every response has the security headers', async ({ request }) => {
  for (const address of ['/', '/locations', '/camera-data/index.json']) {
    const headers = (await request.get(address)).headers();

    expect(headers).toMatchObject({
      'content-security-policy':
        "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('an open camera links to its oEmbed, and an invalid id in the address does not', async ({ request }) => {
  const linkOf = async (search: string) => (await request.get(`/?${search}`)).headers().link ?? '';

  expect(await linkOf('camera=511ny-1')).toMatch(
    /<https:\/\/[^>]+\/oembed\?format=json&url=https%3A%2F%2F[^>]+%3Fcamera%3D511ny-1>; rel="alternate"; type="application\/json\+oembed"/,
  );
  expect(await linkOf(`camera=${encodeURIComponent('511ny-1>; rel="stylesheet')}`)).not.toContain('oembed');
});

test('every page has a policy, and every route rejects methods that write', async ({ baseURL }) => {
  const answers = await askEveryRoute(baseURL ?? '');

  expect(answers.filter(({ isPage, status }) => isPage && status === 200).length).toBeGreaterThan(9);
  expect(withoutPolicy([...answers, ...(await askMalformed(baseURL ?? ''))])).toEqual([]);
  expect(notRefused(answers)).toEqual([]);
});

const LIST = '/camera-data/511ny-cameras.json';

test('pages and lists are sent compressed, and an unchanged list is not sent again', async ({ request }) => {
  for (const address of ['/', '/nyc-traffic-cameras', LIST]) {
    const answer = await request.get(address, { headers: { 'Accept-Encoding': 'gzip' } });

    expect(answer.headers()).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect((await answer.text()).length).toBeGreaterThan(1_000);
  }
  const etag = (await request.get(LIST)).headers()['etag'] ?? '';
  const again = await request.get(LIST, { headers: { 'If-None-Match': etag } });

  expect(etag).not.toBe('');
  expect(again.status()).toBe(304);
  expect(await again.text()).toBe('');
});
