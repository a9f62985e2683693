import { formatSection, formatTable, replaceSection } from '@/tests/bench/report';

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
    '| rows | what |',
    '| --: | --- |',
    '| 20000 | a \\| b |',
    '| 5 | c |',
  ]);
});

test('a section has a title, a table, and notes', () => {
  expect(formatSection(TABLE)).toMatch(/^## Sync\n\n\|[\s\S]*\|\n\n- Replayed agencies\.$/);
});

test('a goal states whether the printed figures of its rows meet it', () => {
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

  expect(section.split('\n').slice(-4)).toEqual([
    '| cores | 0.4 | 0.5 | ours <= 0.4: met; <= 0.4: missed |',
    '| tasks | 1 | 0 | ours <= 0: missed |',
    '| heap | 3 | 4 | >= 3: met; ours >= 4: missed |',
    '| nodes | 5 | 6 |  |',
  ]);
});

test('a goal without its row or without a figure is an error', () => {
  const goal = { column: 'rows', most: 1 };

  expect(() => formatSection({ ...TABLE, goals: [{ ...goal, row: 'lost' }] })).toThrow('lost');
  expect(() => formatSection({ ...TABLE, rows: [['a', '-']], goals: [{ most: 1, row: 'a' }] })).toThrow('no figure');
});

test('a run replaces only its own section', () => {
  const report =
    '# Figures\n\n<!-- suite: a -->\n\nold\n\n<!-- end -->\n\n<!-- suite: b -->\n\nother\n\n<!-- end -->\n';

  expect(replaceSection(report, 'a', 'new')).toBe(report.replace('old', 'new'));
  expect(() => replaceSection(report, 'lost', 'new')).toThrow('no section lost');
});
