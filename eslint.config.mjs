import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import checkFile from 'eslint-plugin-check-file';
import playwright from 'eslint-plugin-playwright';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { BANS, BLOCKED_NAMES, restrict } from './eslint/restrictions.mjs';

/** Every finding is an error. oxlint (`.oxlintrc.json`) has the common rules; ESLint has those it lacks. */
const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, entry]) => {
      const [level, ...options] = [entry].flat();
      return [name, ['off', 0].includes(level) ? 'off' : ['error', ...options]];
    }),
  );

const CODE = ['**/*.{ts,tsx,mjs}'];
export default defineConfig(
  {
    ignores: [
      '.next*/**',
      'out/**',
      'public/**',
      'coverage/**',
      'functions/lib/**',
      'next-env.d.ts',
      'test-results/**',
      '.stryker/**',
      'playwright-report/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },

  comments.recommended,
  {
    files: CODE,
    languageOptions: {
      globals: { setTimeout: false },
      parser: tseslint.parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    plugins: { 'check-file': checkFile },
    rules: {
      ...restrict(BANS.storage, BANS.dangerousProp),
      'check-file/filename-blocklist': ['error', BLOCKED_NAMES],
      'check-file/filename-naming-convention': [
        'error',
        {
          '{lib,components,demo,tests,eslint,functions}/**/*.{ts,tsx,mjs}': 'KEBAB_CASE',
          'data/{*,!(agencies)/**/*}.ts': 'KEBAB_CASE',
          // Ids of sources.
          'data/agencies/*.ts': '+([a-z0-9-])',
        },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{lib,components,data,demo/[a-z]*}/**/': 'KEBAB_CASE', 'app/**/': 'NEXT_JS_APP_ROUTER_CASE' },
      ],
      'no-implied-eval': 'error',
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
    },
  },
  { files: ['components/**'], rules: restrict(BANS.storage, BANS.network, BANS.dangerousProp) },
  { files: ['components/landing/json-ld.tsx'], rules: restrict(BANS.storage, BANS.network) },
  {
    files: ['lib/{feed,map,camera,geo,search,roads,routing,drive}/**'],
    rules: restrict(BANS.storage, BANS.clock, BANS.dangerousProp),
  },
  { files: ['lib/settings/{local-store,loading-seen}.ts'], rules: restrict(BANS.dangerousProp) },
  { files: ['tests/**'], rules: restrict(BANS.honestTests) },
  {
    files: ['tests/components/**'],
    extends: [testingLibrary.configs['flat/react']],
    rules: { 'testing-library/no-debugging-utils': 'error' },
  },
  {
    files: ['tests/e2e/**'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      ...asErrors(playwright.configs['flat/recommended'].rules),
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      'playwright/consistent-spacing-between-blocks': 'off',
    },
  },
  { files: ['tests/{mutation,tools}/**'], rules: restrict() },
);
