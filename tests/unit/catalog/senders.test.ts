import { CAMERA_FILES } from '@/lib/agencies/sources';
import { CatalogEngine } from '@/lib/catalog/catalog-engine';
import type { MapFeed } from '@/lib/map/map-source';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { camera } from '../../support/camera';

const CAMERAS = [
  camera({ id: 'a', lng: -80, lat: 40, state: 'Ohio' }),
  camera({ id: 'b', lng: -81, lat: 41, state: 'Iowa', feedType: 'video', videoUrl: 'https://cams.example/1.m3u8' }),
  camera({ id: 'c', lng: -82, lat: 42, state: 'Ohio' }),
];
const OHIO = { query: { ...NO_FILTERS, state: 'Ohio' }, favorites: new Set<string>() };

/** A port, and what was sent to it, arrays as plain lists. */
function openPort() {
  const sent: unknown[] = [];
  const plain = (value: unknown) => (ArrayBuffer.isView(value) ? [...(value as Uint8Array)] : value);
  const postMessage = (message: MapFeed) =>
    sent.push(Object.fromEntries(Object.entries(message).map(([key, value]) => [key, plain(value)])));
  return { sent, port: { postMessage, close: jest.fn() } as unknown as MessagePort };
}

function start() {
  const engine = new CatalogEngine();
  engine.add({ file: '511ny', cameras: CAMERAS.slice(0, 2), failure: null });
  const rest = CAMERA_FILES.filter((file) => file !== '511ny');
  const finish = () => rest.forEach((file) => engine.add({ file, cameras: CAMERAS.slice(1), failure: null }));
  return { engine, finish, ...openPort() };
}

test('the map gets all points, then added ones, and the cameras that pass the filters', () => {
  const { engine, finish, sent, port } = start();
  engine.connectMap(port);
  finish();
  expect(engine.markMap(OHIO, null)).toEqual({ count: 2, box: [-82, 40, -80, 42] });
  expect(sent).toEqual([
    { type: 'points', lng: [-80, -81], lat: [40, 41], videos: [0, 1] },
    { type: 'marks', marks: null },
    { type: 'points', lng: [-82], lat: [42], videos: [0] },
    { type: 'marks', marks: [1, 0, 1] },
  ]);
});

test('the camera of the popup is marked, but not counted', () => {
  const { engine, finish, sent, port } = start();
  finish();
  engine.connectMap(port);
  expect(engine.markMap(OHIO, 'b').count).toBe(2);
  expect(sent.at(-1)).toEqual({ type: 'marks', marks: [1, 1, 1] });
  expect(engine.markMap(null, 'b').count).toBe(3);
  expect(sent.at(-1)).toEqual({ type: 'marks', marks: null });
});

test('the map gets a drive’s cameras in driving order', () => {
  const { engine, finish, sent, port } = start();
  finish();
  engine.connectMap(port);
  expect(engine.markDrive(['c', 'unknown', 'a'], 'b').count).toBe(2);
  expect(sent.at(-1)).toEqual({ type: 'marks', marks: [1, 1, 1], order: [2, 0] });
  engine.markMap(null, null);
  expect(sent.at(-1)).toEqual({ type: 'marks', marks: null });
});

test('a map that starts over gets everything again', () => {
  const { engine, finish, sent, port } = start();
  const second = openPort();
  finish();
  engine.connectMap(port);
  engine.markMap(OHIO, null);
  engine.connectMap(second.port);
  expect(second.sent.map((message) => (message as MapFeed).type)).toEqual(['points', 'marks']);
  expect(second.sent.at(-1)).toEqual(sent.at(-1));
});

test('drives get the listed cameras, then added ones, and all again when some are removed', () => {
  const { engine, finish, sent, port } = start();
  const idsOf = (message: unknown) => {
    const { type, records = [] } = message as { type: string; records?: readonly { id: string }[] };
    return [type, ...records.map(({ id }) => id)];
  };
  engine.add({ file: 'first', cameras: [camera({ id: 'gone' })], failure: null });
  engine.connectDrives(port);
  engine.add({ file: 'first', cameras: [camera({ id: 'dead', isFeedDead: true })], failure: null });
  finish();
  expect(sent.map(idsOf)).toEqual([
    ['cameras', 'a', 'b', 'gone'],
    ['cameras'],
    ['cameras', 'c'],
    ['cameras', 'a', 'b', 'c'],
    ['done'],
  ]);
  expect(engine.findNumbers(['c', 'unknown', 'a'])).toEqual([4, 0]);
});
