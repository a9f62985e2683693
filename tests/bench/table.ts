/** Report of a benchmark suite. */
export interface BenchTable {
  readonly title: string;
  readonly columns: readonly string[];
  /** As long as `columns`. Numbers are printed as they are, so each suite rounds its own. */
  readonly rows: readonly (readonly (string | number)[])[];
  /** Sentences below the table: what was measured, how, and what the figures do not show. */
  readonly notes: readonly string[];
}

export interface BenchSettings {
  /** Minutes of the soak on the wall. */
  readonly minutes?: number;
}

const escapeCell = (value: string | number): string => String(value).replaceAll('|', '\\|');

function columnWidths(table: BenchTable): number[] {
  const lines = [table.columns, ...table.rows];
  return table.columns.map((_, column) => Math.max(3, ...lines.map((line) => escapeCell(line[column] ?? '').length)));
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
  return [`## ${table.title}`, formatTable(table), ...(notes === '' ? [] : [notes])].join('\n\n');
}
