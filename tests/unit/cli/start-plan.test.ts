import { startPlan } from '@/lib/cli/start-plan';

test.each([
  [{ isDemoForced: true, hasCameras: true, isNetworkThere: true }, 'demo'],
  [{ isDemoForced: false, hasCameras: true, isNetworkThere: true }, 'refresh'],
  [{ isDemoForced: false, hasCameras: true, isNetworkThere: false }, 'stored'],
  [{ isDemoForced: false, hasCameras: false, isNetworkThere: true }, 'first-sync'],
  [{ isDemoForced: false, hasCameras: false, isNetworkThere: false }, 'demo'],
] as const)('%j: the plan is %s', (facts, plan) => {
  expect(startPlan(facts)).toBe(plan);
});
