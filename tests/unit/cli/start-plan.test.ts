import { choosePlan } from '@/lib/cli/start-settings';

test.each([
  [{ isDemoForced: true, hasCameras: true, isNetworkThere: true }, 'demo'],
  [{ isDemoForced: false, hasCameras: true, isNetworkThere: true }, 'refresh'],
  [{ isDemoForced: false, hasCameras: true, isNetworkThere: false }, 'stored'],
  [{ isDemoForced: false, hasCameras: false, isNetworkThere: true }, 'first-sync'],
  [{ isDemoForced: false, hasCameras: false, isNetworkThere: false }, 'demo'],
] as const)('%j: the plan is %s', (facts, plan) => {
  expect(choosePlan(facts)).toBe(plan);
});
