import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

interface Passage {
  readonly where: string;
  readonly text: string;
  readonly isComment?: boolean;
}

/** Translated wording, and what to write instead. */
const LAPSES: readonly (readonly [RegExp, string])[] = [
  [/\b(nobody|somebody|anybody|everybody|whoever)\b/i, 'no one, anyone, a visitor'],
  [/\banew\b|\bfor ever\b|\bso that\b/i, 'again, forever, so'],
  [/\b(go|goes|going|went) on\b(?! (the|a|an|its|each|cards?)\b)/i, 'continues, resumes'],
  [
    /\bas (it was|they were)\b|\bwhat it is\b|\bthat there (is|are)\b(?= ?[.,;])|\bso many\b/i,
    'unchanged, the thing itself, that many',
  ],
  [/\banother one\b|\bare others\b|\b(is|are) none\b/i, 'another camera, others, no ...'],
  [/\bby itself\b|\ban? [\w ]{1,20} of its own\b/i, 'on its own, its own ...'],
  [/\bfor want of\b|\bin the place of\b/i, 'without, instead of'],
  [/\b(camera|traffic|vehicle|video)s? stands?\b|\bcarriageways?\b/i, 'is at, stopped, travel direction'],
  [/\b(this|another|the quickest|the exact) way (is|of|over|must|takes?)\b/i, 'route'],
  [
    /\bkept (camera|choice|density|drive|favorite|list|theme|wall)s?\b|\bwants? to be asked\b/i,
    'saved, requires permission',
  ],
  [/(?<!there )\b(is|was) no (camera|drive|file|GPX|place|still|video|wall)\b/i, "isn't a"],
  [/\ba mail\b(?! (address|catcher|server|service))|\bbeside each other\b/i, 'an email, side by side'],
  [/\bturn(s|ed)? the pages\b|\bstay on this page\b|\bwhere I am\b/i, 'rotation, my location'],
];

/** Comments only: no opening with a relative clause, and a value comes from its source. */
const COMMENT_LAPSES: readonly (readonly [RegExp, string])[] = [
  [/^(What|Of|Whether|Who|That)\b/, 'a noun phrase or an imperative'],
  [/\b(agency|agencies|file|host|list|playlist|row|service) says?\b/i, 'per the ..., or the value itself'],
  [/\bhad\b/i, 'the present tense'],
];

const tracked = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...paths], { encoding: 'utf8' }).split('\n');

const plain = (comment: string) => comment.replace(/[\s/*]+/g, ' ').trim();

/** Comments, and texts of at least three words. The parser tells a comment from `//` in a string, a regex, or JSX. */
function readCode(file: string, code: string): Passage[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const where = (position: number) => `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
  const texts: Passage[] = [];
  const blanks: string[] = [];
  let end = 0;
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && / \S+ /.test(node.text)) texts.push({ where: where(node.getStart(source)), text: node.text });
    if (isText || ts.isRegularExpressionLiteral(node)) {
      const start = ts.isJsxText(node) ? node.pos : node.getStart(source);
      blanks.push(code.slice(end, start), ' '.repeat(node.end - start));
      end = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const blanked = blanks.join('') + code.slice(end);
  const found = [...blanked.matchAll(/\/\*[^]*?\*\/|\/\/.*/g)];
  const comments = found.map(({ 0: text, index }) => ({ where: where(index), text: plain(text), isComment: true }));
  return /^(tests|eslint)\//.test(file) ? comments : [...comments, ...texts];
}

const readStyles = (file: string, css: string): Passage[] =>
  Array.from(css.matchAll(/\/\*[^]*?\*\//g), ([text]) => ({ where: file, text: plain(text), isComment: true }));

/** Paragraphs without code blocks and the titles of tests. */
const readDocument = (file: string, markdown: string): Passage[] =>
  markdown
    .replace(/^```[^]*?^```/gm, '')
    .split(/\n{2,}|\n(?=\s*(?:[-|]|\d+\.) )/)
    .filter((text) => !/^- `tests\//.test(text))
    .map((text) => ({ where: file, text: text.replace(/\s+/g, ' ') }));

const findLapses = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ where, text, isComment }) => {
    const lapses = isComment ? [...LAPSES, ...COMMENT_LAPSES] : LAPSES;
    const found = lapses.map(([pattern, advice]) => [pattern.exec(text)?.[0], advice]).filter(([lapse]) => lapse);
    return found.map(([lapse, advice]) => `${where}: "${lapse}" in "${text.slice(0, 80)}": write ${advice}`);
  });

const READERS: readonly (readonly [RegExp, typeof readCode])[] = [
  [/\.(ts|tsx|mjs)$/, readCode],
  [/\.css$/, readStyles],
  [/\.md$/, readDocument],
];

test.each([
  ['documents', tracked('*.md')],
  ['comments and texts', tracked('app', 'components', 'lib', 'data', 'demo', 'functions', 'eslint', 'tests', ':!*.md')],
])('%s are written in plain US English', (_, files) => {
  const passages = files.flatMap((file) => {
    const [, read] = READERS.find(([name]) => name.test(file)) ?? [];
    return read?.(file, readFileSync(file, 'utf8')) ?? [];
  });
  expect(findLapses(passages)).toEqual([]);
});

test('a planted sentence is found in a comment, a text, a style sheet, and a document', () => {
  const code = "/** What nobody reads. */\nconst hint = 'It goes on when the network is back.';";
  const found = [
    ...readCode('x.ts', code),
    ...readStyles('x.css', '/* It moves by itself. */'),
    ...readDocument('x.md', 'Built\nanew.'),
  ];
  expect(findLapses(found).map((lapse) => lapse.split(': "')[0])).toEqual([
    'x.ts:1',
    'x.ts:1',
    'x.ts:2',
    'x.css',
    'x.md',
  ]);
});
