import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CAMERA_FILES, type CameraFile } from '@/lib/agencies/source-id';
import { demoFile, demoIndex } from '../network/network';

const INDEX_FILE = 'index.json';
const ENDING = '-cameras.json';

/** What a name below /camera-data stands for; null for every name that is not one of the public contract. */
export type DataName = { readonly kind: 'index' } | { readonly kind: 'cameras'; readonly file: CameraFile };

/** Reads a file name, e.g. `511ny-cameras.json` or `index.json`. */
export function parseDataName(name: string): DataName | null {
  if (name === INDEX_FILE) return { kind: 'index' };
  const file = CAMERA_FILES.find((candidate) => name === `${candidate}${ENDING}`);
  return file === undefined ? null : { kind: 'cameras', file };
}

/** The demo network's JSON of a name. */
export function demoJson(name: DataName): string {
  return JSON.stringify(name.kind === 'index' ? demoIndex() : demoFile(name.file));
}

/** A synced file's JSON; null when it is not there. */
export async function syncedJson(name: DataName, dataDir: string): Promise<string | null> {
  const file = name.kind === 'index' ? INDEX_FILE : `${name.file}${ENDING}`;
  try {
    return await readFile(path.join(/* turbopackIgnore: true */ dataDir, file), 'utf8');
  } catch {
    return null;
  }
}

const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
} as const;
const FRESH_HEADERS = { ...JSON_HEADERS, 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600' } as const;

/** 404 as JSON. */
export function missingData(): Response {
  const body = JSON.stringify({ error: 'There is no such camera file.' });
  return new Response(body, { status: 404, headers: { ...JSON_HEADERS, 'Cache-Control': 'no-store' } });
}

const knows = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** JSON with a strong ETag, or 304 for a client that has it. */
export function dataResponse(json: string, ifNoneMatch: string | null): Response {
  const etag = `"${createHash('sha256').update(json).digest('base64url')}"`;
  const headers = { ...FRESH_HEADERS, ETag: etag };
  return knows(ifNoneMatch, etag) ? new Response(null, { status: 304, headers }) : new Response(json, { headers });
}
