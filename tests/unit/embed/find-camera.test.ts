/** @jest-environment jsdom */
import { getIdPrefix, getSourceOf } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { findCamera } from '@/lib/embed/find-camera';
import { cameraRecord } from '../../support/camera';

const asked: string[] = [];

/** The site's files by address; any other address is a 404. */
function serve(files: Readonly<Record<string, unknown>>): void {
  asked.length = 0;
  window.fetch = (address) => {
    asked.push(address as string);
    const body = files[address as string];
    const response = { ok: body !== undefined, status: body === undefined ? 404 : 200 };
    return Promise.resolve({ ...response, json: () => Promise.resolve(body) } as Response);
  };
}

const { fetch: original } = window;
afterEach(() => {
  window.fetch = original;
});

test('a camera is looked up only in the list of its source', () => {
  const wrong = SOURCE_IDS.filter((source) => getSourceOf(`${getIdPrefix(source)}demo-001`) !== source);

  expect(wrong).toEqual([]);
  expect(getSourceOf('a8f2c1d0-77aa-4b8e-9f00-0d1e2f3a4b5c')).toBe('nycdot');
});

test('a camera is found with one request, and one whose feed sync found dead is marked', async () => {
  const dead = cameraRecord({ id: '511ny-2', isFeedDead: true, feedDeadReason: 'frozen' });
  serve({ '/camera-data/511ny-cameras.json': [dead, cameraRecord({ id: '511ny-1' })] });

  expect(await findCamera('511ny-1')).toMatchObject({ camera: { id: '511ny-1' }, isFeedDead: false });
  expect(asked).toEqual(['/camera-data/511ny-cameras.json']);
  expect(await findCamera('511ny-2')).toMatchObject({ isFeedDead: true });
});

test('a sparse record of another program is completed', async () => {
  const plain = { id: '511ga-77', lat: 33.781, lng: -84.383, imageUrl: 'https://cams.example/77.jpg' };
  serve({ '/camera-data/511ga-cameras.json': [{ ...plain, id: '511ga-76', isFeedDead: true }, plain] });

  expect(await findCamera('511ga-76')).toMatchObject({ camera: { id: '511ga-76' }, isFeedDead: true });
  expect(await findCamera('511ga-77')).toMatchObject({
    isFeedDead: false,
    camera: { location: 'Camera 511ga-77', source: '511ga', attribution: { name: expect.any(String) as string } },
  });
});

test.each(['town', '511ny-town'])(
  'a camera of the local source %s is found in the file that the index tells',
  async (source) => {
    const attribution = { name: 'Town', url: 'https://town.example/', license: 'Made up for tests.' };
    const town = {
      ...{ id: source, label: 'Town', badge: 'TOWN', filter: 'town', home: ['NY'] },
      attribution,
      reuse: {},
    };
    serve({
      '/camera-data/index.json': { local: [town] },
      [`/camera-data/${source}-cameras.json`]: [cameraRecord({ id: `${source}-1`, source })],
    });

    expect(await findCamera(`${source}-1`)).toMatchObject({ camera: { id: `${source}-1` } });
    expect(asked.slice(-2)).toEqual(['/camera-data/index.json', `/camera-data/${source}-cameras.json`]);
  },
);

test('an unlisted camera, or one of an agency without a list, is not found', async () => {
  serve({ '/camera-data/511ny-cameras.json': [cameraRecord()] });

  expect(await findCamera('511ny-404')).toBeNull();
  expect(await findCamera('511wa-1')).toBeNull();
});

test('a list that fails to load is an error', async () => {
  serve({});
  window.fetch = () => Promise.resolve({ ok: false, status: 503 } as Response);

  await expect(findCamera('511ny-1')).rejects.toThrow('HTTP 503');
  window.fetch = (address) =>
    Promise.resolve({ ok: false, status: (address as string).includes('index') ? 503 : 404 } as Response);
  await expect(findCamera('town-1')).rejects.toThrow('HTTP 503');
});
