import { routerAddress, routerSources } from '@/lib/settings/router';
import { viewerPolicy } from '@/lib/security/content-security-policy';

const policyFor = (setting: string | undefined) =>
  viewerPolicy({ scripts: [], styles: [] }, routerSources(routerAddress(setting)));

test('no routing service is the default, and changes nothing of the policy', () => {
  expect([routerAddress(undefined), routerAddress('')]).toEqual([null, null]);
  expect(policyFor('')).toBe(viewerPolicy({ scripts: [], styles: [] }));
});

test('its address ends without a slash, and the policy names its origin only', () => {
  expect(routerAddress('https://router.example:8443/osrm/')).toBe('https://router.example:8443/osrm');
  expect(policyFor('https://router.example:8443/osrm/')).toContain(
    "connect-src 'self' https: https://router.example:8443;",
  );
});

test.each([
  'router.example',
  'http://router.example',
  'https://router.example/?key=1',
  'https://router.example/#a',
  'https://user@router.example',
])('%s stops the build', (setting) => {
  expect(() => routerAddress(setting)).toThrow();
});
