import { demoJson, findFeed, listSites } from '@/demo/network/network';
import { toFeedId } from '@/demo/feeds/feed-address';
import { chooseScene } from '@/demo/scenes/choose-scene';
import { airAt } from '@/demo/weather/demo-air';
import { parseEventsFile } from '@/lib/road-reports/event-schema';
import { findNear } from '@/lib/road-reports/near-camera';
import { RoadIndex } from '@/lib/road-reports/road-index';

const NOW = Date.parse('2026-11-24T13:00Z');
const MINUTE_MS = 60_000;
const events = parseEventsFile(JSON.parse(demoJson('events', NOW)))?.events ?? [];
const readings = events.filter(({ reading }) => reading !== undefined);

test('chain controls and slippery roads are where the mountain pictures show snow, as cold as their weather', () => {
  const sites = listSites();
  const wrong = readings
    .filter(({ reading }) => reading !== 'plow')
    .filter(({ id, surfaceC, headline }) => {
      const site = sites.find((one) => id.endsWith(`-${one.id}`));
      const feed = site && findFeed(toFeedId(site.id, 0));
      if (!feed || chooseScene(feed).weather !== 'snow') return true;
      const celsius = Math.round(airAt(feed.site, 'snow', 13).temperatureC);
      const level = celsius < -6 ? 'R-3' : celsius < -3 ? 'R-2' : 'R-1';
      return surfaceC === undefined ? !headline.includes(level) : surfaceC !== celsius;
    });
  expect(new Set(readings.map(({ reading }) => reading))).toEqual(new Set(['chains', 'surface', 'plow']));
  expect(wrong).toEqual([]);
});

test('chain controls are not shown once their list is too old', () => {
  const index = new RoadIndex(events);
  const shown = (now: number) =>
    listSites().filter((site) => {
      const place = { ...site, road: null, location: site.landmark };
      return findNear(place, index, now).readings.some(({ event }) => event.reading === 'chains');
    }).length;
  expect(shown(NOW)).toBeGreaterThan(2);
  expect(shown(NOW + 44 * MINUTE_MS)).toBe(shown(NOW));
  expect(shown(NOW + 45 * MINUTE_MS)).toBe(0);
});
