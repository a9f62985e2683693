import { EMBED_PATH } from '@/lib/constants/brand';
import { isZeroScriptPage } from '@/lib/security/secure-html';
import budget from './budget.json';
import { type BuiltPage, builtPages, gzipBytes, readNextFile } from './built-site';

const pages = builtPages();
const documents = pages.filter(({ address }) => isZeroScriptPage(address));
const tagsOf = (html: string, pattern: RegExp) =>
  (html.match(pattern) ?? []).map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '');

/** Scripts a modern browser needs before the page works, with those lib/first-pictures requests; `noModule` scripts do not count. */
function firstScripts(html: string): string[] {
  const scripts = tagsOf(html, /<script\b(?![^>]*\bnoModule\b)[^>]*\bsrc="[^"]+"[^>]*>/gi);
  const asked = (/\bdata-code="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').filter((address) => address !== '');
  const preloads = tagsOf(html, /<link\b[^>]*(?:\bas="script"|rel="modulepreload")[^>]*>/g);
  return [...new Set([...scripts, ...asked, ...preloads])];
}

/** Scripts of the worker that loads the cameras: it starts with the page, and the first picture waits for it. */
function catalogWorkerScripts(mode: BuiltPage['mode'], scripts: readonly string[]): string[] {
  const read = (address: string) => readNextFile(mode, address).toString();
  const workers = scripts
    .flatMap((address) => [...read(address).matchAll(/"(static\/chunks\/turbopack-worker-[^"]+)",(\[[^\]]*\])/g)])
    .map(([, first, others]) =>
      [first ?? '', ...(JSON.parse(others ?? '') as string[])].map((file) => `/_next/${file}`),
    );
  const catalog = workers.filter((files) => files.some((file) => read(file).includes('/camera-data/')));
  if (catalog.length !== 1) throw new Error(`${mode}: ${catalog.length} workers ask for the cameras`);
  return catalog.flat();
}

const styleSheets = (html: string) => tagsOf(html, /<link\b[^>]*rel="stylesheet"[^>]*>/g);

function weigh({ mode }: BuiltPage, addresses: readonly string[]): Record<string, number> {
  return Object.fromEntries(addresses.map((address) => [address, gzipBytes(readNextFile(mode, address))]));
}

const sum = (sizes: Record<string, number>) => Object.values(sizes).reduce((total, size) => total + size, 0);

test.each(pages.filter(({ address }) => address === '/'))(
  '$mode: the JavaScript requested before the first picture stays within budget',
  (page) => {
    const scripts = firstScripts(page.html);
    const files = weigh(page, [...new Set([...scripts, ...catalogWorkerScripts(page.mode, scripts)])]);
    const bytes = sum(files);

    // `files` is in the assertion so a failure lists them.
    expect({ bytesOver: Math.max(0, bytes - budget.firstPictureJavaScriptGzipBytes), files }).toEqual({
      bytesOver: 0,
      files,
    });
    expect(bytes).toBeGreaterThan(0);
  },
);

test.each(pages.filter(({ address }) => address === EMBED_PATH))(
  '$mode: the JavaScript of the embed, without hls.js, and its HTML and CSS stay within budget',
  (page) => {
    const files = weigh(page, firstScripts(page.html));
    const bytes = sum(files);
    const others = gzipBytes(page.html) + sum(weigh(page, styleSheets(page.html)));

    expect({ bytesOver: Math.max(0, bytes - budget.embedJavaScriptGzipBytes), files }).toEqual({ bytesOver: 0, files });
    expect(bytes).toBeGreaterThan(0);
    expect(others).toBeLessThanOrEqual(budget.embedHtmlAndCssGzipBytes);
  },
);

test('HTML and CSS of every document stay within budget', () => {
  const cssBytes = new Map<string, number>();
  const weighOnce = (mode: BuiltPage['mode'], address: string) => {
    const key = `${mode} ${address}`;
    const bytes = cssBytes.get(key) ?? gzipBytes(readNextFile(mode, address));
    cssBytes.set(key, bytes);
    return bytes;
  };
  const sizes = documents.map(({ mode, address, html }) => ({
    page: `${mode} ${address}`,
    bytes: styleSheets(html).reduce((total, file) => total + weighOnce(mode, file), gzipBytes(html)),
  }));

  const limitOf = (page: string) =>
    page.endsWith('/status') ? budget.statusHtmlAndCssGzipBytes : budget.documentHtmlAndCssGzipBytes;
  expect(sizes.filter(({ page, bytes }) => bytes > limitOf(page))).toEqual([]);
  expect(documents.filter(({ html }) => styleSheets(html).length === 0)).toEqual([]);
});
