const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- sync\` renews one section only. \`load\` (needs nginx), \`soak\` (45
minutes) and \`accounts\` (needs what \`npm run test:accounts\` builds) run only when they are named. No time here is a pass mark: compare the rows of one table with each other, not with
another machine.
`;

const findStart = (suite: string) => `<!-- suite: ${suite} -->`;
const END = '<!-- end of suite -->';

/**
 * The report with one suite's section replaced, or added at the end when it was not there.
 * @param report The file as it is; empty for a first run.
 * @param section Markdown without the markers.
 */
export function replaceSection(report: string, suite: string, section: string): string {
  const block = `${findStart(suite)}\n\n${section}\n\n${END}\n`;
  const before = report.trim() === '' ? INTRODUCTION : report;
  const start = before.indexOf(findStart(suite));
  if (start === -1) return `${before.trimEnd()}\n\n${block}`;
  const end = before.indexOf(END, start) + END.length;
  return `${before.slice(0, start)}${block}${before.slice(end).replace(/^\n/, '')}`;
}
