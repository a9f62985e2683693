import { readScreen, type Screen } from '@/components/browser/url-store';

const read = (search: string, before?: Screen) => readScreen(new URLSearchParams(search), before);

test.each([
  ['', 'grid'],
  ['choose=1', 'grid'],
  ['view=map', 'map'],
  ['view=map&wall=', 'wall'],
  ['wall=Commute&cams=511fl-1', 'wall'],
  ['wall=&choose=1', 'choosing'],
  ['drive=&wall=Commute&choose=1&view=map', 'drive'],
  ['kiosk=1&drive=&wall=&choose=1&view=map', 'kiosk'],
])('the address "%s" shows the %s', (search, kind) => {
  expect(read(search).kind).toBe(kind);
});

test.each([
  ['drive=Albany~Buffalo&wall=Commute&cams=511fl-1', 'drive'],
  ['wall=Commute&cams=511fl-1', 'wall'],
  ['wall=&q=bridge', 'grid'],
])('a kiosk at "%s" shows the cameras of its %s', (search, of) => {
  expect(read(`kiosk=1&${search}`)).toMatchObject({ kind: 'kiosk', of: { kind: of } });
});

test('a screen has the fields of its kind and the common ones', () => {
  expect(read('wall=Commute&cams=511fl-1*-2&view=map&at=40,-75,9&target=511fl-1&all=1&camera=511fl-2')).toMatchObject({
    ...{ kind: 'wall', wall: { name: 'Commute', ids: ['511fl-1', '511fl-2'] } },
    map: { position: { lat: 40, lng: -75, zoom: 9 }, target: '511fl-1', showsAll: true },
    ...{ view: 'map', camera: '511fl-2' },
  });
});

test('fields are the same objects while their parameters are unchanged', () => {
  const before = read('drive=Albany~Buffalo&q=bridge&view=map&at=40,-75,9') as Screen & { kind: 'drive' };
  const after = read('drive=Albany~Buffalo&q=bridge&view=map&at=40,-75,10&camera=511fl-1', before) as typeof before;

  expect(after.drive).toBe(before.drive);
  expect(after.query).toBe(before.query);
  expect(after.map).not.toBe(before.map);
});
