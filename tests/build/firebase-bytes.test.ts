/** @jest-environment node */
import { builtPages, readNextFile } from './built-site';

/** Words of the SDK that no minifier takes out. */
const FIREBASE = /@firebase\/|firebaseapp\.com\/__|identitytoolkit|google\.firestore|Firebase: /;

test.each(builtPages())('$mode $address names no file with code of Firebase', ({ mode, html }) => {
  const files = [...new Set(html.match(/\/_next\/static\/[^"'\\?]+\.js/g) ?? [])];

  expect(files.filter((file) => FIREBASE.test(readNextFile(mode, file).toString('utf8')))).toEqual([]);
});
