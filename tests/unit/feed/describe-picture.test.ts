import { describeCadence, describePicture } from '@/lib/feed/feed-status';

const NOW = new Date(2_026, 10, 22, 14, 5).getTime();
const MINUTE_MS = 60_000;
const loaded = { phase: 'picture', loadedAt: NOW - MINUTE_MS, taken: null } as const;
const taken = (by: 'host' | 'change') => ({ ...loaded, taken: { at: NOW - 3 * MINUTE_MS, by } });

test.each([
  ['its host sends Last-Modified', taken('host'), null, 'Taken at 14:02 per the agency’s server'],
  ['it was seen to change', taken('change'), NOW, 'Taken at 14:02, when the picture changed'],
  ['it is frozen', { phase: 'frozen', since: NOW - 3 * MINUTE_MS }, null, 'Unchanged since 14:02'],
  [
    'the list knows the earliest time',
    loaded,
    NOW - 9 * MINUTE_MS,
    'Loaded at 14:04, taken after 13:56, per the agency’s list',
  ],
  ['the list is a day old', loaded, NOW - 1_440 * MINUTE_MS, 'Loaded at 14:04; capture time unknown'],
  ['its time is unknown', loaded, null, 'Loaded at 14:04; capture time unknown'],
  ['it is a video', { phase: 'live', delayMs: null }, null, 'Live video'],
  ['it is a video with a time', { phase: 'live', delayMs: 12_400 }, null, 'Live video, 12 s behind'],
  ['it is a late video', { phase: 'live', delayMs: 3 * MINUTE_MS }, null, 'Taken at 14:02 per the agency’s video'],
  ['there is none', { phase: 'connecting' }, NOW, ''],
] as const)('how old a picture is and how we know: %s', (_how, status, listedAt, text) => {
  expect(describePicture(status, listedAt, NOW)).toBe(text);
});

test.each([
  [2_000, 'Every 2 s'],
  [60_000, 'Every 60 s'],
  [180_000, 'Every 3 min'],
])('a cadence of %i ms reads %s', (cadenceMs, text) => {
  expect(describeCadence(cadenceMs)).toBe(text);
});
