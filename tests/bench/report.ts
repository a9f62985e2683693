import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

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
type Goal = {
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

type Cells = readonly (string | number)[];

function judge({ columns }: BenchTable, row: Cells, goal: Goal): string {
  const { column } = goal;
  const numbers = row
    .filter((_, index) => index > 0 && (column === undefined || columns[index] === column))
    .filter((cell) => typeof cell === 'number');
  if (numbers.length === 0) throw new Error(`${row[0]}: no figure for the goal`);
  const [sign, limit] = 'most' in goal ? ['<=', goal.most] : ['>=', goal.least];
  const isMet = numbers.every((figure) => ('most' in goal ? figure <= limit : figure >= limit));
  return `${column === undefined ? '' : `${column} `}${sign} ${limit}: ${isMet ? 'met' : 'missed'}`;
}

/** Adds a column that says of each figure with a goal whether it is met. It judges the figures as they are printed. */
function addGoals(table: BenchTable): BenchTable {
  const { goals, rows, columns } = table;
  if (!goals) return table;
  const lost = goals.filter(({ row }) => !rows.some(([name]) => name === row));
  if (lost.length > 0) throw new Error(`No row for the goals of ${lost.map(({ row }) => row).join(', ')}`);
  const judged = rows.map((row) => {
    const verdicts = goals.filter((goal) => goal.row === row[0]).map((goal) => judge(table, row, goal));
    return [...row, verdicts.join('; ')];
  });
  return { ...table, columns: [...columns, 'goal'], rows: judged };
}

/** GitHub Markdown. Columns of numbers are right-aligned. */
export function formatTable({ columns, rows }: Pick<BenchTable, 'columns' | 'rows'>): string {
  const rule = columns.map((_, at) => (rows.every((row) => typeof row[at] === 'number') ? '--:' : '---'));
  const toLine = (cells: Cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [columns, rule, ...rows].map(toLine).join('\n');
}

export function formatSection(table: BenchTable): string {
  const notes = table.notes.map((note) => `- ${note}`).join('\n');
  return [`## ${table.title}`, formatTable(addGoals(table)), notes].join('\n\n').trimEnd();
}

/** Replaces the text between a report's markers of a section. */
export function replaceSection(report: string, name: string, text: string): string {
  const [before, after] = report.split(`<!-- suite: ${name} -->`);
  if (before === undefined || after === undefined) throw new Error(`The report has no section ${name}`);
  const end = '<!-- end -->';
  return `${before}<!-- suite: ${name} -->\n\n${text}\n\n${after.slice(after.indexOf(end))}`;
}

export function saveSection(file: string, name: string, text: string): void {
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), name, text));
  spawnSync('npx', ['oxfmt', file]);
}
