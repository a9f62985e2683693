import { createHash } from 'node:crypto';

const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
} as const;
const FRESH_HEADERS = { ...JSON_HEADERS, 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600' } as const;

export function missingData(): Response {
  const body = JSON.stringify({ error: 'There is no such camera file.' });
  return new Response(body, { status: 404, headers: { ...JSON_HEADERS, 'Cache-Control': 'no-store' } });
}

export function dataResponse(json: string, ifNoneMatch: string | null): Response {
  const etag = `"${createHash('sha256').update(json).digest('base64url')}"`;
  const headers = { ...FRESH_HEADERS, ETag: etag };
  return matches(ifNoneMatch, etag) ? new Response(null, { status: 304, headers }) : new Response(json, { headers });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}
