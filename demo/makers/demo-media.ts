import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, stat } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium';
import { CLIP_FPS, CLIP_NAMES, CLIPS, type ClipName } from '../scenes/clips';
import { LOOP_MS, SEGMENT_MS } from '../feeds/live-timeline';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../scenes/scene';
import { drawScene } from '../art/draw-scene';

/**
 * `npm run demo-media [name ...]` redraws the clips of the demo network with Chromium and ffmpeg:
 * `public/demo-media/{name}.mp4`. Run it only after changing the drawing; the clips are part of the repository.
 */
const OUT_DIR = 'public/demo-media';
const FRAMES = (LOOP_MS / 1000) * CLIP_FPS;
const FRAMES_PER_SEGMENT = (SEGMENT_MS / 1000) * CLIP_FPS;
/** One fragment is five frames. Slightly less than a third of a second makes ffmpeg cut in time. */
const FRAGMENT_MICROSECONDS = 333_000;

function encoder(file: string) {
  const args = [
    ...[
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      '-f',
      'image2pipe',
      '-framerate',
      CLIP_FPS,
      '-c:v',
      'png',
      '-i',
      '-',
    ],
    ...[
      '-c:v',
      'libx264',
      '-profile:v',
      'baseline',
      '-preset',
      'veryslow',
      '-crf',
      27,
      '-maxrate',
      '260k',
      '-bufsize',
      '520k',
    ],
    // Every segment starts with a key frame and refers to no other segment.
    ...['-g', FRAMES_PER_SEGMENT, '-sc_threshold', 0, '-pix_fmt', 'yuv420p', '-an'],
    ...['-movflags', '+empty_moov+default_base_moof', '-frag_duration', FRAGMENT_MICROSECONDS, '-f', 'mp4', file],
  ];
  return spawn('ffmpeg', args.map(String), { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function renderClip(page: Page, name: ClipName): Promise<void> {
  const file = `${OUT_DIR}/${name}.mp4`;
  // Readers must never see half a clip.
  const unfinished = `${file}.part`;
  const ffmpeg = encoder(unfinished);
  const ended = once(ffmpeg, 'close');
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.setContent(
      `<style>body{margin:0}svg{display:block}</style>${drawScene(CLIPS[name], (frame * 1000) / CLIP_FPS)}`,
    );
    const picture = await page.screenshot({ type: 'png' });
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${name}`);
  await rename(unfinished, file);
  const { size } = await stat(file);
  console.log(`${file}  ${Math.round(size / 1000)} kB`);
}

const wanted = process.argv.slice(2);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
try {
  await mkdir(OUT_DIR, { recursive: true });
  const page = await browser.newPage({ viewport: { width: FRAME_WIDTH, height: FRAME_HEIGHT } });
  for (const name of CLIP_NAMES.filter((name) => wanted.length === 0 || wanted.includes(name)))
    await renderClip(page, name);
} finally {
  await browser.close();
}
