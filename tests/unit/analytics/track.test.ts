/** @jest-environment jsdom */
import type { UsageEvent } from '@/lib/analytics/usage-event';

const mockSend = jest.fn<Promise<void>, [string, UsageEvent]>(() => Promise.resolve());
jest.mock('@/lib/analytics/send-event', () => ({
  sendToCollector: (collector: string, event: UsageEvent) => mockSend(collector, event),
}));

const COLLECTOR = 'https://usage.example/collect';
const EVENT: UsageEvent = { name: 'switch_view', params: { view_type: 'map' } };
type Signals = Partial<Record<'doNotTrack' | 'globalPrivacyControl', unknown>>;

/** Imports the code like a build with this collector. */
async function loadTrack(collector: string | undefined) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_ANALYTICS_URL: collector });
  return import('@/lib/analytics/track');
}

/** How often an event is sent with consent, in a browser with these signals. */
async function timesSent(signals: Signals): Promise<number> {
  for (const [name, value] of Object.entries(signals))
    Object.defineProperty(navigator, name, { value, configurable: true });
  localStorage.setItem('shareUsage', 'true');
  const { track } = await loadTrack(COLLECTOR);
  track(EVENT);
  await settle();
  return mockSend.mock.calls.length;
}

/** Waits until the lazily loaded code has run. */
const settle = async () => {
  await import('@/lib/analytics/send-event');
  await Promise.resolve();
};

beforeEach(() => {
  localStorage.clear();
  mockSend.mockClear();
});

afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

test('sends an event to the collector if the visitor agreed', async () => {
  localStorage.setItem('shareUsage', 'true');
  const { track, IS_ANALYTICS_CONFIGURED } = await loadTrack(COLLECTOR);
  expect(IS_ANALYTICS_CONFIGURED).toBe(true);
  track(EVENT);
  await settle();
  expect(mockSend.mock.calls).toEqual([[COLLECTOR, EVENT]]);
});

test.each([undefined, ''])('sends nothing without a collector (%p), even with consent', async (collector) => {
  localStorage.setItem('shareUsage', 'true');
  const { track, IS_ANALYTICS_CONFIGURED } = await loadTrack(collector);
  expect(IS_ANALYTICS_CONFIGURED).toBe(false);
  track(EVENT);
  await settle();
  expect(mockSend).not.toHaveBeenCalled();
});

test.each([null, 'false', 'yes', '1', '{'])('a stored consent of %p does not count', async (stored) => {
  if (stored !== null) localStorage.setItem('shareUsage', stored);
  const { track } = await loadTrack(COLLECTOR);
  track(EVENT);
  await settle();
  expect(mockSend).not.toHaveBeenCalled();
});

test.each<Signals>([
  { globalPrivacyControl: true },
  { doNotTrack: '1' },
  { doNotTrack: 'yes' },
  { globalPrivacyControl: true, doNotTrack: '0' },
])('a browser with %j is never counted', async (signals) => {
  expect(await timesSent(signals)).toBe(0);
});

test.each<Signals>([
  { globalPrivacyControl: false, doNotTrack: '0' },
  { doNotTrack: 'unspecified' },
  { doNotTrack: null },
])('a browser with %j is counted', async (signals) => {
  expect(await timesSent(signals)).toBe(1);
});

test('sends nothing without consent, also not later', async () => {
  const { track } = await loadTrack(COLLECTOR);
  const { usageConsent } = await import('@/lib/settings/settings');
  track(EVENT);
  usageConsent.set(true);
  await settle();
  expect(mockSend).not.toHaveBeenCalled();
  track(EVENT);
  await settle();
  expect(mockSend).toHaveBeenCalledTimes(1);
  usageConsent.set(false);
  track(EVENT);
  await settle();
  expect(mockSend).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('shareUsage')).toBe('false');
});

test.each(['http://usage.example', 'usage.example', 'off'])('the collector %s fails the build', async (url) => {
  await expect(loadTrack(url)).rejects.toThrow(url);
});
