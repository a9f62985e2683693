import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Coding, readCopy, SMALLEST_COPY_BYTES } from './compressed-files';
import { isDerived, isExport, isExtra, NO_DERIVED, type DataName } from './names';
import { describeVersion, getFilePath, isCurrent } from './read-folder';
import { dropSwitchedOff } from './switched-off';

/** Between checks of a file. */
const FRESH_MS = 1_000;

export const DATA_CACHE = 'public, max-age=60, stale-while-revalidate=600';
const JSON_TYPE = 'application/json; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.opml': 'text/x-opml; charset=utf-8',
  '.parquet': 'application/vnd.apache.parquet',
  '.xml': 'application/atom+xml; charset=utf-8',
};
const MISSING = Buffer.from(JSON.stringify({ error: 'There is no such camera file.' }));

export class ServedJson {
  private readonly hash: string;
  private readonly copies = new Map<Coding, Promise<Buffer>>();

  /** @param file path with compressed copies beside it */
  constructor(
    private readonly bytes: Buffer,
    private readonly file: string | null = null,
  ) {
    this.hash = createHash('sha256').update(bytes).digest('base64url');
  }

  get type(): string {
    return TYPES[path.extname(this.file ?? '')] ?? JSON_TYPE;
  }

  /** Parquet is compressed. */
  get isWorthCompressing(): boolean {
    return this.bytes.length >= SMALLEST_COPY_BYTES && !this.type.endsWith('parquet');
  }

  getTag(coding: Coding | null): string {
    return coding === null ? `"${this.hash}"` : `"${this.hash}-${coding}"`;
  }

  getBody(coding: Coding | null): Buffer | Promise<Buffer> {
    if (coding === null) return this.bytes;
    const copy = this.copies.get(coding) ?? readCopy(this.file, this.bytes, coding);
    this.copies.set(coding, copy);
    return copy;
  }
}

type Reader = () => Promise<ServedJson | null>;

function atMostEachSecond<T>(look: () => Promise<T>): () => Promise<T> {
  let lookedAt = -Infinity;
  let found: Promise<T>;
  return () => {
    const now = performance.now();
    if (now - lookedAt >= FRESH_MS) {
      lookedAt = now;
      found = look();
    }
    return found;
  };
}

interface Known {
  readonly version: string;
  readonly json: ServedJson;
}

type Change = (bytes: Buffer) => Buffer;

async function readChanged(file: string, known: Known | null, change: Change): Promise<Known> {
  const found = await stat(/* turbopackIgnore: true */ file);
  if (known?.version === describeVersion(found)) return known;
  const handle = await open(/* turbopackIgnore: true */ file);
  try {
    // From the open handle: the path may point to a newer file.
    const version = describeVersion(await handle.stat());
    const stored = await handle.readFile();
    const bytes = change(stored);
    return { version, json: new ServedJson(bytes, bytes === stored ? file : null) };
  } finally {
    await handle.close();
  }
}

export function createReader(file: string, change: Change = (bytes) => bytes): Reader {
  let known: Known | null = null;
  return atMostEachSecond(async () => {
    known = await readChanged(file, known, change).catch(() => null);
    return known?.json ?? null;
  });
}

const NONE = new ServedJson(Buffer.from(NO_DERIVED));

const readers = new Map<string, Reader>();

export async function readDataFile(name: DataName, folder: string): Promise<ServedJson | null> {
  const file = getFilePath(name, folder);
  let read = readers.get(file);
  if (read === undefined) {
    const stored = createReader(file, (bytes) => dropSwitchedOff(name, bytes));
    read = isDerived(name)
      ? atMostEachSecond(async () => ((await isCurrent(name, folder).catch(() => false)) ? stored() : null))
      : stored;
    readers.set(file, read);
  }
  return (await read()) ?? (isDerived(name) || isExtra(name) ? NONE : null);
}

export async function readExport(fileName: string, folder: string): Promise<ServedJson | null> {
  if (!isExport(fileName)) return null;
  const file = path.join(/* turbopackIgnore: true */ folder, fileName);
  const read = readers.get(file) ?? createReader(file);
  readers.set(file, read);
  const found = await read();
  // Anyone can make up names.
  if (found === null) readers.delete(file);
  return found;
}

const BASE_HEADERS = { 'Content-Type': JSON_TYPE, 'X-Content-Type-Options': 'nosniff' } as const;

/** @param cache Cache-Control for an existing file */
export async function answerJson(
  json: ServedJson | null,
  { acceptEncoding, ifNoneMatch }: Record<'acceptEncoding' | 'ifNoneMatch', string | null | undefined>,
  cache = DATA_CACHE,
): Promise<{ status: number; headers: Readonly<Record<string, string>>; body: Buffer | null }> {
  if (json === null) return { status: 404, headers: { ...BASE_HEADERS, 'Cache-Control': 'no-store' }, body: MISSING };
  const coding = json.isWorthCompressing ? chooseCoding(acceptEncoding ?? '') : null;
  const tag = json.getTag(coding);
  const headers = {
    ...BASE_HEADERS,
    'Content-Type': json.type,
    'Cache-Control': cache,
    Vary: 'Accept-Encoding',
    ETag: tag,
    ...(coding && { 'Content-Encoding': coding }),
  };
  if (hasTag(ifNoneMatch ?? '', tag)) return { status: 304, headers, body: null };
  return { status: 200, headers, body: await json.getBody(coding) };
}

function chooseCoding(acceptEncoding: string): Coding | null {
  const taken = acceptEncoding
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim().toLowerCase()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding)) ?? null;
}

function hasTag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}
