import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { setLocalAgencies } from '@/lib/agencies/sources';
import { addSource, type AddOptions } from '@/lib/cli/add-source';
import { createSources } from '@/lib/sources/registry';
import { recognize } from '@/lib/sources/recognize/recognize';
import type { AgencyContext } from '@/lib/sources/source';
import { addLocalAgencies } from '@/lib/sync/local-agencies';
import { FetchError } from '@/lib/sync/http/fetch-error';
import { TemporaryFolder } from '../../support/temporary-folder';

const agency: AgencyContext = {
  ...{ source: 'new', badge: 'NEW MIXED', home: ['NE'], idPrefix: 'new-', part: '' },
  attribution: { name: 'New', url: 'https://roads.example.com', license: '' },
};
const numbers = [1, 2, 3, 4];
const still = (number: number) => `https://roads.example.com/${number}.jpg`;
const plain = numbers.map((number) => ({
  ...{ CameraID: `C${number}`, Title: `Main St at ${number} Ave`, Latitude: `${41 + number / 10}`, Longitude: -96.5 },
  Snapshot: still(number),
}));
const cars = numbers.map((id) => ({
  ...{ id, name: `I-80: Exit ${id}`, public: true, active: true },
  location: { latitude: 41, longitude: -96, routeId: 'I-80' },
  views: [{ type: 'STILL_IMAGE', url: still(id) }],
}));
const ibi = numbers.map((id) => ({
  ...{ DT_RowId: `${id}`, id, location: `I-80 at ${id}`, visible: true, enabledPublic: true },
  latLng: { geography: { wellKnownText: 'POINT (-96 41)' } },
  images: [{ id, imageUrl: `/map/Cctv/${id}` }],
}));
const layer = numbers.map((number) => ({
  attributes: { OBJECTID: number, NAME: `Main St at ${number} Ave`, URL: still(number) },
  geometry: { x: -96, y: 41 },
}));
const csv = ['id,name,lat,lng,image', ...numbers.map((n) => `${n},"Main St, ${n} Ave",41.${n},-96,${still(n)}`)].join(
  '\n',
);
const kml = `<?xml version="1.0"?><kml><Document>${numbers
  .map(
    (n) =>
      `<Placemark id="p${n}"><name>Main St ${n}</name><image>${still(n)}</image><Point><coordinates>-96.5,41.${n},0</coordinates></Point></Placemark>`,
  )
  .join('')}</Document></kml>`;

test.each([
  [
    'https://roads.example.com/List/GetData/Cameras',
    JSON.stringify({ data: ibi, recordsTotal: 4 }),
    { platform: 'ibi' },
  ],
  ['https://iretg.carsprogram.org/cameras_v1/api/cameras', JSON.stringify(cars), { platform: 'cars', prefix: 'ire' }],
  [
    'https://gis.example.com/arcgis/rest/services/Cameras/MapServer/0/query?f=json',
    JSON.stringify({ features: layer }),
    { platform: 'arcgis', layer: 'https://gis.example.com/arcgis/rest/services/Cameras/MapServer/0' },
  ],
  [
    'https://roads.example.com/cameras',
    JSON.stringify({ updated: 1, cameras: plain }),
    { platform: 'json', rows: 'cameras', map: { id: 'CameraID', lat: 'Latitude', views: [{ image: 'Snapshot' }] } },
  ],
  [
    'https://roads.example.com/cams',
    JSON.stringify(plain.map(({ CameraID, ...row }) => ({ ...row, CamId: CameraID }))),
    { platform: 'json', map: { id: 'CamId' } },
  ],
  ['https://roads.example.com/cameras.csv', csv, { platform: 'json', format: 'csv', map: { name: 'name' } }],
  ['https://roads.example.com/cameras.kml', kml, { platform: 'json', format: 'xml', map: { id: 'id' } }],
] as const)('the list at %s is recognized', (address, text, config) => {
  const found = recognize(new URL(address), text, agency);
  expect(found).toMatchObject({ config, result: { rows: 4 } });
  expect(found).toHaveProperty('result.items.length', 4);
});

test.each([
  ['a web page', '<!DOCTYPE html><p>Cameras</p>', 'web page'],
  ['nothing', ' ', 'empty'],
  ['an empty list', '{"cameras":[]}', 'empty'],
  ['a demand for a key', '{"error":{"code":499,"message":"Token Required"}}', 'locked'],
  ['half a list', JSON.stringify(plain).slice(0, -9), 'cut off'],
  ['words', 'no cameras today', 'neither JSON, CSV, nor XML'],
  ['a list of other things', JSON.stringify([{ id: 1, name: 'Salt' }]), 'No field holds addresses of pictures'],
  [
    'a list of pages',
    JSON.stringify(numbers.map((id) => ({ id, page: `https://roads.example.com/${id}` }))),
    'if the pages at `page` show them, write a row of the platform `site-pages` by hand',
  ],
])('%s gets one sentence', (_, text, words) => {
  const found = recognize(new URL('https://roads.example.com/cameras'), text, agency);
  expect(found).toEqual(expect.stringMatching(/^[A-Z][^.]*\.$/));
  expect(found).toContain(words);
});

test('a user can name the fields of an unknown list', () => {
  const rows = plain.map(({ CameraID, ...row }) => ({ ...row, Mark: CameraID }));
  const address = new URL('https://roads.example.com/cameras');
  expect(recognize(address, JSON.stringify(rows), agency)).toBe(
    'No field tells one camera from another; name one with --map id=FIELD.',
  );
  expect(recognize(address, JSON.stringify(rows), agency, { id: 'Mark' })).toMatchObject({
    config: { map: { id: 'Mark' } },
  });
  expect(recognize(address, JSON.stringify(rows), agency, { number: 'Mark' })).toMatch(
    /^No field is called number; there are lat, /,
  );
  expect(recognize(address, JSON.stringify(rows), agency, { id: 'mark' })).toMatch(
    /^No row has `mark`; rows have Title, .*Mark/,
  );
});

