import { HOST_REQUESTS_PER_MINUTE } from '@/lib/constants/feed';
import { HostBudget, type PicturePriority } from '@/lib/feed/hosts';

const HOST = 'cams.example';
const NOW = 1_000_000;
let budget: HostBudget;
const wait = (wish: PicturePriority, now = NOW, host = HOST) => budget.getWaitMs(host, wish, now);
const ask = (count: number, at = NOW) => budget.record(HOST, Array<number>(count).fill(at));

beforeEach(() => {
  budget = new HostBudget();
});

test('the oldest request frees its place first', () => {
  ask(1, NOW - 30_000);
  ask(HOST_REQUESTS_PER_MINUTE - 1);
  expect(wait('first')).toBe(30_000);
});

test('newer pictures are spread over the minute', () => {
  expect(wait('newer')).toBe(0);
  ask(1);
  expect([wait('newer'), wait('newer', NOW + 400), wait('newer', NOW + 1_000)]).toEqual([1_000, 600, 0]);
});

test('pictures out of view use half of the budget at most', () => {
  ask(HOST_REQUESTS_PER_MINUTE / 2, NOW - 5_000);
  expect(wait('ahead')).toBe(55_000);
  expect(wait('first')).toBe(0);
});

test('each host has its own budget', () => {
  ask(HOST_REQUESTS_PER_MINUTE);
  expect(wait('first', NOW, 'other.example')).toBe(0);
});

test('a clock that is set back leaves nothing to wait for', () => {
  ask(HOST_REQUESTS_PER_MINUTE, NOW + 3_600_000);
  expect(wait('newer')).toBe(0);
});

test('of a page that is open for days, the last minute is kept', () => {
  ask(5, NOW - 60_000);
  ask(1);
  budget.record(HOST, []);
  expect(budget.getRecent(HOST, NOW - 30_000)).toEqual([NOW]);
});
