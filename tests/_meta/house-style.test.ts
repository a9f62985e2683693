import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const tracked = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(css|js|json|md|mjs|ts|tsx)$/.test(file));

/** `file:line` of each line that matches. */
const findLines = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 80)}`] : [])),
  );

const PROSE = tracked('app', 'components', 'lib', 'data', 'demo', 'docs', 'functions', '*.md');

test('no text cites a document that is not in the repository', () => {
  expect(findLines(PROSE, /\((the )?spec(ification)?\b|\bspec \d|design, decision|reliability note/i)).toEqual([]);
});

test('US spelling: favorite, color, catalog, license', () => {
  // An agency's license is named so, and a field of Environment Canada `risk_colour_en`.
  const files = PROSE.filter((file) => file !== 'lib/warnings/read-service.ts');
  expect(findLines(files, /favourit|colour|catalogue|licence(?! ?[–-])/i)).toEqual([]);
});

test('text has the sizes of the type scale', () => {
  const styles = tracked('app', 'components').filter((file) => file.endsWith('.css'));
  expect(findLines(styles, /\bfont(-size)?: [^;/]*\b(?!(11|13|15|16|17|22|30|36|44)px)\d+px/)).toEqual([]);
});

test('no style sheet has more than 250 lines', () => {
  const lineCount = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  expect(tracked('app', 'components').filter((file) => file.endsWith('.css') && lineCount(file) > 250)).toEqual([]);
});
