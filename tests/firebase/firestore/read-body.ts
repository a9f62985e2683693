import type { Readable } from 'node:stream';

/** The whole body of a request or mail as text. */
export async function readBody(source: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
