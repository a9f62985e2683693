/** One line of `test-journal.mjs`; without a title it is about the whole file. */
export interface JournalEvent {
  readonly event: 'begin' | 'end';
  readonly file: string;
  readonly title?: string;
  readonly status?: string;
  readonly ms?: number;
  readonly error?: string;
}

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** @param journal JSON lines; a kill may cut the last one short */
export function parseJournal(journal: string): JournalEvent[] {
  return journal
    .slice(0, journal.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as JournalEvent);
}

export const countTests = (events: readonly JournalEvent[]): TestCounts => ({
  passed: events.filter(({ status }) => status === 'passed').length,
  failed: events.filter(({ status }) => status === 'failed').length,
});

/** Counts a step without a test runner as one test. */
export function countStep(hasSucceeded: boolean, events: readonly JournalEvent[] | undefined): TestCounts {
  const counts = events && countTests(events);
  if (hasSucceeded) return counts ?? { passed: 1, failed: 0 };
  return { passed: counts?.passed ?? 0, failed: Math.max(1, counts?.failed ?? 0) };
}

export const addCounts = (counts: readonly TestCounts[]): TestCounts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

const nameOf = ({ file, title }: JournalEvent) => (title === undefined ? file : `${file}: ${title}`);

export const listFailures = (events: readonly JournalEvent[]): string[] =>
  events
    .filter(({ status }) => status === 'failed')
    .map((event) => [nameOf(event), ...(event.error?.split('\n') ?? [])].join('\n    '));

/** Tests that never ended, or files if none of their tests began. */
export function findUnfinished(events: readonly JournalEvent[]): string[] {
  const ended = new Set(events.filter(({ event }) => event === 'end').map(nameOf));
  const unfinished = events.filter((event) => event.event === 'begin' && !ended.has(nameOf(event)));
  const hasTest = new Set(unfinished.filter(({ title }) => title !== undefined).map(({ file }) => file));
  return [...new Set(unfinished.filter(({ file, title }) => title !== undefined || !hasTest.has(file)).map(nameOf))];
}

export function slowestFiles(events: readonly JournalEvent[], limit: number): [file: string, seconds: number][] {
  const total = new Map<string, number>();
  for (const { file, ms = 0 } of events) total.set(file, (total.get(file) ?? 0) + ms / 1000);
  return [...total].sort(([, a], [, b]) => b - a).slice(0, limit);
}
