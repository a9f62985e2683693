import nextJest from 'next/jest.js';

/** ES-module-only packages that Jest must transform. */
const esmPackages = ['eventemitter3', 'geokdbush', 'kdbush', 'p-queue', 'p-timeout', 'supercluster', 'tinyqueue'];

const withNext = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // Jest leaves one core idle by default.
  maxWorkers: '100%',
  // A busy machine is no fault of a test.
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/tests/{unit,components,build,_meta}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.stryker', '<rootDir>/.next-server', '<rootDir>/out'],
});

/** Seed of all property tests. Workers inherit it. */
process.env.ROADFEED_SEED ??= '1310';
process.stderr.write(`Property tests: ROADFEED_SEED=${process.env.ROADFEED_SEED}\n`);

export default async () => {
  const config = await withNext();
  config.transformIgnorePatterns = [`/node_modules/(?!(${esmPackages.join('|') || '-'})/)`, '^.+\\.module\\.css$'];
  return config;
};
