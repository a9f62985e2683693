import { formatDrive, MAX_STOP_LENGTH, parseDrive, type DriveRequest } from '@/lib/drive/drive-request';

const parse = (text: string) => parseDrive(new URLSearchParams(text));

test.each<[string, readonly string[]]>([
  ['drive=Buffalo, NY~Albany, NY', ['Buffalo, NY', 'Albany, NY']],
  ['drive=42.88,-78.87~Albany', ['42.88,-78.87', 'Albany']],
  ['drive=A~B~~C~D~E~F', ['A', 'B', 'C', 'D', 'F']],
  ['drive=', ['', '']],
  ['drive=Buffalo', ['Buffalo', '']],
  ['drive=~Albany', ['', 'Albany']],
  ['drive= New %0A%00 York ~B', ['New York', 'B']],
  [`drive=${'x'.repeat(200)}~B`, ['x'.repeat(MAX_STOP_LENGTH), 'B']],
])('%s is from, stops, and to', (text, stops) => {
  expect(parse(text)?.stops).toEqual(stops);
});

test('options default to the fastest route with all cameras, and invalid ones are ignored', () => {
  expect(parse('q=drive')).toBeNull();
  expect(parse('drive=A~B')).toMatchObject({ route: 0, hidesOther: false, isPlaying: false });
  expect(parse('drive=A~B&way=2&other=0&play=1')).toMatchObject({ route: 1, hidesOther: true, isPlaying: true });
  expect(parse('drive=A~B&way=9&other=no&play=yes')).toMatchObject({ route: 2, hidesOther: false, isPlaying: false });
  expect(parse('drive=A~B&way=-1')).toMatchObject({ route: 0 });
});

test('an address reads back as written', () => {
  const write = (request: DriveRequest) => {
    const set = Object.entries(formatDrive(request)).filter((entry): entry is [string, string] => entry[1] !== null);
    return new URLSearchParams(set).toString();
  };
  const stops = ['Montréal, QC', '43.1,-77.6', 'x & y = z', 'Albany, NY'];
  const request: DriveRequest = { stops, route: 2, hidesOther: true, isPlaying: true };
  expect(write(request)).toBe(
    'drive=Montr%C3%A9al%2C+QC%7E43.1%2C-77.6%7Ex+%26+y+%3D+z%7EAlbany%2C+NY&way=3&other=0&play=1',
  );
  expect(parse(write(request))).toEqual(request);
  const empty: DriveRequest = { stops: ['', ' '], route: 0, hidesOther: false, isPlaying: false };
  expect(write(empty)).toBe('drive=');
  expect(write({ ...empty, stops: ['A~', ' B\n'] })).toBe('drive=A%7EB');
});
