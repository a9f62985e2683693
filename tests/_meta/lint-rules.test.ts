import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { BAD_SNIPPETS, GOOD_SNIPPETS, type Snippet } from './snippets';

interface Finding {
  readonly ruleId: string | null;
  readonly message: string;
  readonly isError: boolean;
}

/** Long enough to load ESLint and TypeScript on a busy machine. */
const LINT_TIMEOUT_MS = 120_000;

interface Report {
  /** One list a snippet. */
  readonly findings: readonly (readonly Finding[])[];
  /** Bans of eslint/restrictions.mjs that no snippet breaks. */
  readonly unbroken: readonly string[];
}

function lint(snippets: readonly Snippet[]): Report {
  const output = execFileSync(process.execPath, [join(__dirname, 'lint-snippets.mjs')], {
    input: JSON.stringify(snippets),
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  return JSON.parse(output) as Report;
}

/** The rules that ESLint's configuration switches on by name, not with a preset. */
function rulesIn(code: string): string[] {
  const source = ts.createSourceFile('eslint.config.mjs', code, ts.ScriptTarget.Latest);
  const rules: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'rules') {
      node.initializer.forEachChild((rule) => {
        if (ts.isPropertyAssignment(rule) && rule.initializer.getText(source) !== "'off'")
          rules.push(rule.name.getText(source).replaceAll("'", ''));
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return rules;
}

let report: Report;
const all: readonly Snippet[] = [...BAD_SNIPPETS, ...GOOD_SNIPPETS];

beforeAll(() => {
  report = lint(all);
}, LINT_TIMEOUT_MS);

const findingsOf = (snippet: Snippet) => report.findings[all.indexOf(snippet)];

test.each(BAD_SNIPPETS)('the linter rejects snippet $# of $file ($rule)', (snippet) => {
  expect(findingsOf(snippet)).toContainEqual(expect.objectContaining({ ruleId: snippet.rule, isError: true }));
});

test.each(GOOD_SNIPPETS)('the linter accepts snippet $# of $file', (snippet) => {
  expect(findingsOf(snippet)).toEqual([]);
});

test('every rule that eslint.config.mjs names has a snippet that breaks it', () => {
  const rules = rulesIn(readFileSync('eslint.config.mjs', 'utf8'));
  const broken = new Set(BAD_SNIPPETS.map(({ rule }) => rule));

  expect(rules).toContain('testing-library/no-debugging-utils');
  expect(rules.filter((rule) => !broken.has(rule))).toEqual([]);
});

test('every ban in eslint/restrictions.mjs has a snippet that breaks it', () => {
  expect(report.unbroken).toEqual([]);
});
