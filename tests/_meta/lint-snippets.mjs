// Lints the snippets given on standard input, `[{ file, code, isOnDisk }]`, each as if it stood in that file, and prints
// one list of findings a snippet. A process of its own, because Jest cannot import an ES module configuration.
import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

/** Rules that read types or neighbors need files that are there. Most snippets stand in files, and import others, that are not. */
const anywhere = new ESLint({
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    {
      settings: { 'import/resolver': { [fileURLToPath(new URL('any-path-resolver.cjs', import.meta.url))]: {} } },
      rules: { 'import/no-cycle': 'off' },
    },
  ],
});
const onDisk = new ESLint();

const findings = [];
for (const { file, code, isOnDisk } of JSON.parse(await text(process.stdin))) {
  const [result] = await (isOnDisk ? onDisk : anywhere).lintText(code, { filePath: file });
  findings.push(
    (result?.messages ?? []).map(({ ruleId, message, severity }) => ({ ruleId, message, isError: severity === 2 })),
  );
}
console.log(JSON.stringify(findings));
