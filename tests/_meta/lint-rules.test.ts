/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { BAD_SNIPPETS, GOOD_SNIPPETS, type Snippet } from './snippets';

interface Finding {
  readonly ruleId: string | null;
  readonly message: string;
  readonly isError: boolean;
}

/** Long enough to load ESLint and TypeScript on a busy machine. */
const LINT_TIMEOUT_MS = 120_000;

function lint(snippets: readonly Snippet[]): Finding[][] {
  const output = execFileSync(process.execPath, [join(__dirname, 'lint-snippets.mjs')], {
    input: JSON.stringify(snippets),
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  return JSON.parse(output) as Finding[][];
}

let findings: Finding[][] = [];
const all: readonly Snippet[] = [...BAD_SNIPPETS, ...GOOD_SNIPPETS];

beforeAll(() => {
  findings = lint(all);
}, LINT_TIMEOUT_MS);

const findingsOf = (snippet: Snippet) => findings[all.indexOf(snippet)];

test.each(BAD_SNIPPETS)('the linter rejects $what ($rule)', (snippet) => {
  expect(findingsOf(snippet)).toContainEqual(expect.objectContaining({ ruleId: snippet.rule, isError: true }));
});

test.each(GOOD_SNIPPETS)('the linter accepts $what', (snippet) => {
  expect(findingsOf(snippet)).toEqual([]);
});

test('the message points to the table of rooms', () => {
  const snippet = BAD_SNIPPETS.find(({ what }) => what === 'the map importing the grid')!;

  expect(
    findingsOf(snippet)
      ?.map(({ message }) => message)
      .join(),
  ).toContain('components-map may not import components-grid');
});
