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

const asking = (url: string) => `<script>fetch('${url}').catch(() => 0)</script>`;

/** In one document, and a console error in a second. */
const PROBLEMS: readonly (readonly [line: RegExp, body: string])[] = [
  [/^console error: broken thing/, '<script>console.error("broken thing")</script>'],
  [/^page error: Error: thrown thing/, '<script>throw new Error("thrown thing")</script>'],
  [/rejected thing/, '<script>Promise.reject(new Error("rejected thing"))</script>'],
  [/^policy violation: img-src blocked/, '<img alt="" src="/net/missing">'],
  [/^bad response: 404 .*\/net\/missing$/, asking('/net/missing')],
  [/^failed request: GET .*\/net\/broken net::/, asking('/net/broken')],
  [
    /^external request: GET https:\/\/camera\.example\/picture\.jpg net::ERR_NAME_NOT_RESOLVED$/,
    asking('https://camera.example/picture.jpg'),
  ],
];

bare('the collector reports every kind of problem, on every page of the context', async ({ context, page }) => {
  const collector = await ProblemCollector.watch(context);
  const policy = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;
  await openPage(page, PROBLEMS.map(([, body]) => body).join(''), policy);
  await openPage(await context.newPage(), '<script>console.error("in the second page")</script>');
  const expected = [...PROBLEMS.map(([line]) => line), /in the second page/];
  const unreported = async () => {
    const lines = await collector.verdict();
    return expected.filter((pattern) => !lines.some((line) => pattern.test(line)));
  };
  await expect.poll(unreported).toEqual([]);
});

test.fail('a test of ours fails when the page logs an error (expected to fail)', async ({ page }) => {
  await openPage(page, '<script>console.error("broken thing")</script>');

  await expect(page).toHaveTitle('Net');
});
