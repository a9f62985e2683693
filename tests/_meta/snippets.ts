/** Code and the file it belongs to; `x` in a file name is a placeholder. */
export interface Snippet {
  /** Ends the sentence "the linter refuses ..." or "the linter accepts ...". */
  readonly what: string;
  readonly file: string;
  readonly code: string;
  /** Lint with types. */
  readonly isTyped?: boolean;
}

export interface BadSnippet extends Snippet {
  /** The rule that has to bite; null for the linter's own findings. */
  readonly rule: string | null;
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => `export const line${line} = ${line};`).join('\n');
const branches = (count: number) =>
  `export function choose(x: number) {\n${Array.from({ length: count }, (_, n) => `if (x === ${n}) return ${n};`).join('\n')}\nreturn x;\n}`;
const longFunction = (lineCount: number) =>
  `export function count() {\nlet x = 0;\n${'x += 1;\n'.repeat(lineCount - 4)}return x;\n}`;
const imports = (path: string) => `import { thing } from '${path}';\nexport const used = thing;\n`;

const SYNTAX = 'no-restricted-syntax';
const GLOBALS = 'no-restricted-globals';

const rooms: BadSnippet[] = (
  [
    ['the map importing the grid', 'components/map/x.tsx', '@/components/grid/x', 'rooms: components-map'],
    ['the grid importing the map', 'components/grid/x.tsx', '@/components/map/x', 'rooms: components-grid'],
    ['lib importing a component', 'lib/feed/x.ts', '@/components/feed/x', 'rooms: lib-feed'],
    ['a component importing data', 'components/feed/x.tsx', '@/data/generated/agencies', 'rooms: components-feed'],
    ['the schema importing a source', 'lib/camera/x.ts', '@/lib/sources/source', 'rooms: lib-camera'],
    ['lib importing a test', 'lib/camera/x.ts', '@/tests/support/browser-test', 'rooms: lib-camera'],
    ['the app importing the demo world past its door', 'app/x.tsx', '@/demo/serve/handle-request', 'rooms: app'],
    ['lib importing the demo world', 'lib/cli/x.ts', '@/demo/demo-world', 'rooms: lib-cli'],
    [
      'a component importing the demo world',
      'components/viewer/x.tsx',
      '@/demo/demo-world',
      'rooms: components-viewer',
    ],
    ['a relative path out of the room', 'lib/camera/x.ts', '../sources/source', 'rooms: lib-camera'],
    ['hls.js outside the feed room', 'components/grid/x.tsx', 'hls.js', 'packages: hls.js'],
    ['maplibre-gl outside the map room', 'components/grid/x.tsx', 'maplibre-gl', 'packages: maplibre-gl'],
    [
      'firebase outside the account room',
      'components/account/x.tsx',
      'firebase/auth',
      'packages: firebase, @firebase/*',
    ],
    [
      'tensorflow outside the detection room',
      'components/detection/x.tsx',
      '@tensorflow/tfjs-core',
      'packages: @tensorflow/*, @tensorflow-models/*',
    ],
    ['Node in a component', 'components/feed/x.tsx', 'node:fs', 'node'],
    ['Node in a page', 'app/page.tsx', 'node:fs', 'node'],
  ] as const
).map(([what, file, path, rule]) => ({ what, file, code: imports(path), rule }));

