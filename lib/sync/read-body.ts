import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './fetch-error';

export interface BodyLimit {
  /** Most bytes, counted before and again after inflation. */
  readonly maxBytes: number;
  /** A longer body is refused, or cut off after `maxBytes` (where its beginning is all we want). */
  readonly whenLonger: 'refuse' | 'cut';
}

const MEGABYTE = 1024 * 1024;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function tooLarge(maxBytes: number): FetchError {
  return new FetchError('too-large', `longer than ${Math.round(maxBytes / MEGABYTE)} MB`);
}

async function* capped(chunks: AsyncIterable<Buffer>, limit: BodyLimit): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limit.maxBytes && limit.whenLonger === 'refuse') throw tooLarge(limit.maxBytes);
    yield chunk;
    if (bytes >= limit.maxBytes && limit.whenLonger === 'cut') return;
  }
}

function decoderOf(response: IncomingMessage): Transform | null {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return null;
  const create = DECODERS[encoding];
  if (!create) throw new FetchError('content', `unknown content encoding ${encoding.slice(0, 20)}`);
  return create();
}

/**
 * The whole body, inflated. Inflation happens in small chunks and stops at the cap, so that neither a huge body nor a
 * compression bomb takes more memory than the cap.
 */
export async function readBody(response: IncomingMessage, limit: BodyLimit): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const collect = async (inflated: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of capped(inflated, limit)) chunks.push(chunk);
  };
  const decoder = decoderOf(response);
  const incoming = (source: AsyncIterable<Buffer>) => capped(source, limit);
  try {
    await (decoder ? pipeline(response, incoming, decoder, collect) : pipeline(response, collect));
  } catch (error) {
    // Ending early closes the connection, which the pipeline reports as an error.
    const isWanted = limit.whenLonger === 'cut' && chunks.length > 0 && !response.complete;
    if (!isWanted) throw error;
  }
  const body = Buffer.concat(chunks);
  return limit.whenLonger === 'cut' ? body.subarray(0, limit.maxBytes) : body;
}
