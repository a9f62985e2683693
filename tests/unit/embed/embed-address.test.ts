/** @jest-environment jsdom */
import { getEmbedPath, getEmbedSize, makeEmbedCode, readEmbedAddress, readEmbedLook } from '@/lib/embed/embed-address';

const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '<img src=x onerror=alert(1)>',
  '&quot; onclick=&quot;x',
];

test('an embed’s address reads back as written', () => {
  const wall = { name: 'Morning <b>', ids: ['511fl-100', '511fl-101', 'caltrans-d11-1'] };
  const cameras = [
    { id: '511ny-1000', angle: 0 },
    { id: 'a8f2c1d0-77aa-4b8e-9f00-0d1e2f3a4b5c', angle: 1 },
    { id: 'caltrans-4:1.2_x', angle: 11 },
  ];
  for (const asked of [...cameras, wall, { ...wall, plays: true }]) {
    expect(readEmbedAddress(getEmbedPath(asked).slice('/embed'.length))).toEqual(asked);
  }
});

test('an address without a valid id names no camera', () => {
  const searches = ['', '?', '?camera=', '?camera=%00', '?camera=../index', '?camera=a/b', '?camera[]=x'];
  const long = `?camera=${'a'.repeat(100_000)}`;

  expect([...searches, long].filter((search) => readEmbedAddress(search) !== null)).toEqual([]);
  for (const name of ['camera', 'cams']) {
    const found = HOSTILE.filter((text) => readEmbedAddress(`?wall=x&${new URLSearchParams({ [name]: text })}`));
    expect(found).toEqual([]);
  }
});

test.each(['0', '-1', '1e3', '100', '1.5', 'NaN', '<b>'])('an angle of %s means the first', (angle) => {
  expect(readEmbedAddress(`?camera=511ny-1&angle=${encodeURIComponent(angle)}`)).toEqual({ id: '511ny-1', angle: 0 });
});

test('a wall is cut to 64 cameras', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `511ny-${index}`);
  expect(readEmbedAddress(`?wall=x&cams=${ids.join('*')}`)).toEqual({ name: 'x', ids: ids.slice(0, 64) });
});

test('an embed is as large as its pictures, and a wall that plays shows one at a time', () => {
  const wall = (count: number) => ({ name: '', ids: Array.from({ length: count }, (_, index) => `a-${index}`) });
  const shown = [{ id: 'a-1', angle: 0 }, ...[1, 2, 3, 4, 5, 64].map(wall), { ...wall(5), plays: true }];
  expect(shown.map((one) => Object.values(getEmbedSize(one)))).toEqual([
    [560, 367],
    [560, 402],
    [560, 245],
    [720, 222],
    [560, 454],
    [720, 409],
    [720, 596],
    [560, 402],
  ]);
});

test.each([
  ['', false, true],
  ['?background=none&captions=0', true, false],
  ['?background=red&captions=no', false, true],
])('the look of %j', (search, isTransparent, hasCaptions) => {
  expect(readEmbedLook(search)).toEqual({ isTransparent, hasCaptions });
});

test('embed code is a frame that loads lazily, may autoplay, and fits its column', () => {
  expect(makeEmbedCode('https://cameras.example', { id: '511ny-1', angle: 0 }, '')).toBe(
    '<iframe src="https://cameras.example/embed?camera=511ny-1" title="Live traffic camera" width="560" height="367" style="max-width:100%;border:0" loading="lazy" allow="autoplay"></iframe>',
  );
});

test('no title breaks out of the embed code', () => {
  for (const title of ['I-90 "East" <Exit 24>', "O'Hare & more", ...HOSTILE]) {
    const holder = document.createElement('template');
    // As a newspaper's editor would paste it.
    // eslint-disable-next-line no-restricted-syntax -- the text under test is meant for this sink
    holder.innerHTML = makeEmbedCode('https://cameras.example', { id: '511ny-1', angle: 1 }, title);
    const frame = holder.content.firstElementChild;

    expect(holder.content.childNodes).toHaveLength(1);
    expect(frame?.localName).toBe('iframe');
    expect(frame?.getAttribute('src')).toBe('https://cameras.example/embed?camera=511ny-1&angle=2');
    expect(frame?.getAttribute('title')).toBe(`Live traffic camera: ${title}`);
    expect(frame?.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
  }
});
