/** @jest-environment jsdom */
import type { UsageEvent } from '@/lib/analytics/usage-event';

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

const CONFIG = {
  apiKey: 'key',
  authDomain: 'roadfeed.firebaseapp.com',
  projectId: 'roadfeed',
  appId: '1:1:web:1',
  measurementId: 'G-ABCD123456',
};
const EVENT: UsageEvent = { name: 'search', params: { search_length: 4, search_kind: 'road' } };

/** Imports the code like a build with a Firebase project. */
async function openSite({ address = '/', config = CONFIG }: { address?: string; config?: object } = {}) {
  jest.resetModules();
  window.history.replaceState(null, '', address);
  localStorage.setItem('shareUsage', 'true');
  jest.replaceProperty(process, 'env', { ...process.env, ROADFEED_ACCOUNTS: JSON.stringify(config) });
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

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

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

test("sends neither the URL's query nor automatic page views", async () => {
  const { count } = await openSite({ address: '/?q=my+road&oobCode=secret#token' });
  await count();
  const [, settings] = mockSdk.initializeAnalytics.mock.calls[0]!;

  expect(settings.config).toMatchObject({
    send_page_view: false,
    page_location: 'http://localhost/',
    page_referrer: '',
  });
  expect(mockSdk.setDefaultEventParameters).toHaveBeenCalledWith({
    page_location: 'http://localhost/',
    page_referrer: '',
  });
});

test('uses no cookies and no advertising features', async () => {
  const { count } = await openSite();
  await count();

  expect(mockSdk.setConsent).toHaveBeenCalledWith({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  expect(mockSdk.setConsent.mock.invocationCallOrder[0]).toBeLessThan(
    mockSdk.initializeAnalytics.mock.invocationCallOrder[0]!,
  );
});

test('counts nothing on the page with a reset code', async () => {
  const { count } = await openSite({ address: '/reset-password?oobCode=secret' });
  await count();

  expect(mockSdk.isSupported).not.toHaveBeenCalled();
});

test('a project without a measurement id counts nothing and needs no consent', async () => {
  const { count, IS_ANALYTICS_CONFIGURED } = await openSite({ config: { ...CONFIG, measurementId: undefined } });
  await count();

  expect(IS_ANALYTICS_CONFIGURED).toBe(false);
  expect(mockSdk.isSupported).not.toHaveBeenCalled();
});

test.each(['doNotTrack', 'globalPrivacyControl'])('a browser that opts out with %s is not counted', async (name) => {
  Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true, configurable: true });
  const { count } = await openSite();
  await count();

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
