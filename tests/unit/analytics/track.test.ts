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
async function loadTrack(collector: string) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_ANALYTICS_URL: collector });
  return import('@/lib/analytics/track');
}

/** Waits until the lazily loaded code has run. */
const settle = async () => {
  await import('@/lib/analytics/send-event');
  await Promise.resolve();
};

interface Visit {
  readonly collector?: string;
  readonly consent?: string | null;
  readonly signals?: Signals;
}

/** Events that reach the collector. */
async function visit({ collector = COLLECTOR, consent = 'true', signals = {} }: Visit) {
  for (const [name, value] of Object.entries(signals))
    Object.defineProperty(navigator, name, { value, configurable: true });
  if (consent !== null) localStorage.setItem('shareUsage', consent);
  const { track, IS_ANALYTICS_CONFIGURED } = await loadTrack(collector);
  track(EVENT);
  await settle();
  return { isConfigured: IS_ANALYTICS_CONFIGURED, sent: mockSend.mock.calls };
}

beforeEach(() => {
  localStorage.clear();
  mockSend.mockClear();
});

afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

test.each<Visit>([
  {},
  { signals: { globalPrivacyControl: false, doNotTrack: '0' } },
  { signals: { doNotTrack: 'unspecified' } },
  { signals: { doNotTrack: null } },
])('sends an event to the collector if the visitor agreed: %j', async (given) => {
  expect(await visit(given)).toEqual({ isConfigured: true, sent: [[COLLECTOR, EVENT]] });
});

test('sends nothing without a collector, even with consent', async () => {
  expect(await visit({ collector: '' })).toEqual({ isConfigured: false, sent: [] });
});

test.each<Visit>([
  ...[null, 'false', 'yes', '1', '{'].map((consent) => ({ consent })),
  { signals: { globalPrivacyControl: true } },
  { signals: { doNotTrack: '1' } },
  { signals: { doNotTrack: 'yes' } },
  { signals: { globalPrivacyControl: true, doNotTrack: '0' } },
])('sends nothing without consent, or from a browser that opts out: %j', async (given) => {
  expect(await visit(given)).toEqual({ isConfigured: true, sent: [] });
});

test('follows a change of consent, and sends nothing of the time before', async () => {
  const { track } = await loadTrack(COLLECTOR);
  const { usageConsent } = await import('@/lib/settings/settings');
  const count = async () => {
    track(EVENT);
    await settle();
    return mockSend.mock.calls.length;
  };
  expect(await count()).toBe(0);
  usageConsent.set(true);
  await settle();
  expect([mockSend.mock.calls.length, await count()]).toEqual([0, 1]);
  usageConsent.set(false);
  expect(await count()).toBe(1);
  expect(localStorage.getItem('shareUsage')).toBe('false');
});

test.each(['http://usage.example', 'usage.example', 'off'])('the collector %s fails the build', async (url) => {
  await expect(loadTrack(url)).rejects.toThrow(url);
});
