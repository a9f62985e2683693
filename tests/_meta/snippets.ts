/** Code and the file it belongs to; `x` in a file name is a placeholder. */
export interface Snippet {
  readonly file: string;
  readonly code: string;
  /** Lint with types. */
  readonly isTyped?: boolean;
  /** Code of the modules that it imports by name. */
  readonly imported?: string;
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

/** File, imported path, rule. */
const ROOMS = [
  ['components/map/x.tsx', '@/components/grid/x', 'rooms: components-map'],
  ['components/grid/x.tsx', '@/components/map/x', 'rooms: components-grid'],
  ['lib/feed/x.ts', '@/components/feed/x', 'rooms: lib-feed'],
  ['components/feed/x.tsx', '@/data/generated/agencies', 'rooms: components-feed'],
  ['lib/camera/x.ts', '@/lib/sources/source', 'rooms: lib-camera'],
  ['lib/camera/x.ts', '@/tests/support/browser-test', 'rooms: lib-camera'],
  ['app/x.tsx', '@/demo/serve/handle-request', 'rooms: app'],
  ['lib/cli/x.ts', '@/demo/demo-world', 'rooms: lib-cli'],
  ['components/viewer/x.tsx', '@/demo/demo-world', 'rooms: components-viewer'],
  ['lib/camera/x.ts', '../sources/source', 'rooms: lib-camera'],
  ['components/grid/x.tsx', 'hls.js', 'packages: hls.js'],
  ['components/grid/x.tsx', 'maplibre-gl', 'packages: maplibre-gl'],
  ['components/account/x.tsx', 'firebase/auth', 'packages: firebase, @firebase/*'],
  ['components/detection/x.tsx', '@tensorflow/tfjs-core', 'packages: @tensorflow/*, @tensorflow-models/*'],
  ['components/feed/x.tsx', 'node:fs', 'node'],
  ['app/page.tsx', 'node:fs', 'node'],
  ['lib/newroom/x.ts', '@/lib/core/store', 'rooms: unknown'],
  ['tests/unit/x.test.ts', 'fast-check', 'no-restricted-imports'],
] as const;

/** Text as HTML. */
const MARKUP = [
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
  'export const x = <b dangerouslySetInnerHTML={{ __html: "" }} />;',
  'export const x = { dangerouslySetInnerHTML: { __html: "" } };',
  'document.createElement("iframe").srcdoc = "";',
  'document.createElement("iframe").setAttribute("srcdoc", "");',
  'document.execCommand("insertHTML", false, "");',
  'document.write("");',
  'document["writeln"]("");',
];

/** File, code, rule. */
const RESTRICTIONS = [
  ['lib/map/x.ts', 'eval("1");', 'no-eval'],
  ['eslint/x.mjs', 'setTimeout("x()", 1);', 'no-implied-eval'],
  ['lib/map/x.ts', 'export const x = new Function("return 1");', 'no-new-func'],
  ['lib/map/x.ts', 'export const x = "javascript:void 0";', 'no-script-url'],
  ['lib/seo/x.ts', 'window.addEventListener("unload", () => undefined);', SYNTAX],
  ['lib/seo/x.ts', 'addEventListener("unload", () => undefined);', SYNTAX],
  ['lib/seo/x.ts', 'window.onbeforeunload = () => undefined;', SYNTAX],
  ['lib/settings/x.ts', 'export const x = localStorage.length;', GLOBALS],
  ['lib/settings/x.ts', 'export const x = sessionStorage.length;', GLOBALS],
  ['lib/settings/x.ts', 'export const x = window.sessionStorage.length;', SYNTAX],
  ['components/feed/x.tsx', 'export const x = fetch("/");', GLOBALS],
  ['components/feed/x.tsx', 'export const x = XMLHttpRequest;', GLOBALS],
  ['components/feed/x.tsx', 'export const x = WebSocket;', GLOBALS],
  ['components/feed/x.tsx', 'export const x = EventSource;', GLOBALS],
  ['components/feed/x.tsx', 'export const x = window.fetch("/");', SYNTAX],
  ['lib/feed/x.ts', 'export const x = Date.now();', SYNTAX],
  ['lib/camera/x.ts', 'export const x = new Date();', SYNTAX],
  ['lib/map/x.ts', 'export const x = performance.now();', SYNTAX],
  ['lib/map/x.ts', 'export const x = Math.random();', SYNTAX],
  ['lib/feed/x.ts', 'setTimeout(() => undefined, 1);', GLOBALS],
  ['lib/feed/x.ts', 'requestAnimationFrame(() => undefined);', GLOBALS],
  ['lib/feed/x.ts', 'window.setTimeout(() => undefined, 1);', SYNTAX],
  ['lib/feed/x.ts', 'setInterval(() => undefined, 1);', GLOBALS],
  ['lib/camera/x.ts', "export * from './camera';", SYNTAX],
  ['lib/sync/x.ts', 'console.log(1);', 'no-console'],
  ['components/feed/x.tsx', 'alert("hello");', 'no-alert'],
  ['lib/seo/x.ts', 'export const x = (a: number) => a == 1;', 'eqeqeq'],
  ['lib/seo/x.ts', '// Todo: later\nexport const x = 1;', 'no-warning-comments'],
  ['lib/camera/x.ts', 'export default 1;', 'import/no-default-export'],
  ['lib/camera/x.ts', lines(251), 'max-lines'],
  ['tests/unit/x.test.ts', lines(401), 'max-lines'],
  ['lib/camera/x.ts', branches(10), 'complexity'],
  ['lib/camera/x.ts', longFunction(61), 'max-lines-per-function'],
  ['lib/camera/x.ts', 'export const x = (a: 1, b: 1, c: 1, d: 1, e: 1) => a + b + c + d + e;', 'max-params'],
  [
    'lib/camera/x.ts',
    "import type { Camera } from './camera';\nimport { CameraSchema } from './camera';\nexport const x: Camera = CameraSchema.parse(1);",
    'import/no-duplicates',
  ],
  [
    'lib/camera/x.ts',
    "import { Camera, CameraSchema } from './camera';\nexport const x: Camera = CameraSchema.parse(1);",
    'typescript/consistent-type-imports',
  ],
  ['lib/camera/getBadge.ts', 'export const x = 1;', 'check-file/filename-naming-convention'],
  ['lib/camera/someThings/x.ts', 'export const x = 1;', 'check-file/folder-naming-convention'],
  ['lib/camera/index.ts', 'export const x = 1;', 'check-file/filename-blocklist'],
  ['lib/camera/utils.ts', 'export const x = 1;', 'check-file/filename-blocklist'],
  ['lib/camera/helpers/x.ts', 'export const x = 1;', 'check-file/filename-blocklist'],
  ['lib/camera/x.ts', 'const x = 1;\nexport {};', 'no-unused-vars'],
  ['lib/camera/x.ts', 'export const x = (a: any) => String(a);', 'typescript/no-explicit-any'],
  ['lib/camera/x.ts', 'export const x = (a?: string) => a!.length;', 'typescript/no-non-null-assertion'],
  ['lib/camera/x.ts', '// eslint-disable-next-line no-console -- a reason\nexport const x = 1;', null],
  [
    'lib/sync/x.ts',
    '// eslint-disable-next-line no-console\nconsole.log(1);',
    '@eslint-community/eslint-comments/require-description',
  ],
  [
    'lib/sync/x.ts',
    '// eslint-disable-next-line -- a reason\nconsole.log(1);',
    '@eslint-community/eslint-comments/no-unlimited-disable',
  ],
] as const;

/** The lower of two modules, of which the upper one imports it. */
const CIRCLES = [
  "import { upper } from '@/lib/core/upper0';\nexport const lower = () => upper;",
  "export const lower = () => import('@/lib/core/upper1');",
  "export * from '@/lib/core/upper2';\nexport const lower = 1;",
];
const upperOf = (lower: string) => `import { lower } from '@/lib/core/${lower}';\nexport const upper = lower;\n`;

const JSX = [
  ['<img src="/x.png" />', 'alt-text'],
  ['<div onClick={() => undefined}>x</div>', 'click-events-have-key-events'],
  ['<button role="listitem">x</button>', 'no-interactive-element-to-noninteractive-role'],
  ['<button tabIndex={3}>x</button>', 'tabindex-no-positive'],
] as const;

/** Keeps a search of the tree for focused and skipped tests free of these. */
const modified = (test: string, modifier: string) => `${test}.${modifier}(`;
const e2e = (body: string) =>
  `import { expect, test } from '@/tests/support/browser-test';\ntest('it works', async ({ page }) => {\n  await page.goto('/');\n${body}\n  await expect(page).toHaveURL('/');\n});\n`;
const unit = (body: string) => `test('it works', async () => {\n${body}\n  expect(1).toBe(1);\n});\n`;
const component = (body: string) => `import { screen } from '@testing-library/react';\n${unit(body)}`;

const E2E = [
  [e2e('await page.waitForTimeout(1);'), 'no-wait-for-timeout'],
  [e2e('if (page.url() === "/") await page.reload();'), 'no-conditional-in-test'],
  [e2e('if (page.url() === "/") expect(1).toBe(1);'), 'no-conditional-expect'],
  [e2e('').replace('test(', modified('test', 'only')), 'no-focused-test'],
  [e2e('').replace('test(', modified('test', 'skip')), 'no-skipped-test'],
  [e2e('').replace(/.*expect\(page.*\n/, ''), 'expect-expect'],
  [e2e('expect(page).toHaveTitle("x");'), 'missing-playwright-await'],
] as const;

const UNIT = [
  unit('').replace('test(', modified('test', 'only')),
  unit('').replace('test(', 'fit('),
  unit('').replace('test(', modified('it', 'skip')),
  unit('await new Promise((done) => setTimeout(done, 5));'),
  unit('if (Math.abs(1)) expect(2).toBe(2);'),
];

const COMPONENTS = [
  [component('screen.getByText("x").closest("li");'), 'no-node-access'],
  [component('screen.debug();'), 'no-debugging-utils'],
  [component('screen.findByText("x");'), 'await-async-queries'],
] as const;

const TYPED = [
  ['setTimeout("x()", 1);', 'no-implied-eval'],
  ['const work = () => Promise.resolve();\nwork();', 'no-floating-promises'],
  ['export const f = (x: { a: 1 }) => `${x}`;', 'restrict-template-expressions'],
  [
    'const f = (): void => {};\nexport const x = () => {\n  const nothing = f();\n  return nothing;\n};\n',
    'no-confusing-void-expression',
  ],
  ['export const f = (work: Promise<void>) => (work ? 1 : 2);', 'no-misused-promises'],
  [
    "export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n}",
    'switch-exhaustiveness-check',
  ],
] as const;

export const BAD_SNIPPETS: readonly BadSnippet[] = [
  ...ROOMS.map(([file, path, rule]) => ({ file, code: imports(path), rule })),
  ...MARKUP.map((code) => ({ file: 'components/map/x.tsx', code, rule: SYNTAX })),
  ...RESTRICTIONS.map(([file, code, rule]) => ({ file, code, rule })),
  ...CIRCLES.map((code, index) => ({
    file: `lib/core/lower${index}.ts`,
    code,
    rule: 'no-cycle',
    imported: upperOf(`lower${index}`),
  })),
  ...JSX.map(([jsx, rule]) => ({
    file: 'components/ui/x.tsx',
    code: `export const x = ${jsx};`,
    rule: `jsx-a11y/${rule}`,
  })),
  ...E2E.map(([code, rule]) => ({ file: 'tests/e2e/x.spec.ts', code, rule: `playwright/${rule}` })),
  ...UNIT.map((code) => ({ file: 'tests/unit/x.test.ts', code, rule: SYNTAX })),
  ...COMPONENTS.map(([code, rule]) => ({ file: 'tests/components/x.test.tsx', code, rule: `testing-library/${rule}` })),
  ...TYPED.map(([code, rule]) => ({ file: 'lib/core/x.ts', code, rule: `typescript/${rule}`, isTyped: true })),
];

export const GOOD_SNIPPETS: readonly Snippet[] = [
  { file: 'lib/camera/x.ts', code: '/** Greets. */\nexport const greet = (name: string) => `Hello ${name}`;\n' },
  { file: 'components/viewer/x.tsx', code: imports('@/components/grid/x') },
  { file: 'lib/camera/x.ts', code: imports('@/lib/constants/x') },
  { file: 'lib/sync/x.ts', code: imports('node:fs') },
  { file: 'app/x.ts', code: imports('@/demo/demo-world') },
  { file: 'app/x/route.server.ts', code: imports('node:fs') },
  { file: 'components/feed/x.tsx', code: imports('hls.js/light') },
  { file: 'components/map/x.tsx', code: imports('maplibre-gl') },
  { file: 'data/x.ts', code: "import type { Source } from '@/lib/sources/source';\nexport const x: Source[] = [];\n" },
  { file: 'tests/unit/x.test.ts', code: imports('@/lib/sync/x') },
  {
    file: 'components/landing/json-ld.tsx',
    code: 'export const x = <script dangerouslySetInnerHTML={{ __html: "" }} />;\n',
  },
  { file: 'lib/settings/local-store.ts', code: 'export const x = () => localStorage.length;\n' },
  { file: 'app/[slug]/page.tsx', code: 'export default function Page() {\n  return <h1>Hello</h1>;\n}\n' },
  { file: 'data/x.ts', code: `${lines(300)}\n` },
  { file: 'lib/cli/x.ts', code: "console.log('hello');\n" },
  { file: 'tests/e2e/x.spec.ts', code: e2e('') },
  {
    file: 'lib/core/lower.ts',
    code: "import type { upper } from '@/lib/core/upper';\nexport const lower = (value: typeof upper) => value;\n",
    imported: upperOf('lower'),
  },
];
