/** @jest-environment node */
import { builtPages, readNextFile } from './built-site';

/** Strings in the SDK that survive minification. */
const FIREBASE = /@firebase\/|firebaseapp\.com\/__|identitytoolkit|google\.firestore|Firebase: /;

test.each(builtPages())('$mode $address loads no Firebase code', ({ mode, html }) => {
  const files = [...new Set(html.match(/\/_next\/static\/[^"'\\?]+\.js/g) ?? [])];

  expect(files.filter((file) => FIREBASE.test(readNextFile(mode, file).toString('utf8')))).toEqual([]);
});
