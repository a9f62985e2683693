import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import nextVitals from 'eslint-config-next/core-web-vitals';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { BANS, BLOCKED_NAMES, restrict } from './eslint/restrictions.mjs';
import { FILE_CATEGORIES, ROOM_POLICIES, ROOMS } from './eslint/rooms.mjs';

/** Every finding is an error: a warning that no one has to act on is noise. */
const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, entry]) => {
      const [level, ...options] = [entry].flat();
      return [name, ['off', 0].includes(level) ? 'off' : ['error', ...options]];
    }),
  );

const pickRules = (rules, isWanted) => Object.fromEntries(Object.entries(rules).filter(([name]) => isWanted(name)));

const IS_REACT = /^react(-hooks)?\//;
/** Where React's rules look: they compile each file. */
const REACT = ['{app,components}/**/*.{ts,tsx}', 'tests/**/*.tsx'];
const CODE = ['**/*.{ts,tsx,mjs}'];
const TYPED = ['**/*.{ts,tsx}'];
/** Files whose default export Next or a tool requires. */
const DEFAULT_EXPORTS = [
  'app/**/{page,layout,template,loading,error,global-error,not-found,default,sitemap,robots,manifest}.{ts,tsx}',
  'app/**/{opengraph-image,twitter-image,icon,apple-icon}.tsx',
  '{,functions/,tests/firebase/}*.config.{ts,mjs}',
  '.dependency-cruiser.mjs',
  'lib/cli/test-journal.mjs',
  'tests/firebase/choose-ports.ts',
  '**/*.d.ts',
];

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

  nextVitals.flatMap(({ rules = {}, ...block }) => [
    { ...block, rules: asErrors(pickRules(rules, (name) => !IS_REACT.test(name))) },
    { files: REACT, rules: asErrors(pickRules(rules, (name) => IS_REACT.test(name))) },
  ]),
  comments.recommended,
  {
    files: CODE,
    plugins: { boundaries, 'check-file': checkFile },
    settings: {
      'boundaries/elements': ROOMS,
      'boundaries/files': FILE_CATEGORIES,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'boundaries/legacy-templates': false,
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A table that is laid out as a grid needs its roles.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      ...restrict(BANS.storage, BANS.dangerousProp),
      'boundaries/dependencies': ['error', ROOM_POLICIES],
      'boundaries/no-unknown-files': 'error',
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      'import/no-default-export': 'error',
      'import/no-anonymous-default-export': 'off',
      'check-file/filename-blocklist': ['error', BLOCKED_NAMES],
      'check-file/filename-naming-convention': [
        'error',
        { '{lib,components,data,demo,tests,eslint,functions}/**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{lib,components,data,demo/[a-z]*}/**/': 'KEBAB_CASE', 'app/**/': 'NEXT_JS_APP_ROUTER_CASE' },
      ],
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      complexity: ['error', { max: 10, variant: 'modified' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-alert': 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      // Feeds are external images that change every two seconds; the optimizer would need a server.
      '@next/next/no-img-element': 'off',
      // Pages without a client router link with plain anchors.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  {
    files: TYPED,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A promise-returning event handler is normal in React; React ignores the result.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },

  { files: ['components/**'], rules: restrict(BANS.storage, BANS.network, BANS.dangerousProp) },
  { files: ['components/landing/json-ld.tsx'], rules: restrict(BANS.storage, BANS.network) },
  { files: ['lib/{feed,map,camera,search,drive}/**'], rules: restrict(BANS.storage, BANS.clock, BANS.dangerousProp) },
  { files: ['lib/settings/{local-store,loading-seen}.ts'], rules: restrict(BANS.dangerousProp) },
  {
    files: ['lib/cli/**', 'demo/makers/**', 'tests/{bench,engines,firebase}/**', 'tests/_meta/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  { files: ['data/**', 'demo/network/rows/**'], rules: { 'max-lines': 'off' } },
  { files: DEFAULT_EXPORTS, rules: { 'import/no-default-export': 'off' } },
  {
    // Root configuration, the linter's own tables and their test, and the functions package belong to no room.
    files: ['*.{ts,tsx,mjs}', 'eslint/**', 'tests/_meta/*.mjs', 'functions/**'],
    rules: { 'boundaries/no-unknown-files': 'off', 'boundaries/dependencies': 'off' },
  },
  // A separate package that need not be installed; its own compiler run checks its types.
  { files: ['functions/**/*.ts'], extends: [tseslint.configs.disableTypeChecked] },

  {
    files: ['tests/**'],
    rules: {
      ...restrict(BANS.honestTests),
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'Other inputs in each run: import fc from tests/support/seeded-fast-check.' },
      ],
      'max-lines': ['error', 400],
      // A `describe` contains its tests.
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      // A test that indexes past the end fails anyway.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // Jest's matchers are typed any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Tests name addresses that must be rejected.
      'no-script-url': 'off',
    },
  },
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
  { files: ['tests/support/seeded-fast-check.ts'], rules: { 'no-restricted-imports': 'off' } },
);
