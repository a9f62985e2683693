import { readAddress } from '@/lib/search/camera-query';
import { formatWall, MAX_WALL_CAMERAS, parseWall, type ChosenWall } from '@/lib/wall/chosen-wall';
import { addToWall, formatSavedWall, makeWall, moveInWall, parseSavedWall, removeFromWall } from '@/lib/wall/edit-wall';
import { formatWallFile, parseWallFile } from '@/lib/wall/wall-file';
import { MAX_WALL_LENGTH, MAX_WALLS } from '@/lib/constants/favorites';
import { createRandom } from '@/demo/random';

const MORNING: ChosenWall = {
  name: 'Morning & “evening”',
  ids: [
    '511fl-100',
    '511fl-101',
    'caltrans-d11-1',
    'caltrans-d11-2',
    '00077ee3-2c13-4674-adbd-a51b3484b0be',
    '511md-00012848007300bc004c823633235daa',
    '511nm-I-10_-_I-25_Interchange_I-10',
    'demo:1',
  ],
};

/** Reads it like the address bar. */
const readBack = (wall: ChosenWall) => {
  const { wall: name, cams } = formatWall(wall);
  return parseWall(readAddress(`?${new URLSearchParams({ wall: name, cams: cams ?? '' })}`));
};

test('a handwritten address separates cameras with commas', () => {
  expect(parseWall(new URLSearchParams('wall=&cams=511fl-100,-101,caltrans-d11-1*-d11-2'))?.ids).toEqual(
    MORNING.ids.slice(0, 4),
  );
});

const createIds = (prefix: string, count: number, dashes: boolean) => {
  const random = createRandom(prefix);
  return Array.from({ length: count }, () => {
    const hex = Array.from({ length: 32 }, () => Math.floor(random.between(0, 16)).toString(16)).join('');
    return prefix + (dashes ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : hex);
  });
};

test('a wall survives its address', () => {
  expect(formatWall(MORNING).cams).toBe(
    '511fl-100*-101*caltrans-d11-1*-d11-2*  AAd-4ywTRnStvaUbNISwvg*511md- AAEoSABzALwATII2MyNdqg*511nm-I-10_-_I-25_Interchange_I-10*demo:1',
  );
  expect(readBack(MORNING)).toEqual(MORNING);
  expect(parseSavedWall(formatSavedWall(MORNING) ?? '')).toEqual(MORNING);
});

test.each([
  ['', true],
  ['511md-', false],
])('64 of the longest ids (%j...) fit into an address and a saved wall', (prefix, dashes) => {
  const ids = createIds(prefix, 100, dashes);
  const wall = addToWall({ name: 'Zürich Straße', ids: [] }, ids);
  expect(wall.ids).toEqual(ids.slice(0, MAX_WALL_CAMERAS));
  expect(readBack(wall)).toEqual(wall);
  expect(formatSavedWall(wall)?.length).toBeLessThanOrEqual(MAX_WALL_LENGTH);
});

test('long ids are cut to as many as fit', () => {
  const ids = Array.from({ length: 64 }, (_, index) => `${index}${'x'.repeat(70)}`);
  const wall = addToWall({ name: '', ids: [] }, ids);
  expect(wall.ids.length).toBeGreaterThan(15);
  expect(wall.ids.length).toBeLessThan(30);
  // None of its own cameras goes.
  expect(addToWall({ name: '', ids: ids.slice(0, 40) }, ['b-1']).ids).toEqual(ids.slice(0, 40));
  expect(formatSavedWall({ ...wall, name: 'é'.repeat(40) })).not.toBeNull();
});

