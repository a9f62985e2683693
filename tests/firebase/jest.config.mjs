import nextJest from 'next/jest.js';

const root = new URL('../..', import.meta.url).pathname;

const withNext = nextJest({ dir: root })({
  rootDir: root,
  testEnvironment: 'node',
  maxWorkers: '100%',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The SDK's browser build: the one for Node uses another protocol.
    '^@firebase/(firestore|firestore-compat|util)$': '<rootDir>/node_modules/@firebase/$1/dist/index.cjs.js',
  },
  testMatch: ['<rootDir>/tests/firebase/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.next-server', '<rootDir>/out'],
  testTimeout: 30_000,
  // The SDK keeps timers of a minute after it was shut down.
  forceExit: true,
});

export default withNext;
