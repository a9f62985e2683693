import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathOfHtmlFile } from '@/lib/security/secure-html';

/** One build: the folder with its pages and the folder served as `/_next/`. */
interface Output {
  readonly mode: 'server' | 'export';
  readonly pages: string;
  readonly next: string;
}

const ROOT = path.join(__dirname, '../..');
export const EXPORT_FOLDER = path.join(ROOT, 'out');
export const OUTPUTS: readonly Output[] = [
  {
    mode: 'server',
    pages: path.join(ROOT, '.next-server/server'),
    next: path.join(ROOT, '.next-server'),
  },
  { mode: 'export', pages: EXPORT_FOLDER, next: path.join(EXPORT_FOLDER, '_next') },
];

/** Absolute paths of all files under a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

export interface BuiltPage {
  readonly mode: Output['mode'];
  /** For example `/locations`. */
  readonly address: string;
  readonly html: string;
}

/** `slug/index.html` beside `slug.html`: copies of an export’s pages, for servers without clean URLs. */
function isFolderIndex(file: string): boolean {
  return path.basename(file) === 'index.html' && existsSync(`${path.dirname(file)}.html`);
}

/** Without Next's copies of error pages below `server/pages`. */
const htmlFiles = (folder: string) =>
  filesBelow(folder).filter((file) => file.endsWith('.html') && !file.includes('server/pages/'));

/**
 * Every prerendered page of both builds, without the copies.
 * @throws If a build is missing; run `npm run build && npm run build:export` first.
 */
export function builtPages(): BuiltPage[] {
  return OUTPUTS.flatMap(({ mode, pages }) =>
    htmlFiles(pages)
      .filter((file) => !isFolderIndex(file))
      .map((file) => ({ mode, address: pathOfHtmlFile(path.relative(pages, file)), html: readFileSync(file, 'utf8') })),
  );
}

/** The pages of both builds that break a rule, such as `export /terms`. */
export function offenders(pages: readonly BuiltPage[], isFine: (page: BuiltPage) => boolean): string[] {
  return pages.filter((page) => !isFine(page)).map(({ mode, address }) => `${mode} ${address}`);
}

/** The copies in the export. */
export const folderIndexes = () => htmlFiles(EXPORT_FOLDER).filter(isFolderIndex);

/** Size after gzip, as a CDN would send it. */
export const gzipBytes = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Reads a file under `/_next/` by the address a page uses. */
export function readNextFile(mode: Output['mode'], address: string): Buffer {
  const output = OUTPUTS.find((candidate) => candidate.mode === mode);
  return readFileSync(path.join(output?.next ?? '', address.replace(/^\/_next\//, '').replace(/\?.*$/, '')));
}
