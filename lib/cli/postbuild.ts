// Adds policies to the pages of a finished build, `.next-server/server` or `out`, and strips unneeded scripts.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { buildSync } from 'esbuild';
import { accountSources, readAccountConfig } from '@/lib/account/read-account-config';
import { dataDir, readPrevious } from '@/lib/camera-files/read-folder';
import { choosePins, PINS_FILE } from '@/lib/detection/model-pins';
import type { ExtraSources } from '@/lib/security/content-security-policy';
import { cdnHeadersFile } from '@/lib/security/headers';
import { secureHtml, isZeroScriptPage, pathOfHtmlFile } from '@/lib/security/secure-html';
import { SITE_URL, EMBED_PATH } from '@/lib/constants/brand';
import { routerAddress, routerSources } from '@/lib/settings/router';
import { stampBuild } from './built-pages';
import { startWithoutRouter, takeScripts } from './start-without-router';

const FONT_PRELOAD = /<link\b[^>]*\bas="font"[^>]*>/g;
const SERVER_PAGES = /^(.+)[\\/]server$/;
const MISSING_ADDRESS = `
  !! ROADFEED_SITE_URL is not set: canonical addresses, the sitemap, and previews of this build name ${SITE_URL}.
  !! Before the site is public, build it with its address: ROADFEED_SITE_URL=https://cameras.example.org
`;

const MISSING_MODEL = `
  !! Vehicle detection works only on demo cameras, because its model is not here. Download it (17 MB): npm run model
`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

/** An export has `_next/` beside its pages. */
function readNextFile(folder: string, file: string): string {
  const built = SERVER_PAGES.exec(folder)?.[1] ?? path.join(folder, '_next');
  return readFileSync(path.join(built, file), 'utf8');
}

function bundleInlineScript(): string {
  const entry = path.join(import.meta.dirname, '../first-pictures/inline-script.ts');
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, minify: true, write: false, format: 'iife' });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

function makeFirstPage(built: string, folder: string): string {
  const html = startWithoutRouter(built, 'Home', (chunk) => readNextFile(folder, chunk));
  if (html === built) return html;
  const { page, addresses } = takeScripts(html);
  // Before the styles, which would delay it. `expect` keeps the browser from painting half a page.
  const start = `<script data-code="${addresses.join(' ')}">${bundleInlineScript()}</script><link rel="expect" href="#home" blocking="render"/>`;
  return page.replace('<link', () => `${start}<link`);
}

function startPage(page: string, built: string, folder: string): string {
  if (page === '/') return makeFirstPage(built, folder);
  if (page !== EMBED_PATH) return built;
  // The embed uses system fonts.
  return startWithoutRouter(built, 'Embed', (chunk) => readNextFile(folder, chunk)).replaceAll(FONT_PRELOAD, '');
}

function secureFolder(folder: string, extra: ExtraSources): { documents: number; viewers: number } {
  const counts = { documents: 0, viewers: 0 };
  for (const file of htmlFiles(folder)) {
    const page = pathOfHtmlFile(file);
    const absolute = path.join(folder, file);
    const built = readFileSync(absolute, 'utf8');
    const html = startPage(page, built, folder);
    writeFileSync(absolute, secureHtml(html, page, sha256, extra));
    counts[isZeroScriptPage(page) ? 'documents' : 'viewers'] += 1;
  }
  return counts;
}

/** Some servers would list the folder that Next leaves beside each page. */
function writeFolderIndexes(folder: string): void {
  for (const file of htmlFiles(folder)) {
    const below = path.join(folder, file.replace(/\.html$/, ''));
    if (existsSync(below)) copyFileSync(path.join(folder, file), path.join(below, 'index.html'));
  }
}

function readExtraSources(): ExtraSources {
  const accounts = accountSources(readAccountConfig(process.env));
  const router = routerSources(routerAddress(process.env.NEXT_PUBLIC_ROUTER_URL));
  const hosts = [...(router['connect-src'] ?? []), ...(accounts['connect-src'] ?? [])];
  return { ...accounts, ...(hosts.length > 0 && { 'connect-src': hosts }) };
}

async function finishBuild(folder: string): Promise<void> {
  const { documents, viewers } = secureFolder(folder, readExtraSources());
  if (viewers === 0) throw new Error(`no page in ${folder}: this version of Next puts them elsewhere`);
  console.log(`postbuild: ${folder}: ${viewers} pages with hashed scripts, ${documents} without scripts`);
  const builtFolder = SERVER_PAGES.exec(folder)?.[1];
  if (builtFolder === undefined) {
    writeFileSync(path.join(folder, '_headers'), cdnHeadersFile());
    writeFolderIndexes(folder);
  }
  for (const note of (await readPrevious(dataDir())).notes) console.log(`postbuild: ${note}`);
  if (!process.env.ROADFEED_SITE_URL) console.warn(MISSING_ADDRESS);
  const pins = choosePins(existsSync(PINS_FILE) ? readFileSync(PINS_FILE, 'utf8') : null, process.env);
  if (pins === null && !existsSync('public/model/full')) console.warn(MISSING_MODEL);
  if (builtFolder !== undefined) stampBuild(builtFolder);
}

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
finishBuild(process.argv[2] ?? 'out').catch((error: unknown) => {
  console.error(`postbuild: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
