import type { BodyFormat } from '@/lib/sources/source';
import { FetchError } from './fetch-error';

const CALLBACK = /^[\w$.]+\s*\(([\s\S]*)\)\s*;?$/;

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * Reads the body of an agency's list. The content decides, not the Content-Type: bot checks and app shells come with
 * status 200, and lists as text/plain. Raw control characters (New England sends tabs and NUL inside names) become spaces.
 * @throws FetchError kind `content`.
 */
export function readJsonBody(body: Buffer, format: BodyFormat): unknown {
  const text = body
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  if (text.startsWith('<')) throw new FetchError('content', 'not JSON (an HTML page)');
  if (text === '') throw new FetchError('content', 'not JSON (empty)');
  const json = format === 'jsonp' ? (CALLBACK.exec(text)?.[1] ?? text) : text;
  const result = parsed(json) ?? parsed(json.replace(/\p{Cc}+/gu, ' '));
  if (!result) throw new FetchError('content', 'not JSON (broken or cut off)');
  return result.value;
}
