/** @jest-environment jsdom */
import manifest from '@/app/manifest';
import { readScreen } from '@/components/browser/url-store';
import { DENSITY_SCRIPT } from '@/lib/settings/density';
import { LOADING_SEEN_SCRIPT } from '@/lib/settings/loading-seen';
import { START_SCRIPT, startScreen, toStart } from '@/lib/settings/start-screen';
import { THEME_SCRIPT } from '@/lib/settings/theme-key';
import { runHeadScript } from '../../support/head-script';

let type = 'navigate';
beforeAll(() => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
});
afterEach(() => {
  localStorage.clear();
  type = 'navigate';
});

/** The address after the script of the page head ran. */
function open(address: string): string {
  window.history.replaceState(null, '', address);
  runHeadScript(START_SCRIPT);
  return window.location.pathname + window.location.search + window.location.hash;
}

test.each([
  ['the start screen opens at /', '/', 'wall=Morning&cams=511fl-1*-2', null, '/?wall=Morning&cams=511fl-1*-2'],
  ['a link opens what it names', '/?state=NY', 'fav=1', null, '/?state=NY'],
  ['the last order is kept', '/', '', 'a-z', '/?sort=a-z'],
  ['the start screen has the last order', '/#top', 'fav=1', 'a-z', '/?fav=1&sort=a-z#top'],
  ['an order of the address wins', '/?sort=id', '', 'a-z', '/?sort=id'],
  ['a wall has its own order', '/', 'wall=M&cams=a', 'a-z', '/?wall=M&cams=a'],
  ['the surroundings of a place begin with the nearest', '/?near=40%2C-75%2C12', '', 'a-z', '/?near=40%2C-75%2C12'],
  ['nothing stored changes nothing', '/?q=a%20b', '', null, '/?q=a%20b'],
])('%s', (...[, address, start, sort, shown]) => {
  if (start) localStorage.setItem('startScreen', start);
  if (sort) localStorage.setItem('sort', sort);
  expect(open(address)).toBe(shown);
});

test.each(['reload', 'back_forward'])('a %s keeps the grid of all cameras', (how) => {
  localStorage.setItem('startScreen', 'fav=1');
  type = how;
  expect(open('/')).toBe('/');
});

test.each([START_SCRIPT, DENSITY_SCRIPT, LOADING_SEEN_SCRIPT, THEME_SCRIPT])(
  'no script of the page head has a character that HTML would escape',
  (script) => {
    expect(script).not.toMatch(/["'<>&]/);
  },
);

test('a start screen has no open camera, position, or playback', () => {
  expect(toStart('?drive=A~B&way=1&camera=511fl-1&at=1,2,3&play=1&density=wall')).toBe('drive=A%7EB&way=1');
  startScreen.set(toStart('?fav=1'));
  expect(localStorage.getItem('startScreen')).toBe('fav=1');
});

test('the shortcuts of the installed app open favorites, map, drive, and walls', () => {
  const screens = (manifest().shortcuts ?? []).map(({ url }) =>
    readScreen(new URL(url, 'https://a.example').searchParams),
  );
  expect(screens.map(({ kind, query }) => [kind, query.favoritesOnly])).toEqual([
    ['grid', true],
    ['map', false],
    ['drive', false],
    ['wall', false],
  ]);
});
