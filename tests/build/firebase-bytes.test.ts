import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isZeroScriptPage } from '@/lib/security/secure-html';
import { builtPages, filesBelow, OUTPUTS, readNextFile } from './built-site';

/** Strings in the SDK that survive minification. */
const FIREBASE = /@firebase\/|firebaseapp\.com\/__|identitytoolkit|google\.firestore|Firebase: /;

const scriptsOf = (html: string) => [...new Set(html.match(/\/_next\/static\/[^"'\\?\s]+\.js/g) ?? [])];
const pages = builtPages().filter(({ address }) => !isZeroScriptPage(address));

test('every page with scripts loads some, and none of them contains Firebase code', () => {
  const scripts = pages.map(({ mode, address, html }) => ({ mode, address, files: scriptsOf(html) }));
  const withFirebase = scripts.flatMap(({ mode, address, files }) =>
    files
      .filter((file) => FIREBASE.test(readNextFile(mode, file).toString('utf8')))
      .map((file) => `${mode} ${address} loads ${file}`),
  );

  expect(scripts).toContainEqual(expect.objectContaining({ mode: 'server', address: '/' }));
  expect(scripts).toContainEqual(expect.objectContaining({ mode: 'export', address: '/' }));
  expect(scripts.filter(({ files }) => files.length === 0)).toEqual([]);
  expect(withFirebase).toEqual([]);
});

test('the login dialog’s own scripts, which load later, do contain it', () => {
  const hasFirebase = (next: string) =>
    filesBelow(path.join(next, 'static')).some(
      (file) => file.endsWith('.js') && FIREBASE.test(readFileSync(file, 'utf8')),
    );

  expect(OUTPUTS.filter(({ next }) => !hasFirebase(next))).toEqual([]);
});
