import { existsSync, readFileSync } from 'node:fs';
import { OWN_STATION, radioStation } from '@/lib/settings/radio-station';

test('the default station is our own loop, whose files exist', () => {
  expect(radioStation({ url: undefined, name: undefined })).toBe(OWN_STATION);
  const playlist = readFileSync(`public${OWN_STATION.url}`, 'utf8');
  const files = [...playlist.matchAll(/^[^#\n].*|(?<=URI=")[^"]+/gm)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !existsSync(`public/radio/${file}`))).toEqual([]);
});

test('an operator can configure another station, or none', () => {
  const url = 'https://radio.example/live.m3u8';
  expect(radioStation({ url, name: 'Radio Example' })).toEqual({ url, name: 'Radio Example' });
  expect(radioStation({ url, name: undefined })).toEqual({ url, name: 'radio.example' });
  expect(radioStation({ url: 'none', name: undefined })).toBeNull();
  expect(() => radioStation({ url: 'off', name: undefined })).toThrow('off is not an https address');
});
