import type { UsageEvent } from '@/lib/analytics/usage-event';

const mockSend = jest.fn<Promise<void>, [string, UsageEvent]>(() => Promise.resolve());
jest.mock('@/lib/analytics/send-event', () => ({
  sendToCollector: (collector: string, event: UsageEvent) => mockSend(collector, event),
}));

const COLLECTOR = 'https://usage.example/collect';
const EVENT: UsageEvent = { name: 'switch_view', params: { view_type: 'map' } };
type Signals = Partial<Record<'doNotTrack' | 'globalPrivacyControl', unknown>>;

/** The code as a build has it. */
async function loadTrack(collector: string | undefined) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_ANALYTICS_URL: collector });
  return import('@/lib/analytics/track');
}

/** A visitor who agreed, with a browser that says this; how often was the event sent? */
async function timesSent(signals: Signals): Promise<number> {
  for (const [name, value] of Object.entries(signals))
    Object.defineProperty(navigator, name, { value, configurable: true });
  localStorage.setItem('shareUsage', 'true');
  const { track } = await loadTrack(COLLECTOR);
  track(EVENT);
  await settle();
  return mockSend.mock.calls.length;
}

/** Long enough for the code of the sending to be loaded. */
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

test('an event goes to the collector of a visitor who agreed', async () => {
  localStorage.setItem('shareUsage', 'true');
  const { track, IS_ANALYTICS_CONFIGURED } = await loadTrack(COLLECTOR);
  expect(IS_ANALYTICS_CONFIGURED).toBe(true);
  track(EVENT);
  await settle();
  expect(mockSend.mock.calls).toEqual([[COLLECTOR, EVENT]]);
});

test.each([undefined, ''])('without a collector (%p) nothing is sent, whoever agreed', async (collector) => {
  localStorage.setItem('shareUsage', 'true');
  const { track, IS_ANALYTICS_CONFIGURED } = await loadTrack(collector);
  expect(IS_ANALYTICS_CONFIGURED).toBe(false);
  track(EVENT);
  await settle();
  expect(mockSend).not.toHaveBeenCalled();
});

test.each([null, 'false', 'yes', '1', '{'])('a stored consent of %p is none', async (stored) => {
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
])('a browser that says %j is never counted', async (signals) => {
  expect(await timesSent(signals)).toBe(0);
});

test.each<Signals>([
  { globalPrivacyControl: false, doNotTrack: '0' },
  { doNotTrack: 'unspecified' },
  { doNotTrack: null },
])('a browser that says %j does not object', async (signals) => {
  expect(await timesSent(signals)).toBe(1);
});

test('who takes the consent back is not counted from then on, and nothing is sent later for what came before', async () => {
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
