/**
 * Run after each build: `tsx lib/cli/postbuild.ts .next-server/server/app .next-server/server/pages`, or `… out`. Gives every prerendered page its
 * content security policy and takes the scripts from the pages that need none.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cdnHeadersFile } from '@/lib/security/headers';
import { secureHtml } from '@/lib/security/secure-html';
import { isZeroScriptPage, pathOfHtmlFile } from '@/lib/security/zero-script-pages';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Paths of the HTML files below a folder, relative to it. */
function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

function secureFolder(folder: string): { documents: number; viewers: number } {
  const counts = { documents: 0, viewers: 0 };
  for (const file of htmlFiles(folder)) {
    const page = pathOfHtmlFile(file);
    const absolute = path.join(folder, file);
    writeFileSync(absolute, secureHtml(readFileSync(absolute, 'utf8'), page, sha256));
    counts[isZeroScriptPage(page) ? 'documents' : 'viewers'] += 1;
  }
  return counts;
}

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('postbuild: name the folders of the built pages');
for (const folder of folders) {
  const { documents, viewers } = secureFolder(folder);
  // Only the export has its static files beside its pages.
  const isExport = existsSync(path.join(folder, '_next'));
  if (isExport) writeFileSync(path.join(folder, '_headers'), cdnHeadersFile());
  console.log(`postbuild: ${folder}: ${viewers} pages with hashed scripts, ${documents} without scripts`);
}
