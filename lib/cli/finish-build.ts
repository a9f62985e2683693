import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { accountSources, readAccountConfig } from '@/lib/account/read-account-config';
import { openDataDir, readPrevious } from '@/lib/camera-files/read-folder';
import type { PolicySources } from '@/lib/security/content-security-policy';
import { cdnHeadersFile } from '@/lib/security/headers';
import { secureHtml, isZeroScriptPage, pathOfHtmlFile } from '@/lib/security/secure-html';
import { EMBED_PATH } from '@/lib/constants/brand';
import { SITE_URL } from '@/lib/constants/site-url';
import { routerAddress, routerSources } from '@/lib/settings/router';
import { stampBuild } from './built-pages';
import { readPins } from './settings';
import { startWithoutRouter, takeScripts } from './start-without-router';

const FONT_PRELOAD = /<link\b[^>]*\bas="font"[^>]*>/g;
const MISSING_ADDRESS = `
  !! ROADFEED_SITE_URL is not set: canonical addresses, the sitemap, and previews of this build name ${SITE_URL}.
  !! Before the site is public, build it with its address: ROADFEED_SITE_URL=https://cameras.example.org
`;

const MISSING_MODEL = `
  Vehicle detection works only on demo cameras, because its model is not here. Download it (17 MB): npm run model
`;

/** V8 compiles the functions while the file arrives, not in their first call (https://v8.dev/blog/explicit-compile-hints). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

type ReadChunk = (chunk: string) => string;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

function bundleInlineScript(): string {
  const entry = path.join(import.meta.dirname, '../first-pictures/inline-script.ts');
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, minify: true, write: false, format: 'iife' });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

function makeFirstPage(built: string, readChunk: ReadChunk): string {
  const html = startWithoutRouter(built, 'Home', readChunk);
  if (html === built) return html;
  const { page, addresses } = takeScripts(html);
  // Before the styles, which would delay it. `expect` keeps the browser from painting half a page.
  const start = `<script data-code="${addresses.join(' ')}">${bundleInlineScript()}</script><link rel="expect" href="#home" blocking="render"/>`;
  return page.replace('<link', () => `${start}<link`);
}

function startPage(page: string, built: string, readChunk: ReadChunk): string {
  if (page === '/') return makeFirstPage(built, readChunk);
  if (page !== EMBED_PATH) return built;
  return startWithoutRouter(built, 'Embed', readChunk).replaceAll(FONT_PRELOAD, '');
}

function securePages({ pages, chunks }: FinishedBuild): { documents: number; viewers: number } {
  const counts = { documents: 0, viewers: 0 };
  const extra = readExtraSources();
  const readChunk = (chunk: string) => readFileSync(path.join(chunks, chunk), 'utf8');
  for (const file of htmlFiles(pages)) {
    const page = pathOfHtmlFile(file);
    const absolute = path.join(pages, file);
    const html = startPage(page, readFileSync(absolute, 'utf8'), readChunk);
    writeFileSync(absolute, secureHtml(html, page, sha256, extra));
    counts[isZeroScriptPage(page) ? 'documents' : 'viewers'] += 1;
  }
  return counts;
}

function hintChunks(chunks: string): void {
  const folder = path.join(chunks, 'static/chunks');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    if (!code.startsWith(COMPILE_HINT)) writeFileSync(path.join(folder, file), COMPILE_HINT + code);
  }
}

/** Some servers would list the folder that Next leaves beside each page. */
function writeFolderIndexes(folder: string): void {
  for (const file of htmlFiles(folder)) {
    const below = path.join(folder, file.replace(/\.html$/, ''));
    if (existsSync(below)) copyFileSync(path.join(folder, file), path.join(below, 'index.html'));
  }
}

function readExtraSources(): PolicySources {
  const accounts = accountSources(readAccountConfig(process.env));
  const router = routerSources(routerAddress(process.env.NEXT_PUBLIC_ROUTER_URL));
  const hosts = [...(router['connect-src'] ?? []), ...(accounts['connect-src'] ?? [])];
  return { ...accounts, ...(hosts.length > 0 && { 'connect-src': hosts }) };
}

interface FinishedBuild {
  readonly pages: string;
  /** The folder served as `/_next/`. */
  readonly chunks: string;
  readonly isExport: boolean;
}

/** Adds the policies to the pages of a build and strips unneeded scripts. @throws for pages of an unknown shape */
export async function finishBuild(build: FinishedBuild): Promise<void> {
  const { pages, chunks, isExport } = build;
  const { documents, viewers } = securePages(build);
  if (viewers === 0) throw new Error(`no page in ${pages}: this version of Next puts them elsewhere`);
  hintChunks(chunks);
  console.log(`${pages}: ${viewers} pages with hashed scripts, ${documents} without scripts`);
  if (isExport) {
    writeFileSync(path.join(pages, '_headers'), cdnHeadersFile());
    writeFolderIndexes(pages);
  }
  for (const note of (await readPrevious(openDataDir())).notes) console.log(note);
  if (!process.env.ROADFEED_SITE_URL) console.warn(MISSING_ADDRESS);
  if (readPins(process.env) === null && !existsSync('public/model/full')) console.warn(MISSING_MODEL);
  if (!isExport) stampBuild(chunks);
}
