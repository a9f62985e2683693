import { openDrive, openKiosk, openWalls, pushUrl, readScreen, type Screen } from '@/components/browser/url-store';
import { showWall } from '@/components/browser/wall-address';
import { closeKiosk } from '@/components/wall/use-kiosk-keys';

const read = (search: string) => readScreen(new URLSearchParams(search));
const WALL = 'wall=Morning&cams=511ny-1*511ny-2';
const DRIVE = 'drive=Buffalo,+NY~Albany,+NY';

beforeEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['', 'grid'],
  ['view=map', 'map'],
  ['view=list', 'grid'],
  [`${WALL}&view=map`, 'wall'],
  [`${WALL}&choose=1`, 'choosing'],
  [`${WALL}&choose=yes`, 'wall'],
  ['choose=1', 'grid'],
  ['wall=&choose=1', 'choosing'],
  [`${DRIVE}&${WALL}&choose=1`, 'drive'],
  [`${DRIVE}&kiosk=1`, 'kiosk of drive'],
  [`${WALL}&choose=1&kiosk=1`, 'kiosk of wall'],
  [`${WALL}&kiosk=0`, 'wall'],
  ['wall=&kiosk=1', 'kiosk of grid'],
  ['kiosk=1', 'kiosk of grid'],
])('kiosk goes before drive, drive before wall, and wall before grid and map: ?%s is %s', (search, kind) => {
  const screen = read(search);
  expect(screen.kind === 'kiosk' ? `kiosk of ${screen.of.kind}` : screen.kind).toBe(kind);
});

test('every screen has its camera, city, density, and map', () => {
  expect(
    read('camera=511ny-1&city=Albany&density=wall&columns=6&view=map&at=43,-75,12&target=511ny-2&all=1'),
  ).toMatchObject({
    view: 'map',
    camera: '511ny-1',
    city: 'Albany',
    density: { columns: 6 },
    map: { position: { lat: 43, lng: -75, zoom: 12 }, target: '511ny-2', showsAll: true },
  });
  expect(read('all=0&columns=6')).toMatchObject({
    ...{ view: 'grid', camera: null, city: null, density: null },
    map: { position: null, target: null, showsAll: false },
  });
});

test('text in near is a place that a maps app shared, unless it is a circle', () => {
  expect(read('near=Exit+24&near=https://maps.example/x').shared).toBe('Exit 24\nhttps://maps.example/x');
  expect(read(`near=${'x'.repeat(2_000)}`).shared).toHaveLength(1_000);
  expect([read('near=+').shared, read('near=43,-75,12').shared]).toEqual([null, null]);
});

test('what has not changed stays the same object', () => {
  const before = read(`${DRIVE}&q=bridge`) as Screen & { kind: 'drive' };
  const after = readScreen(new URLSearchParams(`${DRIVE}&q=tunnel`), before) as typeof before;
  expect(after).toMatchObject({ kind: 'drive', query: { q: 'tunnel' } });
  expect(after.map).toBe(before.map);
  expect(after.drive).toBe(before.drive);
  expect(after.query).not.toBe(before.query);
  expect(readScreen(new URLSearchParams(`q=tunnel&${DRIVE}`), after)).toBe(after);
});

test('a drive, the walls, and a wall replace each other', () => {
  const open = (act: () => void) => {
    act();
    return decodeURIComponent(window.location.search);
  };
  pushUrl({ wall: 'Morning', cams: '511ny-1', choose: '1' });
  expect(open(openDrive)).toBe('?drive=');
  pushUrl({ way: '1', play: '1' });
  expect(open(openWalls)).toBe('?wall=');
  pushUrl({ drive: 'Buffalo, NY~Albany, NY', wall: null });
  expect(open(() => showWall({ name: 'Morning', ids: ['511ny-1'] }))).toBe('?wall=Morning&cams=511ny-1');
});

test('opening a kiosk fills the screen where possible, and closing it removes its settings', () => {
  pushUrl({ wall: 'Morning', cams: '511ny-1', choose: '1', camera: '511ny-1' });
  openKiosk({ columns: '3' });
  expect(window.location.search).toBe('?wall=Morning&cams=511ny-1&kiosk=1&columns=3');
  const requestFullscreen = jest.fn(() => Promise.reject(new Error('refused')));
  const exitFullscreen = jest.fn(() => Promise.reject(new Error('gone')));
  Object.assign(document.documentElement, { requestFullscreen });
  Object.assign(document, { exitFullscreen });
  openKiosk({ columns: '3' });
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
  window.history.replaceState(
    null,
    '',
    '/?drive=a~b&play=1&kiosk=1&seconds=60&columns=3&clock=1&dim=0&captions=0&notices=1&ai=1&background=none',
  );
  closeKiosk();
  expect(exitFullscreen).not.toHaveBeenCalled();
  expect(decodeURIComponent(window.location.search)).toBe('?drive=a~b');
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.documentElement });
  window.history.replaceState(null, '', '/?kiosk=1');
  closeKiosk();
  expect(exitFullscreen).toHaveBeenCalledTimes(1);
});
