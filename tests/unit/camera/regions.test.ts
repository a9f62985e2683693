import { findRegion } from '@/lib/camera/regions';

test.each([
  ['NY', 'NY'],
  ['new york', 'NY'],
  [' on ', 'ON'],
  ['__proto__', undefined],
  ['Atlantis', undefined],
  ['', undefined],
])('%j is the region %s', (codeOrName, code) => {
  expect(findRegion(codeOrName)).toBe(code);
});
