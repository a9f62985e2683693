import { PLAYER_BUDGET } from '@/lib/constants/feed';
import { serveSite } from '../../support/site-server';
import { Devtools } from '../devtools';
import { runPart, SOAK_COLUMNS, toRows, toVerdict, WATCH, type Part, type Sample } from '../soak-samples';
import { SoakVisitor } from '../soak-visitor';
import type { BenchSettings, BenchTable } from '../report';

const WALL_MINUTES = 30;
/** Time on the map as a share of the time on the wall. */
const MAP_SHARE = 0.5;
const START_MS = 60_000;

/** Memory, players and errors during endless use of the wall and then the map. */
export async function run({ minutes = WALL_MINUTES }: BenchSettings): Promise<BenchTable> {
  await using site = await serveSite({ ROADFEED_DEMO: '1' });
  await using browser = await Devtools.launch();
  const page = await browser.openPage(`${site.url}/?state=SC&sort=id`, WATCH);
  await page.waitFor('document.querySelectorAll("article").length > 0', START_MS);
  const visitor = new SoakVisitor(page);
  const parts: readonly Part[] = [
    { name: 'wall', minutes, rest: () => visitor.rest(''), act: () => visitor.useWall() },
    {
      name: 'map',
      minutes: Math.ceil(minutes * MAP_SHARE),
      rest: () => visitor.rest('&view=map'),
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
      `Sampled every minute in a place without cameras after a forced collection (at most ${PLAYER_BUDGET.max} players). DOM nodes are those that scripts have seen, without the inner nodes of SVG images.`,
    ],
  };
}
