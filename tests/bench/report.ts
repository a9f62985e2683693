const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- sync\` updates only that section. Only when named: \`load\` (needs nginx), \`soak\` (45
minutes), \`kiosk\` (two hours), \`accounts\` (needs \`npm run build:accounts\`), and \`lighthouse\` (needs \`npm run build:sample -- build\`; downloads
185 MB once).

Compare the rows of a table with each other, not with another machine. The column \`goal\` has the project’s own goals. No test fails on a
time.
`;

const findStart = (suite: string) => `<!-- suite: ${suite} -->`;
const END = '<!-- end -->';

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