const folder = new TemporaryFolder();
const lines: string[] = [];
const spoken: string[] = [];
const given = {
  ...{ id: 'lincoln', label: 'Lincoln', name: 'City of Lincoln', site: 'https://roads.example.com' },
  ...{ class: 'granted', license: 'The city’s list is in the public domain.' },
  ...{ terms: 'https://roads.example.com/terms', read: '2026-10-01' },
};
const add = (more: Partial<AddOptions> = {}, answer: string | FetchError = JSON.stringify(plain)) => {
  lines.length = 0;
  mkdirSync(folder.at('agencies'), { recursive: true });
  const options = {
    address: new URL('https://roads.example.com/cameras'),
    file: null,
    isDryRun: false,
    isLocal: false,
    isSure: true,
    given,
    fields: {},
  };
  return addSource(
    { ...options, ...more },
    {
      folder: folder.at('agencies'),
      localFile: folder.at('agencies.local.json'),
      ask: () => Promise.resolve(spoken.shift() ?? 'no'),
      say: (line) => lines.push(line),
      fetchText: () => (typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer)),
      formatAndDerive: () => undefined,
    },
  );
};

test('adding a source writes its file once, with the terms first', async () => {
  expect(await add()).toBe(0);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Rows: 4; cameras: 4; left out: none',
      '  lat: Latitude, 100 % numbers between 17 and 84',
      'States: NE',
    ]),
  );
  const text = await folder.read('agencies/lincoln.ts');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    "agency = { terms: { license: 'The city’s list is in the public domain.', read: '2026-10-01',",
  );
  expect([await add(), lines.at(-1)]).toEqual([0, expect.stringContaining('up to date')]);
  expect(await folder.read('agencies/lincoln.ts')).toBe(text);
});

test.each([
  ['a dry run', { isDryRun: true }, 0],
  ['an answer that is no list', { isSure: true }, 1],
  ['a missing answer', { given: { id: 'lincoln' } }, 2],
  ['a "no" to the last question', { isSure: false, given: { ...given, contact: 'roads@city.example' } }, 0],
] as const)('adding a source: %s writes nothing', async (what, more, code) => {
  expect(await add(more, what.includes('no list') ? '<html>' : undefined)).toBe(code);
  expect(existsSync(folder.at('agencies')) && readdirSync(folder.at('agencies'))).toEqual([]);
});

test('adding a source asks again after a wrong answer', async () => {
  spoken.push('city.example', 'https://city.example');
  const { site: _, ...others } = { ...given, contact: '' };
  expect(await add({ isSure: false, isLocal: true, given: others })).toBe(0);
  expect(lines.slice(-2)).toEqual(['Enter an https address.', 'Nothing was written.']);
});

test('a local source is an entry, next to others, that a sync reads', async () => {
  const pairs = plain.map(({ Latitude, Longitude, ...row }) => ({
    ...row,
    point: `POINT (${Longitude} ${Latitude})`,
  }));
  expect(await add({ isLocal: true })).toBe(0);
  expect(await add({ isLocal: true, given: { ...given, id: 'omaha' } }, JSON.stringify(pairs))).toBe(0);
  const written = await folder.read('agencies.local.json');
  expect(written).toContain('"license": "The city’s list is in the public domain."');
  expect([await add({ isLocal: true }), lines.at(-1)]).toEqual([0, expect.stringContaining('up to date')]);
  expect([await add({ isLocal: true, given: { ...given, id: 'seattle' } }), lines.at(-1)]).toEqual([
    2,
    'seattle: the id is taken by seattle.',
  ]);
  expect(await folder.read('agencies.local.json')).toBe(written);
  expect(addLocalAgencies(folder.at('agencies.local.json'))).toEqual([]);
  const added = createSources().filter(({ id }) => ['lincoln', 'omaha'].includes(id));
  expect(added.map(({ parts }) => parts[0]?.endpoints[0]?.parse([pairs]).items.length)).toEqual([0, 4]);
  setLocalAgencies([]);
});

test.each([
  ['https://data.seattle.gov/x.json', null],
  ['https://nvroads.com/List/GetData/Cameras', 'NV Roads’s list is already connected as `511nv`.'],
  ['https://mntg.carsprogram.org/cameras_v1/api/cameras?a=1', '511MN’s list is already connected as `511mn`.'],
])('%s is requested only if it is not yet connected', async (address, line) => {
  expect(await add({ address: new URL(address), isDryRun: true })).toBe(0);
  expect(lines[0]).toBe(line ?? 'Platform: json');
});

test('a host that refuses is called locked', async () => {
  expect(await add({}, new FetchError('status', 'HTTP 403 from roads.example.com', 403))).toBe(1);
  expect(lines).toEqual(['The list is locked: HTTP 403 from roads.example.com.']);
});

test('a camera’s name is the text that differs, and identifies it if it has no other id', () => {
  const rows = plain.map(({ CameraID: _, Title: location, ...row }) => ({ location, title: 'Lee County', ...row }));
  const found = recognize(new URL('https://roads.example.com/cameras'), JSON.stringify(rows), agency);
  expect(found).toMatchObject({ config: { map: { id: 'location', name: 'location' } } });
});
