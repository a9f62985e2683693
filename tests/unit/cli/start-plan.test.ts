import { choosePlan } from '@/lib/cli/start-settings';

test.each([
  [true, true, 'refresh'],
  [true, false, 'stored'],
  [false, true, 'first-sync'],
  [false, false, 'demo'],
] as const)('with stored cameras %s, a network %s: the plan is %s', (hasCameras, isNetworkThere, plan) => {
  expect(choosePlan(hasCameras, isNetworkThere)).toBe(plan);
});
