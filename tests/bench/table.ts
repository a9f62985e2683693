/** Report of a benchmark suite. */
export interface BenchTable {
  readonly title: string;
  readonly columns: readonly string[];
  /** As long as `columns`. Numbers are printed as they are, so each suite rounds its own. */
  readonly rows: readonly (readonly (string | number)[])[];
  /** Sentences below the table: what was measured, how, and what the figures do not show. */
  readonly notes: readonly string[];
  readonly goals?: readonly Goal[];
}

/** A limit that the project set itself. */
export type Goal = {
  /** First cell of the rows that it is for. */
  readonly row: string;
  /** Without one, every figure of the row counts. */
  readonly column?: string;
} & ({ readonly most: number } | { readonly least: number });

export interface BenchSettings {
  /** Minutes of the soak on the wall. */
  readonly minutes?: number;
  /** Folder of labeled pictures. */
  readonly pictures?: string;
}

const escapeCell = (value: string | number): string => String(value).replaceAll('|', '\\|');

function columnWidths(table: BenchTable): number[] {
  const lines = [table.columns, ...table.rows];
  return table.columns.map((_, column) => Math.max(3, ...lines.map((line) => escapeCell(line[column] ?? '').length)));
}

function judge(table: BenchTable, row: BenchTable['rows'][number], goal: Goal): string {
  const { column } = goal;
  const figures = row.filter((cell, index) => index > 0 && (column === undefined || table.columns[index] === column));
  const numbers = figures.filter((cell) => typeof cell === 'number');
  if (numbers.length === 0) throw new Error(`${row[0]}: no figure for the goal`);
  const [sign, limit] = 'most' in goal ? ['<=', goal.most] : ['>=', goal.least];
  const isMet = numbers.every((figure) => ('most' in goal ? figure <= limit : figure >= limit));
  return `${column === undefined ? '' : `${column} `}${sign} ${limit}: ${isMet ? 'met' : 'missed'}`;
}

/** Adds a column that says of each figure with a goal whether it is met. It judges the figures as they are printed. */
function addGoals(table: BenchTable): BenchTable {
  const { goals } = table;
  if (!goals) return table;
  const lost = goals.filter(({ row }) => !table.rows.some(([name]) => name === row));
  if (lost.length > 0) throw new Error(`No row for the goals of ${lost.map(({ row }) => row).join(', ')}`);
  const rows = table.rows.map((row) => {
    const verdicts = goals.filter((goal) => goal.row === row[0]).map((goal) => judge(table, row, goal));
    return [...row, verdicts.join('; ')];
  });
  return { ...table, columns: [...table.columns, 'goal'], rows };
}

/** GitHub Markdown with aligned columns, so it also reads well in a terminal. Numbers are right-aligned. */
export function formatTable(table: BenchTable): string {
  const widths = columnWidths(table);
  const isNumeric = widths.map((_, column) => table.rows.every((row) => typeof row[column] === 'number'));
  const line = (cells: readonly (string | number)[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = escapeCell(cells[column] ?? '');
        return isNumeric[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (isNumeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(table.columns), rule, ...table.rows.map(line)].join('\n');
}

export function formatSection(table: BenchTable): string {
  const notes = table.notes.map((note) => `- ${note}`).join('\n');
  return [`## ${table.title}`, formatTable(addGoals(table)), ...(notes === '' ? [] : [notes])].join('\n\n');
}