const restrictions: BadSnippet[] = (
  [
    [
      'dangerouslySetInnerHTML',
      'components/feed/x.tsx',
      'export const x = <b dangerouslySetInnerHTML={{ __html: "" }} />;',
      SYNTAX,
    ],
    [
      'a spread dangerouslySetInnerHTML',
      'components/feed/x.tsx',
      'export const x = { dangerouslySetInnerHTML: { __html: "" } };',
      SYNTAX,
    ],
    ...(
      [
        'document.body.innerHTML = "";',
        'document.body["innerHTML"] = "";',
        'Object.assign(document.body, { innerHTML: "" });',
        'document.body.outerHTML = "";',
        'document.body.insertAdjacentHTML("beforeend", "");',
        'document.body.setHTML("");',
        'document.body.setHTMLUnsafe("");',
        'export const x = Document.parseHTMLUnsafe("");',
        'export const x = new DOMParser().parseFromString("", "text/html");',
        'export const x = document.createRange().createContextualFragment("");',
        'export const x = <iframe srcDoc="" />;',
        'document.createElement("iframe").srcdoc = "";',
        'document.createElement("iframe").setAttribute("srcdoc", "");',
        'document.execCommand("insertHTML", false, "");',
        'document.write("");',
        'document["writeln"]("");',
      ] as const
    ).map((code) => [`text as HTML: ${code}`, 'components/map/x.tsx', code, SYNTAX] as const),
    ['eval', 'lib/map/x.ts', 'eval("1");', 'no-eval'],
    ['setTimeout with a string in a script', 'eslint/x.mjs', 'setTimeout("x()", 1);', 'no-implied-eval'],
    ['new Function', 'lib/map/x.ts', 'export const x = new Function("return 1");', 'no-new-func'],
    ['a javascript: address', 'lib/map/x.ts', 'export const x = "javascript:void 0";', 'no-script-url'],
    ['an unload listener', 'lib/seo/x.ts', 'window.addEventListener("unload", () => undefined);', SYNTAX],
    ['an unload listener by bare name', 'lib/seo/x.ts', 'addEventListener("unload", () => undefined);', SYNTAX],
    ['onbeforeunload', 'lib/seo/x.ts', 'window.onbeforeunload = () => undefined;', SYNTAX],
    ['localStorage', 'lib/settings/x.ts', 'export const x = localStorage.length;', GLOBALS],
    ['sessionStorage', 'lib/settings/x.ts', 'export const x = sessionStorage.length;', GLOBALS],
    ['window.sessionStorage', 'lib/settings/x.ts', 'export const x = window.sessionStorage.length;', SYNTAX],
    ['fetch in a component', 'components/feed/x.tsx', 'export const x = fetch("/");', GLOBALS],
    ...['XMLHttpRequest', 'WebSocket', 'EventSource'].map(
      (name) => [`${name} in a component`, 'components/feed/x.tsx', `export const x = ${name};`, GLOBALS] as const,
    ),
    ['window.fetch in a component', 'components/feed/x.tsx', 'export const x = window.fetch("/");', SYNTAX],
    ['Date.now in lib/feed', 'lib/feed/x.ts', 'export const x = Date.now();', SYNTAX],
    ['new Date() in lib/camera', 'lib/camera/x.ts', 'export const x = new Date();', SYNTAX],
    ['performance.now in lib/map', 'lib/map/x.ts', 'export const x = performance.now();', SYNTAX],
    ['Math.random in lib/map', 'lib/map/x.ts', 'export const x = Math.random();', SYNTAX],
    ['setTimeout in lib/feed', 'lib/feed/x.ts', 'setTimeout(() => undefined, 1);', GLOBALS],
    ['requestAnimationFrame in lib/feed', 'lib/feed/x.ts', 'requestAnimationFrame(() => undefined);', GLOBALS],
    ['window.setTimeout in lib/feed', 'lib/feed/x.ts', 'window.setTimeout(() => undefined, 1);', SYNTAX],
    ['setInterval in lib/feed', 'lib/feed/x.ts', 'setInterval(() => undefined, 1);', GLOBALS],
    ['a barrel', 'lib/camera/x.ts', "export * from './camera';", SYNTAX],
    ['console.log in lib', 'lib/sync/x.ts', 'console.log(1);', 'no-console'],
    ['alert', 'components/feed/x.tsx', 'alert("hello");', 'no-alert'],
    ['==', 'lib/seo/x.ts', 'export const x = (a: number) => a == 1;', 'eqeqeq'],
    ['a note to do something later', 'lib/seo/x.ts', '// Todo: later\nexport const x = 1;', 'no-warning-comments'],
  ] as const
).map(([what, file, code, rule]) => ({ what, file, code, rule }));

