import { readAccountConfig } from '@/lib/account/read-account-config';

const PROJECT = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'AIzaSyD-4x',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'roadfeed-1a2b.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'roadfeed-1a2b',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:1234567890:web:0a1b2c3d',
};

test('needs only the four required settings, and accepts analytics, App Check and emulators', () => {
  const needed = {
    apiKey: 'AIzaSyD-4x',
    authDomain: 'roadfeed-1a2b.firebaseapp.com',
    projectId: 'roadfeed-1a2b',
    appId: '1:1234567890:web:0a1b2c3d',
  };
  expect(readAccountConfig(PROJECT)).toEqual(needed);
  expect(
    readAccountConfig({
      ...PROJECT,
      NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: 'G-ABCD123456',
      NEXT_PUBLIC_FIREBASE_APP_CHECK_KEY: '6LdRcP8iAAAAAB-x4',
      NEXT_PUBLIC_FIREBASE_EMULATORS: '{"auth":9099,"firestore":8080,"functions":5001}',
    }),
  ).toEqual({
    ...needed,
    measurementId: 'G-ABCD123456',
    appCheckKey: '6LdRcP8iAAAAAB-x4',
    emulators: { auth: 9099, firestore: 8080, functions: 5001 },
  });
});

test.each([{}, { NEXT_PUBLIC_FIREBASE_API_KEY: '', NEXT_PUBLIC_FIREBASE_PROJECT_ID: '  ' }, { PATH: '/bin' }])(
  'there are no accounts without settings (%j)',
  (variables) => {
    expect(readAccountConfig(variables)).toBeNull();
  },
);

test('fails the build and names all that is missing, even if only an optional setting is set', () => {
  const { NEXT_PUBLIC_FIREBASE_APP_ID: _, ...rest } = PROJECT;
  expect(() => readAccountConfig(rest)).toThrow(
    'Accounts also need NEXT_PUBLIC_FIREBASE_APP_ID. Set all four required Firebase settings, or none of them.',
  );
  expect(() => readAccountConfig({ NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: 'G-ABCD123456' })).toThrow(
    /API_KEY and .*AUTH_DOMAIN and .*PROJECT_ID and .*APP_ID\./,
  );
});

test.each([
  ['AUTH_DOMAIN', 'https://roadfeed.firebaseapp.com', 'must look like my-project.firebaseapp.com'],
  ['AUTH_DOMAIN', "x.com; script-src 'unsafe-inline'", 'must look like my-project.firebaseapp.com'],
  ['PROJECT_ID', 'My Project', 'must look like my-project'],
  ['API_KEY', '<api key>', 'must look like AIzaSyD-4x'],
  ['APP_ID', '"1:2:web:3"', 'must look like 1:1234567890:web:0a1b2c3d'],
  ['MEASUREMENT_ID', 'UA-1234-1', 'must look like G-ABCD123456'],
  ['APP_CHECK_KEY', "6L' *", 'must look like 6LdRcP8iAAAAAB-x4'],
  ['EMULATORS', '9099', 'must look like {"auth":9099,"firestore":8080,"functions":5001}'],
  ['EMULATORS', '{"auth":9099', 'must look like {"auth":9099,"firestore":8080,"functions":5001}'],
  ['EMULATORS', '{"auth":0,"firestore":8080,"functions":5001}', 'must look like {"auth":9099'],
])('%s = %s fails the build', (name, text, message) => {
  const variable = `NEXT_PUBLIC_FIREBASE_${name}`;

  expect(() => readAccountConfig({ ...PROJECT, [variable]: text })).toThrow(`${variable} ${message}`);
});
