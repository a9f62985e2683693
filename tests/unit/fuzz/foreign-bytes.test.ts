import { z } from 'zod';
import { FAVORITE_CAMERAS, parseFavorites, parseQueue } from '@/lib/account/favorites';
import { CameraSchema } from '@/lib/camera/camera';
import { decodeCameras, readFirstCameras } from '@/lib/camera-files/shown-camera';
import { encodeCameras } from '@/lib/camera-files/derived-files';
import { parseDataName } from '@/lib/camera-files/read-folder';
import { DataIndexSchema, parseCameraFile } from '@/lib/camera-files/parse';
import { readIndex } from '@/lib/catalog/load-catalog';
import { parseJson } from '@/lib/core/parse-json';
import { serveCalls, WorkerCalls } from '@/lib/core/worker-calls';
import { ModelError, ModelListSchema, readModel } from '@/lib/detection/model-files';
import { readRouterAnswer } from '@/lib/routing/router';
import { readTrack, TrackError } from '@/lib/routing/read-track';
import { parseMapPosition } from '@/lib/map/map-position';
import { formatQuery, readAddress, type CameraQuery } from '@/lib/search/camera-query';
import { parseQueryAmong } from '@/lib/search/resolve-city';
import { parseThemeKey } from '@/lib/settings/theme-key';
import { readPlaylist } from '@/lib/sync/probe/ask-feed';
import { camera } from '../../support/camera';
import { damaged, FUZZ, garbled, oddity } from '../../support/hostile';
import { fc } from '../../support/seeded-fast-check';

jest.setTimeout(600_000);

const { numRuns } = FUZZ;
const anyText = fc.oneof(
  fc.string({ maxLength: 400, unit: 'binary' }),
  oddity.filter((value) => typeof value === 'string'),
);

/** Runs it with each value; whatever it throws has to be one of these. */
async function survives(
  values: fc.Arbitrary<unknown>,
  run: (value: never) => unknown,
  expected: readonly (new (...args: never[]) => Error)[] = [],
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      try {
        await run(value as never);
      } catch (error) {
        if (!expected.some((kind) => error instanceof kind && (kind !== Error || error.constructor === Error)))
          throw error;
      }
    }),
    { numRuns },
  );
}

const CAMERAS = [
  camera({ id: '511ny-1', city: 'Albany', roadway: 'I-90' }),
  camera({ id: '511ny-2', views: [{ angleName: 'A', feedType: 'image', imageUrl: '/a', videoUrl: null }] }),
];

test('an index names only known sources, with counts that are numbers', () =>
  survives(
    fc.oneof(
      fc.anything(),
      damaged({ mode: 'live', generation: 'x', sources: [{ id: '511ny', cameras: 3, failure: null }] }),
    ),
    (body: unknown) => {
      const { counts, late, generation } = readIndex(body);
      for (const count of counts.values()) expect(count).toBeGreaterThan(0);
      expect(late.every((id) => typeof id === 'string')).toBe(true);
      expect(generation === null || typeof generation === 'string').toBe(true);
      DataIndexSchema.safeParse(body);
    },
  ));

test('a list, the first cameras, and a catalog give cameras of the schema, or refuse', async () => {
  const check = (read: readonly unknown[]) => {
    for (const one of read) CameraSchema.parse(one);
  };
  const records = fc.oneof(oddity, damaged(CAMERAS, [{ ...CAMERAS[0], lat: '42', imageUrl: '//x' }]));
  await survives(
    records,
    async (body: unknown) => {
      check((await parseCameraFile('511ny', body)).cameras);
    },
    [Error],
  );
  await survives(fc.oneof(oddity, damaged({ generation: 'x', cameras: CAMERAS })), (body: unknown) => {
    check(readFirstCameras(body));
  });
  await survives(
    fc.oneof(oddity, damaged(parseJson(JSON.stringify(encodeCameras(CAMERAS))))),
    (body: unknown) => check(decodeCameras(body)),
    [Error, SyntaxError],
  );
});

test('whatever an address says, the filters are known ones, bounded, and survive the address bar', () =>
  survives(
    fc.oneof(
      fc.webQueryParameters(),
      garbled(
        'q=i-90&near=42,-73,8&place=Buffalo&state=New%20York&area=city:Rye&city=St.%20Louis&sort=a-z&fav=1&at=1,2,3',
      ),
    ),
    (text: string) => {
      const address = readAddress(text);
      const parse = (params: URLSearchParams): CameraQuery =>
        parseQueryAmong(params, { cameras: CAMERAS, isDone: true });
      const query = parse(address);
      const values = Object.entries(formatQuery(query)).filter(([, value]) => value !== null);
      expect(values.every(([, value]) => String(value).length <= 510)).toBe(true);
      const again = readAddress(new URLSearchParams(values as [string, string][]).toString());
      expect(formatQuery(parse(again))).toEqual(formatQuery(query));
      const position = parseMapPosition(address.get('at'));
      expect(position === null || Math.abs(position.lat) <= 90).toBe(true);
    },
  ));

