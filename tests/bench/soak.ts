import { PLAYER_BUDGET } from '@/lib/constants/feed';
import type { Devtools, DevtoolsPage } from './devtools';
import { withDemoSite } from './site-server';
import { runPart, SOAK_COLUMNS, toRows, toVerdict, WATCH, type Part, type Sample } from './soak-samples';
import { SoakVisitor } from './soak-visitor';
import type { BenchSettings, BenchTable } from './table';

/** Takes 45 minutes. */
export const isOnRequest = true;

const WALL_MINUTES = 30;
/** Time on the map as a share of the time on the wall. */
const MAP_SHARE = 0.5;
const START_MS = 60_000;
const VIEWPORT = { width: 1440, height: 900 };

async function openSite(browser: Devtools, site: string): Promise<DevtoolsPage> {
  const page = await browser.openPage('about:blank', VIEWPORT);
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
  await page.send('Page.navigate', { url: `${site}/?state=SC&sort=id` });
  await page.waitFor('document.querySelectorAll("article").length > 0', START_MS);
  return page;
}

/** Memory, players and errors during endless use of the wall and then the map. */
export function run({ minutes = WALL_MINUTES }: BenchSettings): Promise<BenchTable> {
  return withDemoSite(async (browser, url) => {
    const page = await openSite(browser, url);
    const visitor = new SoakVisitor(page);
    const parts: readonly Part[] = [
      { name: 'wall', minutes, rest: () => visitor.goToStart(), act: () => visitor.useWall() },
      {
        name: 'map',
        minutes: Math.ceil(minutes * MAP_SHARE),
        rest: () => visitor.goToMap(),
        act: () => visitor.useMap(),
      },
    ];
    await visitor.lookAround();
    const results: { part: Part; samples: Sample[] }[] = [];
    for (const part of parts) results.push({ part, samples: await runPart(page, part) });
    return {
      title: `Soak: ${parts.map((part) => `${part.minutes} minutes of the ${part.name}`).join(', ')}`,
      columns: SOAK_COLUMNS,
      rows: results.flatMap(({ part, samples }) => toRows(part, samples)),
      notes: [
        ...results.map(({ part, samples }) => toVerdict(part, samples)),
        'Random actions with a fixed seed on one page: scrolling, filters, searches, and open cameras; on the map clusters, keys, and popups. Refused requests, actions, and errors are cumulative.',
        `Sampled every minute in the same place after a forced collection (at most ${PLAYER_BUDGET.max} players).`,
      ],
    };
  });
}
