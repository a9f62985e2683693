/** `npm run browser`: installs Chromium and ffmpeg if missing, and prints what Chromium supports. */
import { chromium } from '@playwright/test';
import { hasFfmpeg, installPackages, isDebianRoot, missingBrowsers, run } from './debian';
import { CHROMIUM_ARGS, findChromium } from '@/demo/generators/find-chromium';

const H264 = 'video/mp4; codecs="avc1.42E01E"';

function installChromium(): void {
  const missing = missingBrowsers();
  if (missing.length > 0) installPackages(...missing);
  if (findChromium() !== undefined) return;
  if (isDebianRoot()) installPackages('chromium');
  else run('npx', ['playwright', 'install', 'chromium']);
}

function ensureFfmpeg(): string {
  if (hasFfmpeg() || (isDebianRoot() && installPackages('ffmpeg') && hasFfmpeg())) return 'ffmpeg is installed';
  return 'No ffmpeg: the test of an agency stream will fail. Install it with apt-get install ffmpeg or brew install ffmpeg.';
}

async function describe(executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  const hasH264 = await page.evaluate((type) => MediaSource.isTypeSupported(type), H264);
  const version = browser.version();
  await browser.close();
  const found = `Chromium ${version} at ${executablePath}`;
  return hasH264
    ? [found]
    : [found, 'It has no H.264, so agency video will not play in it. Our tests use VP9 and pass.'];
}

async function main(): Promise<void> {
  installChromium();
  const path = findChromium();
  if (path === undefined) {
    throw new Error(
      'No Chromium. Install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM to its path.',
    );
  }
  for (const line of await describe(path)) console.log(line);
  console.log(ensureFfmpeg());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