test('whatever storage holds, favorites are ids of cameras, and a theme is one of ours', () => {
  const stored = fc.oneof(anyText, garbled('["511ny-1","511ny-2"]', '{"owner":"x","waiting":[["511ny-1",true]]}'));
  return survives(stored, (text: string) => {
    for (const id of parseFavorites(text, FAVORITE_CAMERAS) ?? []) expect(id).toMatch(/^[\w.:-]{1,80}$/);
    for (const id of parseQueue(text, FAVORITE_CAMERAS)?.waiting.keys() ?? []) expect(id).toMatch(/^[\w.:-]{1,80}$/);
    expect(parseThemeKey(text)).toMatch(/^[a-z]+$/i);
  });
});

test('a playlist never causes a long wait, and only our own file names are accepted', () =>
  survives(
    fc.oneof(
      anyText,
      garbled('#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MEDIA-SEQUENCE:7\n#EXTINF:6,\na.ts?token=1\n#EXT-X-ENDLIST'),
    ),
    (text: string) => {
      const playlist = readPlaylist(text);
      expect(playlist === null || 'variant' in playlist || playlist.targetMs <= 10_000).toBe(true);
      expect(parseDataName(text)).toBeNull();
    },
  ));

const TRACK = [
  '<?xml version="1.0"?><gpx><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="1.5" lon="2.5"></trkpt></trkseg></trk></gpx>',
  '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"LineString","coordinates":[[2,1],[3,2]]}}]}',
];

test('a track file is a line of valid coordinates, or rejected with a reason', () =>
  survives(
    fc.oneof(
      anyText,
      garbled(...TRACK),
      damaged(parseJson(TRACK[1] ?? '')).map((body) => JSON.stringify([body]).slice(1, -1)),
    ),
    async (text: string) => {
      for (const { lat, lng, meters } of (await readTrack(new Blob([text]))).points)
        expect([lat, lng, meters].every(Number.isFinite)).toBe(true);
    },
    [TrackError],
  ));

test('a router’s response is lines of places on earth, or rejected', () => {
  const geometry = {
    coordinates: [
      [-73, 42],
      [-74, 43],
    ],
  };
  const route = { geometry, duration: 60, legs: [{ steps: [{ ref: 'I 90', name: '', geometry }] }] };
  return survives(
    fc.oneof(oddity, damaged({ code: 'Ok', routes: [route, route] })),
    (body: unknown) => {
      for (const { points } of readRouterAnswer(body, () => undefined))
        for (const { lat, lng, meters } of points) expect([lat, lng, meters].every(Number.isFinite)).toBe(true);
    },
    [z.ZodError],
  );
});

const MODEL = {
  modelTopology: { node: [{ op: 'Placeholder' }] },
  weightsManifest: [{ paths: ['a.bin'], weights: [{ name: 'w', shape: [1], dtype: 'float32' }] }],
};

test('a damaged model or list of models is refused', async () => {
  await survives(
    fc.oneof(oddity, damaged({ demo: { url: '/m.json', sha256: {} }, full: { url: '/f.json', sha256: {} } })),
    (body: unknown) => ModelListSchema.parse(body),
    [z.ZodError],
  );
  await survives(
    fc.oneof(oddity, damaged(MODEL)).map((body) => JSON.stringify([body]).slice(1, -1)),
    (text: string) =>
      readModel({ url: '/m/model.json', sha256: {} }, (url) =>
        Promise.resolve(new Response(url.endsWith('a.bin') ? 'abcd' : text)),
      ),
    [ModelError],
  );
});

test('no message throws in a worker or in the page, and none calls an unserved function', async () => {
  const served = jest.fn();
  const posted = jest.fn();
  const scope = globalThis as { self?: unknown; postMessage?: unknown };
  Object.assign(scope, { self: globalThis, postMessage: posted });
  serveCalls({ served });
  const worker = { onmessage: (_event: { data: unknown }) => {}, postMessage: () => {}, terminate: () => {} };
  const calls = new WorkerCalls(worker as unknown as Worker);
  const receive = (globalThis as unknown as { onmessage: (event: { data: unknown }) => Promise<void> }).onmessage;
  const message = fc.oneof(
    oddity,
    fc.record({
      id: oddity,
      name: fc.oneof(oddity, fc.constantFrom('constructor', 'toString', 'hasOwnProperty')),
      args: oddity,
    }),
  );
  await survives(message, async (data: unknown) => {
    worker.onmessage({ data });
    await receive({ data });
  });
  expect(posted.mock.calls.filter(([reply]) => 'value' in (reply as object))).toEqual([]);
  expect(served).not.toHaveBeenCalled();
  calls.close(new Error('closed'));
});
