// Lints the snippets given on standard input, `[{ file, code, isOnDisk }]`, each as if it stood in that file, and prints
// one list of findings a snippet, and the bans of eslint/restrictions.mjs that no snippet breaks. A process of its own, because Jest cannot import an ES module configuration.
import { ESLint, Linter } from 'eslint';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { BANS, restrict } from '../../eslint/restrictions.mjs';

/** Rules that read types or neighbors need files that are there. Most snippets stand in files, and import others, that are not. */
const anywhere = new ESLint({
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    {
      settings: { 'import/resolver': { [fileURLToPath(new URL('any-path-resolver.cjs', import.meta.url))]: {} } },
    },
  ],
});
const onDisk = new ESLint();

const snippets = JSON.parse(await text(process.stdin));
const findings = [];
for (const { file, code, isOnDisk } of snippets) {
  const [result] = await (isOnDisk ? onDisk : anywhere).lintText(code, { filePath: file });
  findings.push(
    (result?.messages ?? []).map(({ ruleId, message, severity }) => ({ ruleId, message, isError: severity === 2 })),
  );
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
