import nextJest from 'next/jest.js';

/** ES-module-only packages that Jest must transform. */
const esmPackages = [
  'eventemitter3',
  'flatbush',
  'flatqueue',
  'geokdbush',
  'hyparquet',
  'hyparquet-writer',
  'kdbush',
  'p-queue',
  'p-timeout',
  'supercluster',
  'tinyqueue',
];

const SETUP = '<rootDir>/tests/support/jest-setup.ts';

const createConfig = nextJest({ dir: './' });

/** @param folders Pattern below tests/. */
async function createProject(displayName, folders, more) {
  const config = await createConfig({
    displayName,
    setupFilesAfterEnv: [SETUP],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    // A global of Jest's sandbox is slow to look up, which took half the time of tests that compute.
    sandboxInjectedGlobals: ['Math'],
    clearMocks: true,
    testMatch: [`<rootDir>/tests/${folders}/**/*.test.{ts,tsx}`],
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.stryker', '<rootDir>/.next-server', '<rootDir>/out'],
    ...more,
  })();
  config.transformIgnorePatterns = [`/node_modules/(?!(${esmPackages.join('|') || '-'})/)`, '^.+\\.module\\.css$'];
  return config;
}

/** Seed of all property tests; workers inherit it. */
process.env.ROADFEED_SEED ??= '1310';
process.stderr.write(`Property tests: ROADFEED_SEED=${process.env.ROADFEED_SEED}\n`);

export default async () => ({
  // Jest leaves one core idle by default.
  maxWorkers: '100%',
  // Generous, for busy machines.
  testTimeout: 20_000,
  projects: [
    await createProject('plain', '{unit,build,_meta}', { testEnvironment: 'node' }),
    await createProject('page', 'components', {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [SETUP, '<rootDir>/tests/support/page-setup.ts'],
    }),
  ],
});
