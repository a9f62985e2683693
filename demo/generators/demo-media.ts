import { mkdir, rename, stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ffmpeg, writeTo } from './ffmpeg';
import { launchChromium } from './find-chromium';
import { CLIP_FPS, CLIP_NAMES, CLIPS, type ClipName } from '../scenes/clips';
import { LOOP_MS, SEGMENT_MS } from '../feeds/live-timeline';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../scenes/scene';
import { takePicture } from './take-picture';

/**
 * `npm run demo-media [name ...]` redraws the clips of the demo network with Chromium and ffmpeg:
 * `public/demo-media/{name}.mp4`. Run it only after changing the drawing; the clips are part of the repository.
 */
const OUT_DIR = 'public/demo-media';
const FRAMES = (LOOP_MS / 1000) * CLIP_FPS;
const FRAMES_PER_SEGMENT = (SEGMENT_MS / 1000) * CLIP_FPS;
/** One fragment is five frames. Slightly less than a third of a second makes ffmpeg cut in time. */
const FRAGMENT_MICROSECONDS = 333_000;

// Every segment starts with a key frame and refers to no other segment.
const ENCODER = [
  `-f image2pipe -framerate ${CLIP_FPS} -c:v png -i -`,
  '-c:v libx264 -profile:v baseline -preset veryslow -crf 27 -maxrate 260k -bufsize 520k',
  `-g ${FRAMES_PER_SEGMENT} -sc_threshold 0 -pix_fmt yuv420p -an`,
  `-movflags +empty_moov+default_base_moof -frag_duration ${FRAGMENT_MICROSECONDS} -f mp4`,
].join(' ');

async function renderClip(page: Page, name: ClipName): Promise<void> {
  const file = `${OUT_DIR}/${name}.mp4`;
  // Readers must never see half a clip.
  const unfinished = `${file}.part`;
  await ffmpeg(`${ENCODER} ${unfinished}`, async (input) => {
    for (let frame = 0; frame < FRAMES; frame++)
      await writeTo(input, await takePicture(page, CLIPS[name], (frame * 1000) / CLIP_FPS));
  });
  await rename(unfinished, file);
  const { size } = await stat(file);
  console.log(`${file}  ${Math.round(size / 1000)} kB`);
}

const wanted = process.argv.slice(2);
const browser = await launchChromium();
await mkdir(OUT_DIR, { recursive: true });
const page = await browser.newPage({ viewport: { width: FRAME_WIDTH, height: FRAME_HEIGHT } });
for (const name of CLIP_NAMES.filter((name) => wanted.length === 0 || wanted.includes(name)))
  await renderClip(page, name);
await browser.close();
