const NUMBERS: ReadonlySet<string> = new Set(['rows', 'cameras', 'duplicates', 'dead', 'locked', 'seconds']);

export function formatTable(columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return NUMBERS.has(columns[column] ?? '') ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
