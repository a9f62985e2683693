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

test('a goal says of its rows whether the printed figures meet it', () => {
  const section = formatSection({
    title: 'Wall',
    columns: ['', 'ours', 'usual'],
    rows: [
      ['cores', 0.4, 0.5],
      ['tasks', 1, 0],
      ['heap', 3, 4],
      ['nodes', 5, 6],
    ],
    notes: [],
    goals: [
      { row: 'cores', column: 'ours', most: 0.4 },
      { row: 'cores', most: 0.4 },
      { row: 'tasks', column: 'ours', most: 0 },
      { row: 'heap', least: 3 },
      { row: 'heap', column: 'ours', least: 4 },
    ],
  });

  expect(section).toContain('| cores |  0.4 |   0.5 | ours <= 0.4: met; <= 0.4: missed |');
  expect(section).toContain('| tasks |    1 |     0 | ours <= 0: missed                |');
  expect(section).toContain('| heap  |    3 |     4 | >= 3: met; ours >= 4: missed     |');
  expect(section).toContain('| nodes |    5 |     6 |                                  |');
});

test('a goal without its row or without a figure is an error', () => {
  const goal = { column: 'rows', most: 1 };

  expect(() => formatSection({ ...TABLE, goals: [{ ...goal, row: 'lost' }] })).toThrow('lost');
  expect(() => formatSection({ ...TABLE, rows: [['a', '-']], goals: [{ most: 1, row: 'a' }] })).toThrow('no figure');
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
