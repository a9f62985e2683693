import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const FAULTS = 45;

interface Proof {
  readonly file: string;
  readonly title: string;
}

const sections = readFileSync('docs/faults.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    number: Number.parseInt(section, 10),
    proofs: Array.from(section.matchAll(/^- `(tests\/[^`]+)`: (.+)$/gm), ([, file = '', title = '']): Proof => ({
      file,
      title: title.replace(/^`(.*)`$/, '$1'),
    })),
  }));

/** `test` and `it`, also with a table: `test.each([...])`. */
function isTestFunction(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return node.text === 'test' || node.text === 'it';
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'each' &&
    isTestFunction(expression.expression)
  );
}

/** The titles of the tests that a file runs, as they are written there. */
function titlesIn(code: string): string[] {
  const source = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
      const title = node.arguments[0];
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

const readTitles = (file: string) => (existsSync(file) ? titlesIn(readFileSync(file, 'utf8')) : []);

test('the faults are numbered without gaps', () => {
  expect(sections.map(({ number }) => number)).toEqual(Array.from({ length: FAULTS }, (_, index) => index + 1));
});

test('every fault has a test', () => {
  expect(sections.filter(({ proofs }) => proofs.length === 0).map(({ number }) => number)).toEqual([]);
});

test('every named test exists', () => {
  const proofs = sections.flatMap((section) => section.proofs);
  const titles = new Map(proofs.map(({ file }) => [file, readTitles(file)]));

  expect(proofs.filter(({ file, title }) => !titles.get(file)?.includes(title))).toEqual([]);
});

test('a title counts only where a test with it runs', () => {
  const skipped = ['only', 'skip'].map((modifier) => `test.${modifier}('${modifier}', run);`).join('\n');

  expect(
    titlesIn(`${skipped}
      // test('commented out', run);
      const text = "test('quoted', run)";
      describe('a group', () => it('inside', run));
      test.each([1])('with %i', run);
      test(\`a template \${1}\`, run);`),
  ).toEqual(['inside', 'with %i', 'a template ${1}']);
});
