import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from './loopback';

const NO_FFMPEG =
  'No ffmpeg, which plays the agency here. Install it: npm run browser (as root on Debian), apt-get install ffmpeg, or brew install ffmpeg.';

const TYPES: Readonly<Record<string, string>> = { '.m3u8': 'application/vnd.apple.mpegurl', '.ts': 'video/mp2t' };

/** Loops a clip into a live playlist in real time. Segments start at the key frames, every 2 s. */
function muxerArgs(clip: string, playlist: string): string[] {
  const input = ['-re', '-stream_loop', '-1', '-i', clip];
  const hls = ['-f', 'hls', '-hls_time', '2', '-hls_list_size', '6', '-hls_flags', 'delete_segments+omit_endlist'];
  return ['-hide_banner', '-loglevel', 'error', ...input, '-c', 'copy', ...hls, playlist];
}

/** A live stream the site does not produce. */
interface ForeignStream {
  /** Address of the playlist, on loopback. */
  readonly url: string;
  /** Segments in the current playlist; 0 before it exists. */
  segments(): Promise<number>;
  close(): Promise<void>;
}

async function startMuxer(clip: string, playlist: string): Promise<() => Promise<void>> {
  const ffmpeg = spawn('ffmpeg', muxerArgs(clip, playlist), { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => ffmpeg.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    ffmpeg.once('spawn', resolve);
    ffmpeg.once('error', (cause) => reject(new Error(NO_FFMPEG, { cause })));
  });
  return () => {
    ffmpeg.kill('SIGKILL');
    return ended;
  };
}

/** Serves a folder like an agency's stream server: MPEG-TS, CORS for every origin, no caching. */
function serveStreams(folder: string) {
  return serve((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Cache-Control', 'no-store');
    readFile(path.join(folder, name)).then(
      (body) => response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream').end(body),
      () => response.writeHead(404).end(),
    );
  });
}

/**
 * Starts ffmpeg's HLS muxer on a clip and a small server for its output.
 * @throws If ffmpeg is missing; the message says how to install it.
 */
export async function startForeignStream(clip: string): Promise<ForeignStream> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-foreign-'));
  const playlist = path.join(folder, 'index.m3u8');
  const stopMuxer = await startMuxer(clip, playlist);
  const server = await serveStreams(folder);
  return {
    url: `${server.url}/index.m3u8`,
    segments: () =>
      readFile(playlist, 'utf8').then(
        (text) => text.split('#EXTINF').length - 1,
        () => 0,
      ),
    async close() {
      await stopMuxer();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
