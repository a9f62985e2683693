import { afterEach, beforeEach, jest } from '@jest/globals';

// A test may leave fake timers behind. A call of console.error or console.warn fails it, unless it mocks them with jest.spyOn.
beforeEach(() => {
  jest.useRealTimers();
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      throw new Error(`console.${level}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});
