// Runs after each build with the folders of its pages as arguments: adds the content security policy to every page, removes
// scripts from pages that need none and Next's router from the first page and the embed, and gives an export the headers and folder indexes that a CDN needs.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { buildSync } from 'esbuild';
import { accountSources, readAccountConfig } from '@/lib/account/read-account-config';
import { dataDir, readPrevious } from '@/lib/camera-files/read-folder';
import { choosePins, PINS_FILE } from '@/lib/detection/model-pins';
import type { ExtraSources } from '@/lib/security/content-security-policy';
import { cdnHeadersFile, EMBED_PATH } from '@/lib/security/headers';
import { secureHtml } from '@/lib/security/secure-html';
import { isZeroScriptPage, pathOfHtmlFile } from '@/lib/security/zero-script-pages';
import { SITE_URL } from '@/lib/seo/site-url';
import { routerAddress, routerSources } from '@/lib/settings/router';
import { stampBuild } from './built-pages';
import { startByItself, takeScripts } from './start-by-itself';

const FONT_PRELOAD = /<link\b[^>]*\bas="font"[^>]*>/g;
/** Pages that `next start` serves, in the folder of their build. */
const SERVER_PAGES = /^(.+)[\\/]server[\\/]app$/;
const MISSING_ADDRESS = `
  !! ROADFEED_SITE_URL is not set: canonical addresses, the sitemap, and previews of this build name ${SITE_URL}.
  !! Before the site is public, build it with its address: ROADFEED_SITE_URL=https://cameras.example.org
`;

const MISSING_MODEL = `
  !! Detection is off on the agencies' pictures: nothing says what the model has to be. npm run model copies and pins it (68 MB).
`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Relative to the folder. */
function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

/** A file below `/_next/`, which an export has beside its pages. */
function readNextFile(folder: string, file: string): string {
  const built = SERVER_PAGES.exec(folder)?.[1] ?? path.join(folder, '_next');
  return readFileSync(path.join(built, file), 'utf8');
}

/** The script of lib/first-wall. */
function bundleFirstWall(): string {
  const entry = path.join(import.meta.dirname, '../first-wall/inline-script.ts');
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, minify: true, write: false, format: 'iife' });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

function makeFirstPage(built: string, folder: string): string {
  const html = startByItself(built, 'Home', (chunk) => readNextFile(folder, chunk));
  if (html === built) return html;
  const { page, addresses } = takeScripts(html);
  // Before the styles, which would hold it up. Half a page would be painted, and move when the rest is parsed.
  const start = `<script data-code="${addresses.join(' ')}">${bundleFirstWall()}</script><link rel="expect" href="#home" blocking="render"/>`;
  return page.replace('<link', () => `${start}<link`);
}

/** The pages that start with a component of ours instead of Next's router. */
function startPage(page: string, built: string, folder: string): string {
  if (page === '/') return makeFirstPage(built, folder);
  if (page !== EMBED_PATH) return built;
  // It has the system's fonts.
  return startByItself(built, 'Embed', (chunk) => readNextFile(folder, chunk)).replaceAll(FONT_PRELOAD, '');
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

/** Next leaves a folder beside each page; a server without clean URLs would list it instead of showing the page. */
function writeFolderIndexes(folder: string): void {
  for (const file of htmlFiles(folder)) {
    const below = path.join(folder, file.replace(/\.html$/, ''));
    if (existsSync(below)) copyFileSync(path.join(folder, file), path.join(below, 'index.html'));
  }
}

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('postbuild: pass the folders of the built pages');
// The same .env files that the build has just read.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
const accounts = accountSources(readAccountConfig(process.env));
const router = routerSources(routerAddress(process.env.NEXT_PUBLIC_ROUTER_URL));
const hosts = [...(router['connect-src'] ?? []), ...(accounts['connect-src'] ?? [])];
const extra = { ...accounts, ...(hosts.length > 0 && { 'connect-src': hosts }) };
for (const folder of folders) {
  const { documents, viewers } = secureFolder(folder, extra);
  console.log(`postbuild: ${folder}: ${viewers} pages with hashed scripts, ${documents} without scripts`);
  // Only an export has its static files beside its pages.
  if (!existsSync(path.join(folder, '_next'))) continue;
  writeFileSync(path.join(folder, '_headers'), cdnHeadersFile());
  writeFolderIndexes(folder);
}
for (const note of (await readPrevious(dataDir())).notes) console.log(`postbuild: ${note}`);
if (!process.env.ROADFEED_SITE_URL) console.warn(MISSING_ADDRESS);
const pins = choosePins(existsSync(PINS_FILE) ? readFileSync(PINS_FILE, 'utf8') : null, process.env);
if (pins === null && !existsSync('public/model/full')) console.warn(MISSING_MODEL);
const builtFolder = SERVER_PAGES.exec(folders[0] ?? '')?.[1];
if (builtFolder !== undefined) stampBuild(builtFolder);
