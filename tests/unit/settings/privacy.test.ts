import { readdirSync, readFileSync } from 'node:fs';
import { PRIVACY } from '@/data/legal/privacy';
import { STORED_KEYS } from '@/lib/settings/local-store';

const TEXT = PRIVACY.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');

function filesThatSay(pattern: RegExp): string[] {
  return ['app', 'components', 'lib']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((path) => /\.tsx?$/.test(path) && pattern.test(readFileSync(path, 'utf8')));
}

test('the privacy policy names everything the site stores in the browser', () => {
  expect(STORED_KEYS.filter((key) => !TEXT.includes(`(${key})`))).toEqual([]);
});

test('nothing else of the browser stores or sends anything', () => {
  expect(filesThatSay(/\blocalStorage\.|window\.localStorage/)).toEqual([
    'lib/settings/density.ts',
    'lib/settings/loading-seen.ts',
    'lib/settings/local-store.ts',
    'lib/settings/theme-key.ts',
  ]);
  expect(filesThatSay(/\bsessionStorage\./)).toEqual([]);
  expect(filesThatSay(/\bindexedDB\b|\bcookieStore\b|document\.cookie|\bcaches\.|serviceWorker\.register/)).toEqual([]);
  expect(filesThatSay(/new BroadcastChannel/)).toEqual(['components/feed/still/picture-queue.ts']);
});
