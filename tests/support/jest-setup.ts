import '@testing-library/jest-dom';
import { afterEach, beforeEach, jest } from '@jest/globals';

// A test whose code writes to console.error or console.warn fails, unless it takes the call itself with jest.spyOn.
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
