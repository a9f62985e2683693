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

test('a pull request runs the mutation tests of the files it changes', () => {
  expect(workflow).toMatch(/^ {4}if: github\.event_name == 'pull_request'$/m);
  expect(workflow).toContain('npm run test:mutation -- --since "origin/$BASE"');
});

test('changed agencies are checked against saved answers, and all lists once a week', () => {
  const [job = ''] = /^ {2}agencies:\n(?: {4}.*\n)+/m.exec(workflow) ?? [];
  expect(job).toContain("if: github.event_name == 'pull_request' || github.event_name == 'schedule'");
  const steps = job.split(/^ {6}- /m);
  const run = (event: string) => steps.find((step) => step.startsWith(`if: github.event_name == '${event}'`));
  expect(run('pull_request')).toContain(
    '-- data/agencies | xargs -r basename -as .ts | xargs -r npm run sources -- check --saved',
  );
  expect(run('schedule')).toMatch(/run: npm run sources -- check$/m);
});

test('every action is pinned to a commit and names its version', () => {
  const uses = workflow.split('\n').filter((line) => line.includes('uses:'));
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('the workflow has read-only permissions', () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
});

test('no package runs a script when it is installed', () => {
  const settings = [
    '.',
    'functions',
    ...['firebase', 'bench', 'engines', 'mutation'].map((name) => `tests/${name}`),
  ].map((folder) => readFileSync(`${folder}/.npmrc`, 'utf8'));
  expect(settings.filter((text) => !/^ignore-scripts=true$/m.test(text))).toEqual([]);
});

test('the workflow runs on the oldest Node that is supported, and on a newer one', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const [oldest = 0, newer = 0] = (/node: \['(\d+)', '(\d+)'\]/.exec(workflow) ?? []).slice(1).map(Number);
  expect(engines.node).toBe(`>=${oldest}`);
  expect(newer).toBeGreaterThan(oldest);
  expect(readme).toContain(`Node ${oldest} or newer is supported`);
});
