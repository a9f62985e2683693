import { parseOpml } from 'feedsmith';
import { formatFeedList, type Topic } from '@/lib/open-data/feeds';
import { chooseFeeds } from '@/lib/wall/wall-feeds';
import { camera } from '@/tests/support/camera';

// feedsmith, which we did not write, reads the lists.

const topic = (path: string, key: string | null, name: string): Topic => ({
  ...{ path, key, name, closures: [], slower: [], warnings: [] },
});
const LIST = formatFeedList([
  topic('/new-york', 'NY', 'New York'),
  topic('/new-york-city', null, '"<New & York>"'),
  topic('/new-york/i-90-traffic-cameras', 'NY I-90', 'I-90, New York'),
  topic('/ohio/i-90-traffic-cameras', 'OH I-90', 'I-90, Ohio'),
]);

const listFeeds = (opml: string) =>
  parseOpml(opml).body?.outlines?.map(({ text, xmlUrl = '' }) => [text, new URL(xmlUrl).pathname]);

test('the list has the feed of every page', () => {
  expect(listFeeds(LIST)).toEqual([
    ['New York', '/camera-data/feed-new-york.xml'],
    ['"<New & York>"', '/camera-data/feed-new-york-city.xml'],
    ['I-90, New York', '/camera-data/feed-new-york.i-90.xml'],
    ['I-90, Ohio', '/camera-data/feed-ohio.i-90.xml'],
  ]);
});

test('a wall has the feed of each of its roads once, and of the state for a road without one', () => {
  const inState = { state: 'New York' };
  const thruway = camera({ ...inState, roadway: 'I-90 Thruway' });
  const chosen =
    chooseFeeds(LIST, [thruway, thruway, camera({ ...inState, roadway: 'Main St' })], '<Home & away>') ?? '';
  expect(listFeeds(chosen)?.map(([name]) => name)).toEqual(['New York', 'I-90, New York']);
  expect(parseOpml(chosen).head?.title).toBe('<Home & away>');
});

test('without a feed of its roads and states a wall has none', () => {
  expect(chooseFeeds(LIST, [camera({ state: 'Alberta', roadway: 'Hwy 2' })], 'Wall')).toBeNull();
});
