/**
 * Run after each build: `tsx lib/cli/postbuild.ts .next-server/server/app .next-server/server/pages`, or `… out`. Gives every prerendered page its
 * content security policy, takes the scripts from the pages that need none, and completes an export.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { accountSources } from '@/lib/account/account-sources';
import { readAccountConfig } from '@/lib/account/account-config';
import { getDataPath } from '@/lib/camera-files/names';
import type { ExtraSources } from '@/lib/security/content-security-policy';
import { cdnHeadersFile } from '@/lib/security/headers';
import { secureHtml } from '@/lib/security/secure-html';
import { isZeroScriptPage, pathOfHtmlFile } from '@/lib/security/zero-script-pages';
import { writeStaticDemo } from '@/demo/makers/static-demo';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Paths of the HTML files below a folder, relative to it. */
function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

function secureFolder(folder: string, extra: ExtraSources): { documents: number; viewers: number } {
  const counts = { documents: 0, viewers: 0 };
  for (const file of htmlFiles(folder)) {
    const page = pathOfHtmlFile(file);
    const absolute = path.join(folder, file);
    writeFileSync(absolute, secureHtml(readFileSync(absolute, 'utf8'), page, sha256, extra));
    counts[isZeroScriptPage(page) ? 'documents' : 'viewers'] += 1;
  }
  return counts;
}

/**
 * Next leaves a folder beside each page; a server that knows nothing of clean addresses would list it. As the folder's index
 * the page answers there too, with and without a slash at the end.
 */
function writeFolderIndexes(folder: string): void {
  for (const file of htmlFiles(folder)) {
    const below = path.join(folder, file.replace(/\.html$/, ''));
    if (existsSync(below)) copyFileSync(path.join(folder, file), path.join(below, 'index.html'));
  }
}

/** What only a folder of plain files needs: headers for the CDN, a page for each folder, and the demo network where nothing was synced. */
async function completeExport(folder: string): Promise<void> {
  writeFileSync(path.join(folder, '_headers'), cdnHeadersFile());
  writeFolderIndexes(folder);
  if (existsSync(path.join(folder, getDataPath('index')))) return;
  const { files, bytes } = await writeStaticDemo(folder);
  console.log(`postbuild: nothing was synced, so ${folder} shows the demo network (${files} files, ${bytes} bytes)`);
}

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('postbuild: name the folders of the built pages');
// The files that Next has just read its settings from.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
const extra = accountSources(readAccountConfig(process.env));
for (const folder of folders) {
  const { documents, viewers } = secureFolder(folder, extra);
  console.log(`postbuild: ${folder}: ${viewers} pages with hashed scripts, ${documents} without scripts`);
  // Only the export has its static files beside its pages.
  if (existsSync(path.join(folder, '_next'))) await completeExport(folder);
}
