// Runs the three linters on the snippets given on standard input, `[{ file, code }]`, each in a file of that name, and prints
// the findings per snippet and the bans of eslint/restrictions.mjs that no snippet breaks. A separate process, because Jest
// cannot import an ES module configuration.
import { ESLint, Linter } from 'eslint';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import tseslint from 'typescript-eslint';
import { BANS, restrict } from '../../eslint/restrictions.mjs';

const snippets = JSON.parse(await text(process.stdin));
const findings = snippets.map(() => []);
const root = mkdtempSync(path.join(tmpdir(), 'roadfeed-lint-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

/** `x` is a placeholder in file names; a number in its place keeps the snippets apart. */
const places = snippets.map(({ file }, index) => file.replace(/(^|\/)x\./, `$1x${index}.`));

function write(file, code) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), code);
}

/** Modules that snippets import by name must exist. */
function writeStubs({ code, imported = 'export {};\n' }) {
  for (const [, module] of code.matchAll(/'@\/([^']+)'/g))
    if (!existsSync(path.join(root, `${module}.ts`))) write(`${module}.ts`, imported);
}

snippets.forEach(({ code }, index) => write(places[index], code));
snippets.forEach(writeStubs);
write(
  'tsconfig.json',
  JSON.stringify({ compilerOptions: { strict: true, module: 'esnext', jsx: 'react-jsx', paths: { '@/*': ['./*'] } } }),
);
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));

function run(command, ...args) {
  const { stdout } = spawnSync(path.resolve('node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    timeout: 100_000,
  });
  return JSON.parse(stdout);
}

function add(file, finding) {
  const index = places.indexOf(file);
  if (index >= 0) findings[index].push(finding);
}

const typed = places.filter((_, index) => snippets[index].isTyped);
const rooms = ['app', 'components', 'data', 'lib', 'tests'].filter((room) => existsSync(path.join(root, room)));
// Globs of its overrides are relative to the configuration.
copyFileSync('.oxlintrc.json', path.join(root, '.oxlintrc.json'));
const options = ['--format', 'json'];
const { diagnostics } = run('oxlint', ...options, ...rooms);
const typedDiagnostics = run('oxlint', '--type-aware', ...options, ...typed).diagnostics;
for (const { code, message, filename, severity } of [...diagnostics, ...typedDiagnostics]) {
  // `eslint(no-console)`, `jsx-a11y(alt-text)`
  const [, plugin, rule] = /^([^(]+)\((.+)\)$/.exec(code) ?? [];
  add(filename, { ruleId: plugin === 'eslint' ? rule : `${plugin}/${rule}`, message, isError: severity === 'error' });
}

const cruise = run('depcruise', '--config', path.resolve('.dependency-cruiser.mjs'), '--output-type', 'json', ...rooms);
for (const { from, rule, comment = '' } of cruise.summary.violations)
  add(from, { ruleId: rule.name, message: `${rule.name} ${comment}`, isError: rule.severity === 'error' });

const eslint = new ESLint();
for (const [index, { file, code }] of snippets.entries()) {
  const [result] = await eslint.lintText(code, { filePath: file });
  for (const { ruleId, message, severity } of result?.messages ?? [])
    findings[index].push({ ruleId, message, isError: severity === 2 });
}

/** Every ban at once, each under its own name, because several share a message. */
const bans = Object.entries(restrict(...Object.values(BANS))).flatMap(([rule, [, ...options]]) =>
  options.map((option) => ({ rule, option: { ...option, message: `<${option.selector ?? option.name}>` } })),
);
const optionsOf = (rule) => ['error', ...bans.filter((ban) => ban.rule === rule).map(({ option }) => option)];
const rules = Object.fromEntries(bans.map(({ rule }) => [rule, optionsOf(rule)]));
const banLinter = new Linter();
const broken = snippets
  .filter(({ rule }) => rule in rules)
  .flatMap(({ code }) =>
    banLinter.verify(code, {
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules,
    }),
  )
  .map(({ message }) => message)
  .join();
const unbroken = bans.map(({ option }) => option.message).filter((name) => !broken.includes(name));

console.log(JSON.stringify({ findings, unbroken }));
