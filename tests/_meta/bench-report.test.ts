import { replaceSection } from '@/tests/bench/report';
import { formatSection, formatTable } from '@/tests/bench/table';

const TABLE = {
  title: 'Sync',
  columns: ['rows', 'what'],
  rows: [
    [20_000, 'a | b'],
    [5, 'c'],
  ],
  notes: ['Replayed agencies.'],
};

test('a table is Markdown with right-aligned numbers and escaped bars', () => {
  expect(formatTable(TABLE).split('\n')).toEqual([
    '|  rows | what   |',
    '| ----: | ------ |',
    '| 20000 | a \\| b |',
    '|     5 | c      |',
  ]);
});

test('a section has a title, a table, and notes', () => {
  expect(formatSection(TABLE)).toMatch(/^## Sync\n\n\|[\s\S]*\|\n\n- Replayed agencies\.$/);
});

test('a first run writes the introduction and the section', () => {
  const report = replaceSection('', 'sync', 'first');

  expect(report).toMatch(/^# Benchmarks/);
  expect(report).toContain('<!-- suite: sync -->\n\nfirst\n');
});

test('a second run replaces only its own section', () => {
  const both = replaceSection(replaceSection('', 'sync', 'sync one'), 'catalog', 'catalog one');
  const report = replaceSection(both, 'sync', 'sync two');

  expect(report).toBe(both.replace('sync one', 'sync two'));
});
