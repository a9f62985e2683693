import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { type Coding, readCopy, SMALLEST_COPY_BYTES } from './compressed-copies';
import { isDerived, isExtra, NO_DERIVED, type DataName, type DerivedName } from './names';
import { getFilePath, isCurrent } from './read-folder';

/** A file is looked at again after this long. */
const FRESH_MS = 1_000;

export const DATA_CACHE = 'public, max-age=60, stale-while-revalidate=600';
const JSON_TYPE = 'application/json; charset=utf-8';
const MISSING = Buffer.from(JSON.stringify({ error: 'There is no such camera file.' }));

/** JSON as it is sent: hashed once, and compressed once for each coding that somebody asks for. */
export class ServedJson {
  private readonly hash: string;
  private readonly copies = new Map<Coding, Promise<Buffer>>();

  /** @param file where the copies are, if anywhere */
  constructor(
    private readonly bytes: Buffer,
    private readonly file: string | null = null,
  ) {
    this.hash = createHash('sha256').update(bytes).digest('base64url');
  }

  get isWorthCompressing(): boolean {
    return this.bytes.length >= SMALLEST_COPY_BYTES;
  }

  /** Each coding has a tag of its own, because its bytes are others. */
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

/** Looks again only after a second; whoever asks before gets what was found then. */
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

async function readAnew(file: string, known: Known | null): Promise<Known> {
  const found = await stat(/* turbopackIgnore: true */ file);
  if (known?.version === describeVersion(found)) return known;
  const handle = await open(/* turbopackIgnore: true */ file);
  try {
    // Of the handle: the file may have been replaced since.
    const version = describeVersion(await handle.stat());
    return { version, json: new ServedJson(await handle.readFile(), file) };
  } finally {
    await handle.close();
  }
}

/** Reads the file only if it has changed, and gives null if there is none. */
export function createReader(file: string): Reader {
  let known: Known | null = null;
  return atMostEachSecond(async () => {
    known = await readAnew(file, known).catch(() => null);
    return known?.json ?? null;
  });
}

const describeVersion = ({ ino, mtimeMs, size }: { ino: number; mtimeMs: number; size: number }) =>
  `${ino} ${mtimeMs} ${size}`;

const NONE = new ServedJson(Buffer.from(NO_DERIVED));

/** A derived file that is missing or older than a camera file says that there is none. */
function createDerivedReader(name: DerivedName, folder: string, read: Reader): Reader {
  return atMostEachSecond(async () => {
    const isUsable = await isCurrent(name, folder).catch(() => false);
    return (isUsable ? await read() : null) ?? NONE;
  });
}

const createExtraReader = (read: Reader) => async () => (await read()) ?? NONE;

const readers = new Map<string, Reader>();

/** A file as sync or another program has written it last. Null if there is none. */
export function readDataFile(name: DataName, folder: string): Promise<ServedJson | null> {
  const file = getFilePath(name, folder);
  let reader = readers.get(file);
  if (reader === undefined) {
    reader = createReader(file);
    if (isDerived(name)) reader = createDerivedReader(name, folder, reader);
    if (isExtra(name)) reader = createExtraReader(reader);
    readers.set(file, reader);
  }
  return reader();
}

/** What a request says that decides about its answer. */
export interface Conditions {
  readonly acceptEncoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
}

export interface JsonAnswer {
  readonly status: 200 | 304 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const BASE_HEADERS = { 'Content-Type': JSON_TYPE, 'X-Content-Type-Options': 'nosniff' } as const;

/** @param cache the Cache-Control of a file that is there */
export async function answerJson(
  json: ServedJson | null,
  { acceptEncoding, ifNoneMatch }: Conditions,
  cache = DATA_CACHE,
): Promise<JsonAnswer> {
  if (json === null) return { status: 404, headers: { ...BASE_HEADERS, 'Cache-Control': 'no-store' }, body: MISSING };
  const coding = json.isWorthCompressing ? chooseCoding(acceptEncoding ?? '') : null;
  const tag = json.getTag(coding);
  const headers = {
    ...BASE_HEADERS,
    'Cache-Control': cache,
    Vary: 'Accept-Encoding',
    ETag: tag,
    ...(coding && { 'Content-Encoding': coding }),
  };
  if (hasTag(ifNoneMatch ?? '', tag)) return { status: 304, headers, body: null };
  return { status: 200, headers, body: await json.getBody(coding) };
}

/** The shortest that the client takes; null for none. */
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
