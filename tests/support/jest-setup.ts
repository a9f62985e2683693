import { afterEach, beforeEach, jest } from '@jest/globals';

// A call of console.error or console.warn fails the test, unless the test mocks it with jest.spyOn.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      throw new Error(`console.${level}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});
