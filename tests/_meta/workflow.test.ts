import { readFileSync } from 'node:fs';

const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
const script = readFileSync('.ci/run', 'utf8');
const readme = readFileSync('README.md', 'utf8');

/** The commands of a shell script, without comments and settings. */
const commandsOf = (text: string) => text.split('\n').filter((line) => /^npm /.test(line));

test('the workflow runs exactly the README’s commands', () => {
  const [told = ''] = /^ {4}npm ci && npm test$/m.exec(readme) ?? [];
  expect(workflow).toMatch(/^ {6}- run: \.ci\/run$/m);
  expect(commandsOf(script)).toEqual(told.trim().split(' && '));
});

test('the workflow audits the packages that visitors get', () => {
  expect(workflow).toContain('npm audit --omit=dev');
  expect(workflow).toContain('npm audit signatures');
});

test('a pull request is judged by mutations of the files it changes', () => {
  expect(workflow).toMatch(/^ {4}if: github\.event_name == 'pull_request'$/m);
  expect(workflow).toContain('npm run test:mutation -- --since "origin/$BASE"');
});

test('every action is pinned to a commit and names its version', () => {
  const uses = workflow.split('\n').filter((line) => line.includes('uses:'));
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('the workflow has read-only permissions', () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
});
