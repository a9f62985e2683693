// ESLint does not merge options of two blocks that set the same rule, so each group of files gets its whole list from
// `restrict`.

const HTML_SINK = 'turns text into HTML: draw text nodes instead';
const HTML_NAME =
  '/^(innerHTML|outerHTML|srcdoc|srcDoc|insertAdjacentHTML|insertHTML|setHTML|setHTMLUnsafe|parseHTML|parseHTMLUnsafe|parseFromString|createContextualFragment)$/';
const html = [
  // Matches the name in any position, against aliases, indexes, attributes, and options.
  ...[`:matches(Identifier, JSXIdentifier)[name=${HTML_NAME}]`, `Literal[value=${HTML_NAME}]`].map((selector) => ({
    selector,
    message: `This ${HTML_SINK}.`,
  })),
  {
    selector:
      "MemberExpression[object.name='document']:matches([property.name=/^(write|writeln)$/], [property.value=/^(write|writeln)$/])",
    message: `document.write ${HTML_SINK}.`,
  },
];

const dangerousProp = [
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  'Property[key.name="dangerouslySetInnerHTML"]',
].map((selector) => ({
  selector,
  message: `dangerouslySetInnerHTML ${HTML_SINK}. JSON-LD has components/landing/json-ld.tsx.`,
}));

const unload = [
  'CallExpression[callee.property.name="addEventListener"][arguments.0.value=/^(before)?unload$/]',
  'CallExpression[callee.name="addEventListener"][arguments.0.value=/^(before)?unload$/]',
  'AssignmentExpression[left.property.name=/^on(before)?unload$/]',
].map((selector) => ({
  selector,
  message: 'An unload listener keeps the page out of the back/forward cache: use pagehide.',
}));

const barrels = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines the thing.' },
];

const WINDOW = '[object.name=/^(window|globalThis|self)$/]';
const storage = {
  globals: ['localStorage', 'sessionStorage'].map((name) => ({
    name,
    message: 'Storage may throw or be full: use lib/settings/local-store.ts.',
  })),
  syntax: [
    {
      selector: `MemberExpression${WINDOW}[property.name=/^(localStorage|sessionStorage)$/]`,
      message: 'Storage may throw or be full: use lib/settings/local-store.ts.',
    },
  ],
};

const network = {
  globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
    name,
    message: 'Components render and wire; network requests belong in lib/.',
  })),
  syntax: [
    {
      selector: `CallExpression > MemberExpression${WINDOW}[property.name="fetch"]`,
      message: 'Components render and wire; network requests belong in lib/.',
    },
  ],
};

const CLOCK = 'Pure rooms receive the clock and random numbers as arguments, so tests control them.';
const clock = {
  globals: ['setTimeout', 'setInterval', 'requestAnimationFrame'].map((name) => ({ name, message: CLOCK })),
  syntax: [
    { selector: 'MemberExpression[object.name=/^(Date|performance)$/][property.name="now"]', message: CLOCK },
    { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: CLOCK },
    { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: CLOCK },
    {
      selector: `MemberExpression${WINDOW}[property.name=/^(setTimeout|setInterval|requestAnimationFrame)$/]`,
      message: CLOCK,
    },
  ],
};

const honestTests = {
  globals: [],
  syntax: [
    {
      selector:
        'CallExpression > MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
      message: 'A test runs or is deleted: no .only, .skip or .todo.',
    },
    {
      selector: 'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]',
      message: 'A test runs or is deleted: no focused or skipped tests.',
    },
    {
      selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
      message: 'Tests do not sleep: wait for the condition, or use fake timers.',
    },
    {
      selector: ':matches(IfStatement, ConditionalExpression, CatchClause) CallExpression[callee.name="expect"]',
      message: 'A condition may skip this assertion forever: assert the condition itself.',
    },
  ],
};

/** Bans for some files, in addition to those for all. */
export const BANS = { storage, network, clock, honestTests, dangerousProp: { globals: [], syntax: dangerousProp } };

/** Bans for all files plus the given ones. */
export function restrict(...bans) {
  const globals = bans.flatMap((ban) => ban.globals);
  return {
    // A bare severity would inherit the globals of the block before.
    'no-restricted-globals': globals.length > 0 ? ['error', ...globals] : 'off',
    'no-restricted-syntax': ['error', ...html, ...unload, ...barrels, ...bans.flatMap((ban) => ban.syntax)],
  };
}

/** For `check-file/filename-blocklist`, with the names to use instead. */
export const BLOCKED_NAMES = {
  '**/index.{ts,tsx,js,mjs}': '*-what-it-defines.*',
  '**/{util,utils,helper,helpers,misc,common}.{ts,tsx,js,mjs}': '*-what-it-is-about.*',
  '**/{util,utils,helper,helpers,misc,common}/**/*.{ts,tsx,js,mjs}': '*-what-it-is-about.*',
};
