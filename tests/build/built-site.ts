import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathOfHtmlFile } from '@/lib/security/zero-script-pages';

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
    pages: path.join(ROOT, '.next-server/server/app'),
    next: path.join(ROOT, '.next-server'),
  },
  { mode: 'export', pages: EXPORT_FOLDER, next: path.join(EXPORT_FOLDER, '_next') },
];

/** Absolute paths of all files under a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

export interface BuiltPage {
  readonly mode: Output['mode'];
  /** For example `/locations`. */
  readonly address: string;
  readonly html: string;
}

/**
 * Every prerendered page of both builds.
 * @throws If a build is missing; run `npm run build && npm run build:export` first.
 */
export function builtPages(): BuiltPage[] {
  return OUTPUTS.flatMap(({ mode, pages }) =>
    filesBelow(pages)
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ mode, address: pathOfHtmlFile(path.relative(pages, file)), html: readFileSync(file, 'utf8') })),
  );
}

/** Size after gzip, as a CDN would send it. */
export const gzipBytes = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Reads a file under `/_next/` by the address a page uses. */
export function readNextFile(mode: Output['mode'], address: string): Buffer {
  const output = OUTPUTS.find((candidate) => candidate.mode === mode);
  return readFileSync(path.join(output?.next ?? '', address.replace(/^\/_next\//, '').replace(/\?.*$/, '')));
}
