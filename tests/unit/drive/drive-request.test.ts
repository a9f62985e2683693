import { formatDrive, MAX_PLACE_LENGTH, parseDrive, type DriveRequest } from '@/lib/drive/drive-request';
import { fc } from '@/tests/support/seeded-fast-check';

const parse = (text: string) => parseDrive(new URLSearchParams(text));

test.each<[string, readonly string[]]>([
  ['drive=Buffalo, NY~Albany, NY', ['Buffalo, NY', 'Albany, NY']],
  ['drive=42.88,-78.87~Albany', ['42.88,-78.87', 'Albany']],
  ['drive=A~B~~C~D~E~F', ['A', 'B', 'C', 'D', 'F']],
  ['drive=', ['', '']],
  ['drive=Buffalo', ['Buffalo', '']],
  ['drive=~Albany', ['', 'Albany']],
  ['drive= New %0A%00 York ~B', ['New York', 'B']],
  [`drive=${'x'.repeat(200)}~B`, ['x'.repeat(MAX_PLACE_LENGTH), 'B']],
])('%s is from, stops, and to', (text, places) => {
  expect(parse(text)?.places).toEqual(places);
});

test('options default to the quickest way with all cameras, and none other is believed', () => {
  expect(parse('q=drive')).toBeNull();
  expect(parse('drive=A~B')).toMatchObject({ route: 0, hidesOther: false, isPlaying: false });
  expect(parse('drive=A~B&way=2&other=0&play=1')).toMatchObject({ route: 1, hidesOther: true, isPlaying: true });
  expect(parse('drive=A~B&way=9&other=no&play=yes')).toMatchObject({ route: 2, hidesOther: false, isPlaying: false });
  expect(parse('drive=A~B&way=-1')).toMatchObject({ route: 0 });
});

const requests: fc.Arbitrary<DriveRequest> = fc.record({
  places: fc
    .tuple(fc.string(), fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 }), fc.string())
    .map(([from, stops, to]) => [from, ...stops, to]),
  route: fc.nat({ max: 2 }),
  hidesOther: fc.boolean(),
  isPlaying: fc.boolean(),
});

test('what an address says is what was written into it, once it is clean', () => {
  const write = (request: DriveRequest) => {
    const set = Object.entries(formatDrive(request)).filter((entry): entry is [string, string] => entry[1] !== null);
    return new URLSearchParams(new URLSearchParams(set).toString());
  };
  fc.assert(
    fc.property(requests, (request) => {
      const clean = parseDrive(write(request))!;
      expect(parseDrive(write(clean))).toEqual(clean);
      expect({ ...clean, places: [] }).toEqual({ ...request, places: [] });
      expect(clean.places.length).toBeGreaterThanOrEqual(2);
      expect(clean.places.length).toBeLessThanOrEqual(5);
    }),
  );
});
