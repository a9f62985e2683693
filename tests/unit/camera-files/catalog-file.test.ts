import { CameraSchema, type CameraRecord } from '@/lib/camera/camera';
import { decodeCameras, readShownCamera, SHOWN_FIELDS } from '@/lib/camera-files/shown-camera';
import { encodeCameras, serializeCatalog } from '@/lib/camera-files/derived-files';
import { compareIds } from '@/lib/core/collections';
import { camera } from '../../support/camera';
import { fc } from '../../support/seeded-fast-check';

/** Repetitive, and full of characters that an encoding may trip over. */
const piece = fc.constantFrom(
  ...['I-90 ', 'Exit 24', 'cam', '1', '22', '333', ' at ', 'https://', 'é', '😀', '\ud83d', '"', '\\', '\n', '\0'],
  ...['~', '$&', '<b>', '__proto__', 'null', ' '],
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const address = fc
  .tuple(fc.constantFrom('https://cams.example/', 'http://cams.example:81/map/Cctv/', '/demo/'), text)
  .map(([start, end]) => start + end);
// JSON has no -0.
const double = fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0);
const coordinate = fc.oneof(
  fc.integer({ min: -90e5, max: 90e5 }).map((units) => units / 1e5),
  double,
);
const feed = {
  videoUrl: fc.option(address),
  imageUrl: fc.option(address),
  feedType: fc.constantFrom('video', 'image'),
};
const attribution = fc.record({ name: text, url: fc.constant('https://cams.example/'), license: text });
const source = fc.constantFrom('511ny', '511ga', 'nycdot', 'ontario-mto');
const count = fc.nat({ max: 2 ** 45 });

const record = fc.record(
  {
    ...{ id: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,9}$/), location: text.map((end) => `x${end}`), source },
    ...{ lat: coordinate, lng: coordinate, attribution, ...feed },
    ...{ rawLocation: text, roadway: text, direction: text, sourceId: text, description: text, mrm: double },
    ...{ city: fc.option(text), county: fc.option(text), state: fc.option(text), postcode: fc.option(text) },
    ...{ country: fc.option(text), road: fc.option(text), house_number: fc.option(text), suburb: fc.option(text) },
    ...{ refreshMs: fc.option(count), updatedAt: fc.option(count) },
    ...{ videoAuthRequired: fc.boolean(), isDemo: fc.boolean(), hasMultipleViews: fc.boolean() },
    views: fc.array(fc.record({ angleName: text, ...feed }), { minLength: 1, maxLength: 4 }),
    fallback: fc.record({ ...feed, refreshMs: fc.option(count), source, attribution }),
  },
  { requiredKeys: ['id', 'location', 'source', 'lat', 'lng', 'attribution', 'feedType'] },
);
const records = fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 12 });

/** Fields that the derived files leave out. */
const HIDDEN = { description: '', suburb: null } as const;

test('reading catalog.json gives back the shown fields of each camera', () => {
  fc.assert(
    fc.property(records, (list) => {
      const shown = list.map(readShownCamera).filter((one) => one !== null);
      const read = decodeCameras(JSON.parse(serializeCatalog(shown, 'x')));
      expect(read.sort(compareIds)).toEqual(shown.sort(compareIds));
    }),
    { numRuns: 100 },
  );
});

const hostile = fc.constantFrom<unknown>(
  ...[null, 0, -1, 1.5, NaN, 91, 181, 1e300, true, {}, [], ['x'], 'x', '', 'javascript:alert(1)', 'https://'],
  ...['//evil.example/1.jpg', 'https://a:b@cams.example/', ' https://cams.example/', 'x'.repeat(1_001)],
  `https://cams.example/${'x'.repeat(2_000)}`,
);

test('the handwritten check accepts only records that the schema accepts, as the same camera', () => {
  const field = fc.constantFrom(...SHOWN_FIELDS);
  fc.assert(
    fc.property(record, field, hostile, (good, name, value) => {
      const spoiled = { ...good, [name]: value };
      const read = readShownCamera(spoiled);
      const { success, data } = CameraSchema.safeParse(spoiled);
      expect(read === null || success).toBe(true);
      const shown = Object.fromEntries(Object.entries(read ?? {}).filter(([key]) => !(key in HIDDEN)));
      expect(read === null || data).toEqual(read === null || expect.objectContaining(shown));
    }),
    { numRuns: 500 },
  );
});

test.each<[string, Partial<CameraRecord>]>([
  ['without an address', { imageUrl: null }],
  ['with a credential in an address', { imageUrl: 'https://user:secret@cams.example/1.jpg' }],
  ['with a script as its address', { views: [{ angleName: '', feedType: 'image', imageUrl: 'javascript:alert(1)' }] }],
  ['with an odd id', { id: '<b>' }],
])('a catalog with a record %s is refused as a whole', (_name, fault) => {
  const compact = encodeCameras([camera(), { ...camera(), ...(fault as object), id: fault.id ?? '511ny-2' }]);
  expect(() => decodeCameras(compact)).toThrow('not a camera');
});

const ONE = encodeCameras([camera()]);
const [SOURCE] = ONE.sources;

test.each<[string, unknown, string]>([
  ['of another version', { ...ONE, version: 1 }, 'not a catalog of this version'],
  ['of an earlier shape', { sources: [['511ny', 1]], cameras: {}, views: {} }, 'not a catalog of this version'],
  ['of an unknown source', { ...ONE, sources: [{ ...SOURCE, source: 'other' }] }, 'not a camera'],
  ['without columns', { ...ONE, sources: [{ ...SOURCE, columns: null }] }, 'not a source'],
  ['that claims a billion rows', { ...ONE, sources: [{ ...SOURCE, rows: 1e9 }] }, 'not a count'],
  ['that claims a negative number of rows', { ...ONE, sources: [{ ...SOURCE, rows: -1 }] }, 'not a count'],
  ['with too few cells', { ...ONE, sources: [{ ...SOURCE, rows: 3, columns: { id: ['a', 'b'] } }] }, 'not a column'],
  ['with a column of text', { ...ONE, sources: [{ ...SOURCE, columns: { id: '511ny-1' } }] }, 'not a column'],
])('a catalog %s is refused', (_name, body, reason) => {
  expect(() => decodeCameras(body)).toThrow(reason);
});
