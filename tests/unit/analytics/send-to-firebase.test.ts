/** @jest-environment jsdom */
import type { UsageEvent } from '@/lib/analytics/usage-event';
import { PROJECT } from '@/tests/support/fake-backend';

const mockSdk = {
  isSupported: jest.fn(() => Promise.resolve(true)),
  setConsent: jest.fn(),
  setDefaultEventParameters: jest.fn(),
  initializeAnalytics: jest.fn((_app: unknown, _settings: { config: object }) => 'analytics'),
  logEvent: jest.fn(),
  setAnalyticsCollectionEnabled: jest.fn(),
};
jest.mock('firebase/analytics', () => mockSdk);
jest.mock('firebase/app', () => ({ getApps: () => [], initializeApp: (options: object) => options }));

const CONFIG = { ...PROJECT, measurementId: 'G-ABCD123456' };
const EVENT: UsageEvent = { name: 'search', params: { search_length: 4, search_kind: 'road' } };

/** Imports the code like a build with a Firebase project. */
async function openSite({ address = '/', config = CONFIG }: { address?: string; config?: object } = {}) {
  jest.resetModules();
  window.history.replaceState(null, '', address);
  localStorage.setItem('shareUsage', 'true');
  const accounts = JSON.stringify(config);
  jest.replaceProperty(process, 'env', {
    ...process.env,
    ROADFEED_ACCOUNTS: accounts,
    ROADFEED_PAGE_ACCOUNTS: accounts,
  });
  const { track, IS_ANALYTICS_CONFIGURED } = await import('@/lib/analytics/track');
  const { usageConsent } = await import('@/lib/settings/settings');
  /** Tracks an event and waits until it was sent. */
  const count = async () => {
    track(EVENT);
    await import('@/lib/analytics/send-event');
    await import('@/lib/account/firebase/count-event');
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { count, usageConsent, IS_ANALYTICS_CONFIGURED };
}

beforeEach(() => localStorage.clear());

test('a project with a measurement id counts what the visitor agreed to', async () => {
  const { count, IS_ANALYTICS_CONFIGURED } = await openSite();
  await count();
  await count();

  expect(IS_ANALYTICS_CONFIGURED).toBe(true);
  expect(mockSdk.initializeAnalytics).toHaveBeenCalledTimes(1);
  expect(mockSdk.logEvent.mock.calls).toEqual([
    ['analytics', 'search', { search_length: 4, search_kind: 'road' }],
    ['analytics', 'search', { search_length: 4, search_kind: 'road' }],
  ]);
});

test('sends neither the URL’s query nor automatic page views, and uses no cookies or advertising features', async () => {
  const { count } = await openSite({ address: '/?q=my+road&oobCode=secret#token' });
  await count();
  const page = { page_location: 'http://localhost/', page_referrer: '' };
  const denied = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];
  expect(mockSdk.initializeAnalytics.mock.calls[0]?.[1].config).toMatchObject({ send_page_view: false, ...page });
  expect(mockSdk.setDefaultEventParameters).toHaveBeenCalledWith(page);
  expect(mockSdk.setConsent).toHaveBeenCalledWith(Object.fromEntries(denied.map((kind) => [kind, 'denied'])));
  expect(mockSdk.setConsent.mock.invocationCallOrder[0]).toBeLessThan(
    mockSdk.initializeAnalytics.mock.invocationCallOrder[0]!,
  );
});

test.each([
  ['on the page with a reset code', { address: '/reset-password?oobCode=secret' }],
  ['without a measurement id', { config: { ...CONFIG, measurementId: undefined } }],
])('counts nothing %s', async (_, options) => {
  const { count, IS_ANALYTICS_CONFIGURED } = await openSite(options);
  await count();
  expect(IS_ANALYTICS_CONFIGURED).toBe(!('config' in options));
  expect(mockSdk.isSupported).not.toHaveBeenCalled();
});

test('withdrawn consent stops the Google script, and renewed consent resumes it', async () => {
  const { count, usageConsent } = await openSite();
  await count();
  usageConsent.set(false);
  await count();
  expect(mockSdk.logEvent).toHaveBeenCalledTimes(1);
  expect(mockSdk.setAnalyticsCollectionEnabled.mock.calls).toEqual([['analytics', false]]);

  usageConsent.set(true);
  await count();
  expect(mockSdk.setAnalyticsCollectionEnabled).toHaveBeenLastCalledWith('analytics', true);
  expect(mockSdk.logEvent).toHaveBeenCalledTimes(2);
});

test('does nothing in a browser that Firebase Analytics does not support', async () => {
  mockSdk.isSupported.mockResolvedValueOnce(false);
  const { count } = await openSite();
  await count();

  expect(mockSdk.initializeAnalytics).not.toHaveBeenCalled();
  expect(mockSdk.logEvent).not.toHaveBeenCalled();
});
