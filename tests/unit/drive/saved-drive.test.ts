import {
  chooseDirection,
  formatSavedDrive,
  nameDrive,
  parseSavedDrive,
  type SavedDrive,
} from '@/lib/drive/saved-drive';

const WORK: SavedDrive = {
  name: 'To work, by I-90',
  isCommute: true,
  request: { stops: ['Montréal, QC', '43.1,-77.6', 'Albany, NY'], route: 1, hidesOther: true, isPlaying: false },
};

test('a saved drive is one text, and is read back paused', () => {
  const text = formatSavedDrive(WORK);
  expect(text).toBe(
    'drive=Montr%C3%A9al%2C+QC%7E43.1%2C-77.6%7EAlbany%2C+NY&way=2&other=0&name=To+work%2C+by+I-90&commute=1',
  );
  expect(parseSavedDrive(text ?? '')).toEqual(WORK);
  expect(formatSavedDrive({ ...WORK, request: { ...WORK.request, isPlaying: true } })).toBe(text);
  expect(parseSavedDrive(`${text}&play=1`)).toEqual(WORK);
});

test.each([
  ['a missing stop', { ...WORK, request: { ...WORK.request, stops: ['', 'Albany, NY'] } }],
  ['no name', { ...WORK, name: ' \n ' }],
  ['too many long names', { ...WORK, request: { ...WORK.request, stops: Array<string>(5).fill('é'.repeat(80)) } }],
])('a drive with %s is not saved', (_, drive) => {
  expect(formatSavedDrive(drive)).toBeNull();
});

test.each([
  '',
  'name=Work',
  'drive=a&name=Work',
  'drive=a%7Eb',
  'drive=a%7Eb&name=<b>',
  `drive=a%7Eb&name=${'x'.repeat(800)}`,
])('%j is not a saved drive', (text) => {
  expect(parseSavedDrive(text)).toBeNull();
});

test('a drive is named by its ends', () => {
  expect(nameDrive(WORK.request)).toBe('Montréal to Albany');
  expect(nameDrive({ ...WORK.request, stops: ['', ''] })).toBe('Your track');
});

test('the commute goes to work before noon and home after, each on its fastest route', () => {
  expect(chooseDirection(WORK, 11)).toEqual(WORK.request);
  expect(chooseDirection(WORK, 12)).toEqual({ ...WORK.request, stops: WORK.request.stops.toReversed(), route: 0 });
});
