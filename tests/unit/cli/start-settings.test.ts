import { checkPort, choosePlan, describePortFault, readStartSettings } from '@/lib/cli/start-settings';

test.each([
  [true, true, true, 'refresh'],
  [true, false, true, 'stored'],
  [false, true, true, 'first-sync'],
  [false, true, false, 'demo'],
  [false, false, true, 'demo'],
] as const)(
  'with stored cameras %s, a network %s, syncs %s: the plan is %s',
  (hasCameras, isNetworkThere, syncs, plan) => {
    expect(choosePlan(hasCameras, isNetworkThere, syncs)).toBe(plan);
  },
);

test('the demo network is always served, never, or until cameras are collected', () => {
  const readDemo = (choice?: string) => readStartSettings({ ROADFEED_DEMO: choice }).demo;
  expect(['1', '0', '', undefined].map(readDemo)).toEqual([true, false, null, null]);
});

test.each<[Record<string, string>, string]>([
  [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535, not "http". For example: PORT=3001 npm start'],
  [{ PORT: '65536' }, 'PORT must be a number from 1 to 65535, not "65536". For example: PORT=3001 npm start'],
  [{ ROADFEED_DEMO: 'yes' }, 'ROADFEED_DEMO must be 1 or 0, not "yes".'],
  [{ ROADFEED_PERMITTED_ONLY: 'true' }, 'ROADFEED_PERMITTED_ONLY must be 1 or 0, not "true".'],
  [{ ROADFEED_SITE_URL: 'cameras.example.org' }, 'ROADFEED_SITE_URL: cameras.example.org is not an address such as'],
  [{ ROADFEED_SITE_URL: 'https://example.org/cameras' }, 'ROADFEED_SITE_URL: https://example.org/cameras is not'],
  [{ ROADFEED_CONTACT: '(x)' }, 'ROADFEED_CONTACT must be an address in plain letters'],
  [{ NEXT_PUBLIC_RADIO_URL: 'no' }, 'NEXT_PUBLIC_RADIO_URL: no is not an https address.'],
  ...['http://counter.example', 'counter.example', 'https://', 'see https://counter.example'].map(
    (url): [Record<string, string>, string] => [
      { NEXT_PUBLIC_ANALYTICS_URL: url },
      `_URL: ${url} is not an https address`,
    ],
  ),
  [{ NEXT_PUBLIC_BASEMAP: 'osm' }, 'NEXT_PUBLIC_BASEMAP: osm is not an https address.'],
  [{ NEXT_PUBLIC_FIREBASE_API_KEY: 'a' }, 'Accounts also need NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN'],
  [{ NEXT_PUBLIC_MODEL_URL: 'https://example.org/model.json' }, 'has no hashes of https://example.org/model.json'],
  [{ ROADFEED_SYNC_EVERY: '5s' }, 'ROADFEED_SYNC_EVERY must be off or a duration from 10m to 24h, such as 6h or 90m'],
  // The status page would say that sync has stopped.
  [{ ROADFEED_SYNC_EVERY: '25h' }, 'ROADFEED_SYNC_EVERY must be off or a duration from 10m to 24h, such as 6h or 90m'],
])('%j is rejected with a sentence', (environment, sentence) => {
  expect(() => readStartSettings(environment)).toThrow(sentence);
});

test('an address of another machine and a privileged port are rejected with advice', async () => {
  await expect(checkPort({ port: 3000, host: '203.0.113.1' })).rejects.toThrow(
    '203.0.113.1 is not an address of this machine. To listen on all addresses: HOST=0.0.0.0 npm start',
  );
  expect(describePortFault('EACCES', { port: 80, host: '' })).toBe(
    'Port 80 requires administrator rights. Choose another port: PORT=3000 npm start',
  );
});
