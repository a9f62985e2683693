const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- sync\` updates only that section. \`load\` (needs nginx), \`soak\` (45
minutes), \`kiosk\` (two hours), \`accounts\` (needs \`npm run build:accounts\`) and \`lighthouse\` (needs \`npm run build:sample -- build\`; downloads 185 MB
once) run only when named.

Compare the rows of a table with each other, not with another machine. The column \`goal\` has the project’s own goals, met or
missed in this run; figures without one have none. No test fails on a time.
`;

const findStart = (suite: string) => `<!-- suite: ${suite} -->`;
const END = '<!-- end of suite -->';

/**
 * Replaces a suite's section, or appends it.
 * @param report empty on the first run
 * @param section Markdown without the markers
 */
export function replaceSection(report: string, suite: string, section: string): string {
  const block = `${findStart(suite)}\n\n${section}\n\n${END}\n`;
  const before = report.trim() === '' ? INTRODUCTION : report;
  const start = before.indexOf(findStart(suite));
  if (start === -1) return `${before.trimEnd()}\n\n${block}`;
  const end = before.indexOf(END, start) + END.length;
  return `${before.slice(0, start)}${block}${before.slice(end).replace(/^\n/, '')}`;
}
