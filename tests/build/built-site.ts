import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathOfHtmlFile } from '@/lib/security/zero-script-pages';

/** A built output: the folder of its pages, and the folder that `/_next/` is served from. */
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

/** Absolute paths of all files below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

export interface BuiltPage {
  readonly mode: Output['mode'];
  /** Address of the page, e.g. `/locations`. */
  readonly address: string;
  readonly html: string;
}

/**
 * Every prerendered page of both builds.
 * @throws When a build is not there: `npm run build && npm run build:export` makes them.
 */
export function builtPages(): BuiltPage[] {
  return OUTPUTS.flatMap(({ mode, pages }) =>
    filesBelow(pages)
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ mode, address: pathOfHtmlFile(path.relative(pages, file)), html: readFileSync(file, 'utf8') })),
  );
}

/** Bytes after gzip, as a CDN would send them. */
export const gzipBytes = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** A file of `/_next/` that a page asks for, by its address. */
export function readNextFile(mode: Output['mode'], address: string): Buffer {
  const output = OUTPUTS.find((candidate) => candidate.mode === mode);
  return readFileSync(path.join(output?.next ?? '', address.replace(/^\/_next\//, '').replace(/\?.*$/, '')));
}