const shape: BadSnippet[] = (
  [
    ['a default export', 'lib/camera/x.ts', 'export default 1;', 'import/no-default-export'],
    ['a file above 250 lines', 'lib/camera/x.ts', lines(251), 'max-lines'],
    ['a test above 400 lines', 'tests/unit/x.test.ts', lines(401), 'max-lines'],
    ['a function with more than ten paths', 'lib/camera/x.ts', branches(10), 'complexity'],
    ['a function of more than 60 lines', 'lib/camera/x.ts', longFunction(61), 'max-lines-per-function'],
    [
      'five parameters',
      'lib/camera/x.ts',
      'export const x = (a: 1, b: 1, c: 1, d: 1, e: 1) => a + b + c + d + e;',
      'max-params',
    ],
    [
      'two imports of one module',
      'lib/camera/x.ts',
      "import type { Camera } from './camera';\nimport { CameraSchema } from './camera';\nexport const x: Camera = CameraSchema.parse(1);",
      'import/no-duplicates',
    ],
    [
      'a type import beside a value in its own statement',
      'lib/camera/x.ts',
      "import { Camera, CameraSchema } from './camera';\nexport const x: Camera = CameraSchema.parse(1);",
      'typescript/consistent-type-imports',
    ],
    ['a camelCase file', 'lib/camera/getBadge.ts', 'export const x = 1;', 'check-file/filename-naming-convention'],
    ['a camelCase folder', 'lib/camera/someThings/x.ts', 'export const x = 1;', 'check-file/folder-naming-convention'],
    ['an index file', 'lib/camera/index.ts', 'export const x = 1;', 'check-file/filename-blocklist'],
    ['a utils file', 'lib/camera/utils.ts', 'export const x = 1;', 'check-file/filename-blocklist'],
    ['a helpers folder', 'lib/camera/helpers/x.ts', 'export const x = 1;', 'check-file/filename-blocklist'],
    ['a room without a row in the table', 'lib/newroom/x.ts', imports('@/lib/core/store'), 'rooms: unknown'],
    ['an unused variable', 'lib/camera/x.ts', 'const x = 1;\nexport {};', 'no-unused-vars'],
    ['any', 'lib/camera/x.ts', 'export const x = (a: any) => String(a);', 'typescript/no-explicit-any'],
    [
      'a non-null assertion',
      'lib/camera/x.ts',
      'export const x = (a?: string) => a!.length;',
      'typescript/no-non-null-assertion',
    ],
    [
      'a disable that disables nothing',
      'lib/camera/x.ts',
      '// eslint-disable-next-line no-console -- a reason\nexport const x = 1;',
      null,
    ],
    [
      'a disable without a reason',
      'lib/sync/x.ts',
      '// eslint-disable-next-line no-console\nconsole.log(1);',
      '@eslint-community/eslint-comments/require-description',
    ],
    [
      'a disable of everything',
      'lib/sync/x.ts',
      '// eslint-disable-next-line -- a reason\nconsole.log(1);',
      '@eslint-community/eslint-comments/no-unlimited-disable',
    ],
  ] as const
).map(([what, file, code, rule]) => ({ what, file, code, rule }));

const accessibility: BadSnippet[] = (
  [
    ['a picture without a text', '<img src="/x.png" />', 'jsx-a11y/alt-text'],
    ['a clickable div', '<div onClick={() => undefined}>x</div>', 'jsx-a11y/click-events-have-key-events'],
    [
      'a button that is none',
      '<button role="listitem">x</button>',
      'jsx-a11y/no-interactive-element-to-noninteractive-role',
    ],
    ['a positive tab index', '<button tabIndex={3}>x</button>', 'jsx-a11y/tabindex-no-positive'],
  ] as const
).map(([what, jsx, rule]) => ({ what, file: 'components/ui/x.tsx', code: `export const x = ${jsx};`, rule }));

/** Keeps a search of the tree for focused and skipped tests free of these. */
const modified = (test: string, modifier: string) => `${test}.${modifier}(`;
const e2e = (body: string) =>
  `import { expect, test } from '@/tests/support/browser-test';\ntest('it works', async ({ page }) => {\n  await page.goto('/');\n${body}\n  await expect(page).toHaveURL('/');\n});\n`;
