/** @jest-environment node */
import { isZeroScriptPage } from '@/lib/security/zero-script-pages';
import { builtPages, readNextFile } from './built-site';

/** Strings in the SDK that survive minification. */
const FIREBASE = /@firebase\/|firebaseapp\.com\/__|identitytoolkit|google\.firestore|Firebase: /;

const scriptsOf = (html: string) => [...new Set(html.match(/\/_next\/static\/[^"'\\?]+\.js/g) ?? [])];
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
