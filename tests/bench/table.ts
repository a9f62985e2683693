/** What a benchmark suite reports: one table and what a reader has to know of it. */
export interface BenchTable {
  readonly title: string;
  readonly columns: readonly string[];
  /** One array a row, as long as `columns`. Numbers are printed as they are, so that a suite rounds its own. */
  readonly rows: readonly (readonly (string | number)[])[];
  /** Sentences below the table: what was measured and how, and what the figures do not say. */
  readonly notes: readonly string[];
}

/** What the command line asks of the suites. */
export interface BenchSettings {
  /** Length of the soak on the wall. */
  readonly minutes?: number;
}

const escapeCell = (value: string | number): string => String(value).replaceAll('|', '\\|');

/** Widest cell of each column. */
function columnWidths(table: BenchTable): number[] {
  const lines = [table.columns, ...table.rows];
  return table.columns.map((_, column) => Math.max(3, ...lines.map((line) => escapeCell(line[column] ?? '').length)));
}

/** The table in GitHub's Markdown, columns aligned so that it reads well in a terminal too. Numbers stand to the right. */
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

/** A suite's section: title, table, notes. */
export function formatSection(table: BenchTable): string {
  const notes = table.notes.map((note) => `- ${note}`).join('\n');
  return [`## ${table.title}`, formatTable(table), ...(notes === '' ? [] : [notes])].join('\n\n');
}