const unit = (body: string) => `test('it works', async () => {\n${body}\n  expect(1).toBe(1);\n});\n`;
const tests: BadSnippet[] = (
  [
    [
      'a sleep in a browser test',
      'tests/e2e/x.spec.ts',
      e2e('await page.waitForTimeout(1);'),
      'playwright/no-wait-for-timeout',
    ],
    [
      'a conditional browser test',
      'tests/e2e/x.spec.ts',
      e2e('if (page.url() === "/") await page.reload();'),
      'playwright/no-conditional-in-test',
    ],
    [
      'a conditional browser assertion',
      'tests/e2e/x.spec.ts',
      e2e('if (page.url() === "/") expect(1).toBe(1);'),
      'playwright/no-conditional-expect',
    ],
    [
      'a focused browser test',
      'tests/e2e/x.spec.ts',
      e2e('').replace('test(', modified('test', 'only')),
      'playwright/no-focused-test',
    ],
    [
      'a skipped browser test',
      'tests/e2e/x.spec.ts',
      e2e('').replace('test(', modified('test', 'skip')),
      'playwright/no-skipped-test',
    ],
    [
      'a browser test without an assertion',
      'tests/e2e/x.spec.ts',
      e2e('').replace(/.*expect\(page.*\n/, ''),
      'playwright/expect-expect',
    ],
    [
      'a forgotten await',
      'tests/e2e/x.spec.ts',
      e2e('expect(page).toHaveTitle("x");'),
      'playwright/missing-playwright-await',
    ],
    ['a focused test', 'tests/unit/x.test.ts', unit('').replace('test(', modified('test', 'only')), SYNTAX],
    ['a test focused by its name', 'tests/unit/x.test.ts', unit('').replace('test(', 'fit('), SYNTAX],
    ['unseeded property tests', 'tests/unit/x.test.ts', imports('fast-check'), 'no-restricted-imports'],
    ['a skipped test', 'tests/unit/x.test.ts', unit('').replace('test(', modified('it', 'skip')), SYNTAX],
    ['a sleep in a test', 'tests/unit/x.test.ts', unit('await new Promise((done) => setTimeout(done, 5));'), SYNTAX],
    ['a conditional assertion', 'tests/unit/x.test.ts', unit('if (Math.abs(1)) expect(2).toBe(2);'), SYNTAX],
    [
      'node access in a component test',
      'tests/components/x.test.tsx',
      `import { screen } from '@testing-library/react';\n${unit('screen.getByText("x").closest("li");')}`,
      'testing-library/no-node-access',
    ],
    [
      'a page printed in a component test',
      'tests/components/x.test.tsx',
      `import { screen } from '@testing-library/react';\n${unit('screen.debug();')}`,
      'testing-library/no-debugging-utils',
    ],
    [
      'a forgotten await in a component test',
      'tests/components/x.test.tsx',
      `import { screen } from '@testing-library/react';\n${unit('screen.findByText("x");')}`,
      'testing-library/await-async-queries',
    ],
  ] as const
).map(([what, file, code, rule]) => ({ what, file, code, rule }));

const typed: BadSnippet[] = (
  [
    ['setTimeout with a string', 'setTimeout("x()", 1);', 'typescript/no-implied-eval'],
    ['an unawaited promise', 'const work = () => Promise.resolve();\nwork();', 'typescript/no-floating-promises'],
    ['an object in a text', 'export const f = (x: { a: 1 }) => `${x}`;', 'typescript/restrict-template-expressions'],
    [
      'the value of a function that returns none',
      'const f = (): void => {};\nexport const x = () => {\n  const nothing = f();\n  return nothing;\n};\n',
      'typescript/no-confusing-void-expression',
    ],
    [
      'a promise as a condition',
      'export const f = (work: Promise<void>) => (work ? 1 : 2);',
      'typescript/no-misused-promises',
    ],
    [
      'a switch that misses a case',
      "export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n}",
      'typescript/switch-exhaustiveness-check',
    ],
  ] as const
).map(([what, code, rule]) => ({ what, file: 'lib/core/x.ts', code, rule, isTyped: true }));

export const BAD_SNIPPETS: readonly BadSnippet[] = [
  ...rooms,
  ...restrictions,
  ...shape,
  ...accessibility,
  ...tests,
  ...typed,
];

export const GOOD_SNIPPETS: readonly Snippet[] = [
  {
    what: 'a pure function',
    file: 'lib/camera/x.ts',
    code: '/** Greets. */\nexport const greet = (name: string) => `Hello ${name}`;\n',
  },
  { what: 'the viewer importing every room', file: 'components/viewer/x.tsx', code: imports('@/components/grid/x') },
  { what: 'lib/camera importing lib/constants', file: 'lib/camera/x.ts', code: imports('@/lib/constants/x') },
  { what: 'sync importing Node', file: 'lib/sync/x.ts', code: imports('node:fs') },
  { what: 'the app importing the door of the demo world', file: 'app/x.ts', code: imports('@/demo/demo-world') },
  { what: 'a server route importing Node', file: 'app/x/route.server.ts', code: imports('node:fs') },
  { what: 'the feed room importing hls.js', file: 'components/feed/x.tsx', code: imports('hls.js/light') },
  { what: 'the map room importing maplibre-gl', file: 'components/map/x.tsx', code: imports('maplibre-gl') },
  {
    what: 'data typed by lib',
    file: 'data/x.ts',
    code: "import type { Source } from '@/lib/sources/source';\nexport const x: Source[] = [];\n",
  },
  { what: 'a test importing anything', file: 'tests/unit/x.test.ts', code: imports('@/lib/sync/x') },
  {
    what: 'JSON-LD where it belongs',
    file: 'components/landing/json-ld.tsx',
    code: 'export const x = <script dangerouslySetInnerHTML={{ __html: "" }} />;\n',
  },
  {
    what: 'localStorage where it belongs',
    file: 'lib/settings/local-store.ts',
    code: 'export const x = () => localStorage.length;\n',
  },
  {
    what: 'a page with a default export',
    file: 'app/[slug]/page.tsx',
    code: 'export default function Page() {\n  return <h1>Hello</h1>;\n}\n',
  },
  { what: 'a long file of data', file: 'data/x.ts', code: `${lines(300)}\n` },
  { what: 'a command that prints', file: 'lib/cli/x.ts', code: "console.log('hello');\n" },
  { what: 'a browser test', file: 'tests/e2e/x.spec.ts', code: e2e('') },
];
