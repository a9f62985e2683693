import { setTimeout as pass } from 'node:timers/promises';
import { toFeedId } from '@/demo/feeds/feed-address';
import { listDemoSites } from '@/demo/network/demo-site';
import { findBuiltInFault } from '@/demo/network/network';
import { createRandom } from '@/demo/random';
import { formatWall } from '@/lib/wall/chosen-wall';
import { serveSite } from '../../support/site-server';
import { DESKTOP, Devtools, type DevtoolsPage } from '../devtools';
import { runPart, SOAK_COLUMNS, toRows, toVerdict, WATCH, type Part } from '../soak-samples';
import type { BenchSettings, BenchTable } from '../report';

const KIOSK_MINUTES = 120;
const START_MS = 60_000;
/** For each page: long enough to be sampled. */
const SECONDS = 20;
/** Cameras. */
const [BROKEN, SOUND] = [12, 36];
/** The pages of this wall, and how long they may take to come round. */
const PAGE_1 = `document.querySelector('main [role=status]')?.textContent.startsWith('Page 1 of')`;
const IS_ENLARGED = `document.querySelector('[data-enlarged=true]') !== null`;
const ROUND_MS = 120_000;
const OFFLINE_MS = 20_000;

function chooseIds(): string[] {
  const ids = listDemoSites().map(({ id }) => id);
  const isBroken = (id: string) => findBuiltInFault(toFeedId(id, 0)).kind !== 'none';
  return [...ids.filter(isBroken).slice(0, BROKEN), ...ids.filter((id) => !isBroken(id)).slice(0, SOUND)];
}

const setOffline = (page: DevtoolsPage, offline: boolean) =>
  page.send('Network.emulateNetworkConditions', {
    ...{ offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  });

/** Events on an unattended screen: nothing, a lost network, stopped players, keys of a remote. */
function createFaults(page: DevtoolsPage) {
  const random = createRandom('kiosk');
  const press = async (key: string) => {
    // Without a text, Enter presses no button.
    const text = key === 'Enter' && { text: '\r', windowsVirtualKeyCode: 13 };
    await page.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', key, code: key, ...text });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key });
    await pass(1_000);
  };
  return async () => {
    const act = random.pick([
      () => pass(15_000),
      async () => {
        await setOffline(page, true);
        await pass(OFFLINE_MS);
        await setOffline(page, false);
      },
      () => page.evaluate(`document.querySelectorAll('video').forEach((video) => video.pause())`),
      async () => {
        for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await press(key);
        // Without an enlarged picture, as when it has died meanwhile, Escape leaves the kiosk.
        if (await page.evaluate<boolean>(IS_ENLARGED)) await press('Escape');
        await press('PageDown');
        await page.evaluate('document.activeElement.blur()');
      },
    ]);
    await act();
    await pass(5_000);
  };
}

/** Memory, players and listeners of a kiosk that stays open, with faults. */
export async function run({ minutes = KIOSK_MINUTES }: BenchSettings): Promise<BenchTable> {
  await using site = await serveSite({ ROADFEED_DEMO: '1' });
  await using browser = await Devtools.launch();
  const { wall, cams } = formatWall({ name: 'Soak', ids: chooseIds() });
  const search = new URLSearchParams({ kiosk: '1', clock: '1', seconds: `${SECONDS}`, wall, cams: cams ?? '' });
  const page = await browser.openPage(`${site.url}/?${search}`, WATCH);
  // Otherwise it keeps what the page loads.
  await page.send('Network.enable', { maxTotalBufferSize: 1, maxResourceBufferSize: 1 });
  await page.waitFor(PAGE_1, START_MS);
  const part: Part = { name: 'kiosk', minutes, rest: () => page.waitFor(PAGE_1, ROUND_MS), act: createFaults(page) };
  const samples = await runPart(page, part);
  return {
    title: `Kiosk: ${minutes} minutes with faults`,
    columns: SOAK_COLUMNS,
    rows: toRows(part, samples),
    notes: [
      toVerdict(part, samples),
      `A wall of ${BROKEN + SOUND} demo cameras, ${BROKEN} with faults, at ${DESKTOP.width}x${DESKTOP.height}, in pages of ${SECONDS} s, on one page. At random with a fixed seed: nothing, ${OFFLINE_MS / 1_000} s without a network, all players stopped, and keys of a remote.`,
      'Sampled every minute on the first page after a forced collection.',
    ],
  };
}
