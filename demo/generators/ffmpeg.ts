import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Runs ffmpeg, on what `feed` writes to its standard input. */
export async function ffmpeg(args: string, feed?: (input: Writable) => Promise<void>): Promise<void> {
  const started = spawn('ffmpeg', ['-v', 'error', '-y', ...args.split(' ')], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(started, 'close');
  await feed?.(started.stdin);
  started.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${args}`);
}

export async function writeTo(input: Writable, bytes: Uint8Array): Promise<void> {
  if (!input.write(bytes)) await once(input, 'drain');
}
