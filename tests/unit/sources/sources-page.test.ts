import { readFileSync } from 'node:fs';
import { AGENCY_TERMS } from '@/data/agency-terms';
import { SOURCE_IDS } from '@/lib/agencies/agencies';

/** The cells of a table's rows that begin with a source, without the padding. */
function readTable(markdown: string): string[][] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((row) => row.split('|').slice(1, -1));
  return cells
    .map((row) => row.map((cell) => cell.trim()))
    .filter(([id]) => SOURCE_IDS.some((source) => source === id));
}

test('the table of docs/sources.md says for every source what the tables of the code say', () => {
  const expected = SOURCE_IDS.map((id) => {
    const { attribution, reuse } = AGENCY_TERMS[id];
    return [
      id,
      `[${attribution.name}](${attribution.url})`,
      reuse.class,
      attribution.license,
      `[${new URL(reuse.page).hostname}](${reuse.page}), ${reuse.read}`,
    ];
  });
  expect(readTable(readFileSync('docs/sources.md', 'utf8'))).toEqual(expected);
});

test('a page that says what an agency thinks of reuse was read on a day', () => {
  const undated = SOURCE_IDS.filter((id) => Number.isNaN(Date.parse(AGENCY_TERMS[id].reuse.read)));
  expect(undated).toEqual([]);
});

test('docs/coverage.md says of its sources what their agencies say of reuse', () => {
  const table = readTable(readFileSync('docs/coverage.md', 'utf8')).filter((cells) => cells.length === 9);
  const wrong = SOURCE_IDS.filter((id) =>
    table.some((row) => row[0] === id && row[7] !== AGENCY_TERMS[id].reuse.class),
  );
  expect(table.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
