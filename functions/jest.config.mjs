import { fileURLToPath } from 'node:url';

/** Run by the root's Jest (`npm run test:functions`); needs neither a network nor Firebase. */
export default {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/*.test.ts'],
  transform: { '\\.ts$': 'next/dist/build/swc/jest-transformer' },
};
