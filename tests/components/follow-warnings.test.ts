import type { WarningNews, WarningQuestion } from '@/lib/catalog/camera-warnings';
import { EMPTY_STATUS, type CatalogClient } from '@/lib/catalog/catalog';
import { createStore } from '@/lib/core/store';
import { followWarnings, warningsStore } from '@/components/warnings/follow-warnings';

const MINUTE_MS = 60_000;
const FOG = { event: 'Dense Fog Advisory', severity: 'minor' } as const;
const NEWS: WarningNews = {
  ofCamera: new Map([
    ['a', FOG],
    ['b', FOG],
  ]),
  nextEnd: null,
  collectedAt: {},
};

const status = createStore({ ...EMPTY_STATUS, total: 2, isDone: true });
let answer: (question: WarningQuestion) => Promise<WarningNews>;
let asked: WarningQuestion[];
let stop: () => void;

const client = {
  status,
  ask: (_: string, [question]: [WarningQuestion]) => {
    asked.push(question);
    return answer(question);
  },
} as unknown as CatalogClient;

const setVisible = (state: string) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as 'visible');
const countNew = () => asked.filter(({ isNew }) => isNew).length;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  answer = () => Promise.resolve(NEWS);
  stop = () => undefined;
});

afterEach(() => stop());

test('warnings are requested every 15 minutes, but not on a hidden page, and at once when it is shown or the clock was set back', async () => {
  stop = followWarnings(client);
  await pass(0);
  expect(warningsStore.get().ofCamera.get('b')?.event).toBe('Dense Fog Advisory');
  await pass(14 * MINUTE_MS);
  expect(countNew()).toBe(1);
  await pass(2 * MINUTE_MS);
  expect(countNew()).toBe(2);
  setVisible('hidden');
  await pass(60 * MINUTE_MS);
  expect(countNew()).toBe(2);
  setVisible('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(countNew()).toBe(3);
  jest.setSystemTime(Date.now() - 24 * 60 * MINUTE_MS);
  await pass(MINUTE_MS);
  expect(countNew()).toBe(4);
});

test('an ended warning is removed on time, without a request, even on a hidden page', async () => {
  answer = ({ now }) => Promise.resolve(now < ends ? { ...NEWS, nextEnd: ends } : { ...NEWS, ofCamera: new Map() });
  const ends = Date.now() + 5 * MINUTE_MS;
  stop = followWarnings(client);
  await pass(0);
  setVisible('hidden');
  await pass(6 * MINUTE_MS);
  expect(warningsStore.get().ofCamera.size).toBe(0);
  expect(countNew()).toBe(1);
});

test('after failures requests become less frequent, and known warnings stay', async () => {
  stop = followWarnings(client);
  await pass(0);
  answer = ({ isNew }) => (isNew ? Promise.reject(new Error('HTTP 503')) : Promise.resolve(NEWS));
  await pass(15.5 * MINUTE_MS);
  expect(countNew()).toBe(2);
  expect(warningsStore.get().ofCamera.size).toBe(2);
  await pass(8 * MINUTE_MS);
  // After 1, 2, and 4 minutes.
  expect(countNew()).toBe(5);
  await pass(60 * MINUTE_MS);
  expect(countNew()).toBeLessThanOrEqual(10);
});

test('cameras that load later are matched, too', async () => {
  stop = followWarnings(client);
  await pass(0);
  status.set({ ...status.get(), total: 5 });
  await pass(0);
  expect(asked).toHaveLength(2);
  expect(countNew()).toBe(1);
});
