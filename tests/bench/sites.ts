import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Camera } from '@/lib/camera/camera';
import { BROTLI_QUALITY, precompress, writeNamed } from '@/lib/camera-files/compressed-files';
import { NO_DERIVED } from '@/lib/camera-files/names';
import { readPrevious } from '@/lib/camera-files/read-folder';
import { groupBy } from '@/lib/core/collections';
import { createIndex, toLines, writeCameraFiles } from '@/lib/sync/files/write-files';
import { DESKTOP } from './devtools';
import type { Served } from '../support/loopback';
import { serveSite } from '../support/site-server';

export const PHONE = { width: 390, height: 844 };

/** Writes the lists into an empty folder as a sync does, with compressed copies. */
export async function writeLists(folder: string, cameras: readonly Camera[]): Promise<void> {
  const previous = await readPrevious(folder);
  const bySource = groupBy(cameras, ({ source }) => source);
  const { generation } = await writeCameraFiles(folder, bySource);
  const index = createIndex({
    bySource,
    outcomes: new Map(),
    leftOut: new Set(),
    previous,
    now: Date.now(),
    generation,
  });
  await writeNamed(folder, 'index', toLines(index));
  await precompress(folder, BROTLI_QUALITY.sync);
}

/** Serves the built site with these cameras. `hasDerived` false is a folder without `first.json` and `catalog.json`. */
export async function serveCameras(
  cameras: readonly Camera[],
  { hasDerived = true } = {},
): Promise<Served & { readonly folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-bench-'));
  await writeLists(folder, cameras);
  if (!hasDerived) for (const name of ['first', 'catalog'] as const) await writeNamed(folder, name, NO_DERIVED);
  const site = await serveSite({ ROADFEED_DATA_DIR: folder });
  const close = async () => {
    await site.close();
    await rm(folder, { recursive: true });
  };
  return { url: site.url, folder, close, [Symbol.asyncDispose]: close };
}

/** A page with its own profile, on a slower processor. */
export async function openSlowPage(browser: Browser, slowdown: number, options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ viewport: DESKTOP, ...options });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // tsx wraps named functions in `__name`, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  return { page, devtools };
}