test('a hostile address yields a short one-line name and at most 64 unique ids', () => {
  const cams = ['<img src=x onerror=alert(1)>', 'a-1', 'a-1', '-2', '__proto__', '../../etc', '']
    .concat(Array.from({ length: 10_000 }, (_, index) => `b-${index}`))
    .join('*');
  const wall = parseWall(new URLSearchParams({ wall: `<b>\u202eevil\n</b>${'x'.repeat(500)}`, cams }));
  expect(wall?.name).toMatch(/^<b> evil <\/b>x{27}$/);
  expect(wall?.ids).toHaveLength(MAX_WALL_CAMERAS);
  expect(wall?.ids.slice(0, 4)).toEqual(['a-1', 'a-2', 'b-0', 'b-1']);
});

test.each([
  ...['', 'wall=', 'wall=A', 'wall=A&cams=', 'wall=&cams=a-1', 'wall=<b>&cams=a-1', 'cams=a-1'],
  `wall=A&cams=${'a-1*'.repeat(1_000)}`,
])('%j is not a saved wall', (text) => {
  expect(parseSavedWall(text)).toBeNull();
});

test('an address without a name has no wall, and a wall without cameras has only a name', () => {
  expect(parseWall(new URLSearchParams('cams=a-1'))).toBeNull();
  expect(formatWall({ name: 'A', ids: [] })).toEqual({ wall: 'A', cams: null });
});

test('a camera moves within its wall, and leaves it', () => {
  const wall = { name: 'A', ids: ['a', 'b', 'c'] };
  expect(removeFromWall(wall, 'b')).toEqual({ name: 'A', ids: ['a', 'c'] });
  expect([moveInWall(wall, 'a', 1), moveInWall(wall, 'c', -1), moveInWall(wall, 'a', 9)].map(({ ids }) => ids)).toEqual(
    [
      ['b', 'a', 'c'],
      ['c', 'a', 'b'],
      ['b', 'c', 'a'],
    ],
  );
});

test('walls survive export and import', () => {
  expect(parseWallFile(formatWallFile([MORNING]))).toEqual({ walls: [MORNING], leftOut: 0 });
});

test('a hostile file loses invalid, duplicate, and surplus cameras', () => {
  const cameras = ['a-1', 'a-1', '<script>', 7, null, ...Array.from({ length: 10_000 }, (_, index) => `b-${index}`)];
  const file = {
    format: 'roadfeed-walls',
    walls: [
      { name: '\n', cameras },
      { name: 'None', cameras: ['<b>'] },
    ],
  };
  const read = parseWallFile(JSON.stringify(file));
  expect(read?.walls.map(({ name, ids }) => [name, ids.length])).toEqual([['Wall 1', MAX_WALL_CAMERAS]]);
  expect(read?.leftOut).toBe(cameras.length - MAX_WALL_CAMERAS + 1);
  const many = Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, cameras: ['a-1'] }));
  expect(parseWallFile(JSON.stringify({ ...file, walls: many }))?.walls).toHaveLength(MAX_WALLS);
});

test.each(['', '[]', '{"walls":[]}', '{"format":"roadfeed-walls","walls":[{"name":1,"cameras":[]}]}', 'null'])(
  '%j is not a file of walls',
  (text) => {
    expect(parseWallFile(text)).toBeNull();
  },
);

test.each([
  ['a', 100, 64],
  // The address has no room for 64 of these.
  ['a-very-long-id-of-some-agency-whose-cameras-have-long-numbers', 100, 40],
  ['a', 3, 3],
])('a wall of cameras named %s, %d in all, is spread over all of them', (prefix, length, most) => {
  const ids = Array.from({ length }, (_, index) => `${prefix}-${index}`);
  const { ids: kept } = makeWall('Drive', [...ids, ...ids]);
  const gaps = kept.map((id, index) => ids.indexOf(id) - ids.indexOf(kept[index - 1] ?? ''));
  expect(kept.length).toBeLessThanOrEqual(most);
  expect(kept[0]).toBe(ids[0]);
  expect(Math.max(...gaps.slice(1)) - Math.min(...gaps.slice(1))).toBeLessThanOrEqual(1);
  expect(length - ids.indexOf(kept.at(-1)!)).toBeLessThanOrEqual(Math.max(...gaps));
});
