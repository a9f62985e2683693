import { expect, test as bare, type Page } from '@playwright/test';
import { test } from '../../support/browser-test';
import { ProblemCollector } from '../../support/problem-collector';

/** Serves one page of our own making at `/net`, everything below `/net/` with the given status. */
async function openPage(page: Page, body: string, head = ''): Promise<void> {
  await page.route('/net/missing', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.route('/net/broken', (route) => route.abort('connectionreset'));
  await page.route('/net', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Net</title>${head}<body>${body}` }),
  );
  await page.goto('/net');
}

/** A page that fetches an address and says so when it has the answer or the failure. */
const asking = (url: string) =>
  `<script>fetch('${url}').catch(() => 0).then(() => { document.title = 'asked'; })</script>`;

bare.describe('the collector', () => {
  bare('says nothing of a clean page', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    await openPage(page, '<p>Hello</p><script>console.log("fine"); console.warn("fine")</script>');

    expect(await collector.verdict()).toEqual([]);
  });

  bare('reports a console error', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    await openPage(page, '<script>console.error("broken thing")</script>');

    expect(await collector.verdict()).toEqual([expect.stringContaining('console error: broken thing')]);
  });

  bare('reports an uncaught error', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    await openPage(page, '<script>throw new Error("thrown thing")</script>');

    expect(await collector.verdict()).toEqual([expect.stringContaining('page error: Error: thrown thing')]);
  });

  bare('reports a rejected promise that nobody caught', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    await openPage(page, '<script>Promise.reject(new Error("rejected thing"))</script>');

    await expect(() =>
      collector.verdict().then((lines) => {
        expect(lines.join()).toContain('rejected thing');
      }),
    ).toPass();
  });

  bare('reports a violation of the content security policy', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    const policy = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;
    await openPage(page, '<img alt="" src="/net/missing">', policy);

    await expect(async () => {
      expect((await collector.verdict()).join()).toContain('policy violation: img-src blocked');
    }).toPass();
  });

  bare('reports an answer of 400 and above', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    await openPage(page, asking('/net/missing'));
    await expect(page).toHaveTitle('asked');

    expect(await collector.verdict()).toContainEqual(expect.stringMatching(/^bad response: 404 .*\/net\/missing$/));
  });

  bare('reports a request that failed', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    await openPage(page, asking('/net/broken'));
    await expect(page).toHaveTitle('asked');

    expect(await collector.verdict()).toContainEqual(
      expect.stringMatching(/^failed request: GET .*\/net\/broken net::/),
    );
  });

  bare('refuses and reports a request to another machine', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    await openPage(page, asking('https://camera.example/picture.jpg'));
    await expect(page).toHaveTitle('asked');

    expect(await collector.verdict()).toContainEqual(
      expect.stringMatching(
        /^external request: GET https:\/\/camera\.example\/picture\.jpg net::ERR_NAME_NOT_RESOLVED$/,
      ),
    );
  });

  bare('accepts a request that the page gave up itself', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    await page.route('/net/never', () => undefined);
    await openPage(
      page,
      `<script>const c = new AbortController(); fetch('/net/never', { signal: c.signal }).catch(() => { document.title = 'asked' }); setTimeout(() => c.abort(), 50)</script>`,
    );
    await expect(page).toHaveTitle('asked');

    expect(await collector.verdict()).toEqual([]);
  });

  bare('allows the problem that was expected, and only that', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    collector.expect(/first thing/, 'on purpose');
    await openPage(page, '<script>console.error("first thing"); console.error("second thing")</script>');

    expect(await collector.verdict()).toEqual([expect.stringContaining('second thing')]);
  });

  bare('complains when an expected problem never came', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    collector.expect(/some thing/, 'on purpose');
    await openPage(page, '<p>Hello</p>');

    expect(await collector.verdict()).toEqual(['expected problem never came: /some thing/ (on purpose)']);
  });

  bare('watches every page of the context', async ({ context, page }) => {
    const collector = await ProblemCollector.watch(context);
    await openPage(page, '<p>Hello</p>');
    await openPage(await context.newPage(), '<script>console.error("in the second page")</script>');

    expect(await collector.verdict()).toEqual([expect.stringContaining('in the second page')]);
  });
});

test.fail('a test of ours fails when the page logs an error (expected to fail)', async ({ page }) => {
  await openPage(page, '<script>console.error("broken thing")</script>');

  await expect(page).toHaveTitle('Net');
});

test('a test passes with an expected problem', async ({ page, expectProblem }) => {
  expectProblem(/broken thing/, 'the page logs it on purpose');
  await openPage(page, '<script>console.error("broken thing")</script>');

  await expect(page).toHaveTitle('Net');
});
