import { readFileSync } from 'node:fs';
import { AGENCY_TERMS } from '@/data/agency-terms';
import { SOURCE_IDS } from '@/lib/agencies/agencies';

test('docs/sources.md has the terms of every source as the code has them', () => {
  const expected = SOURCE_IDS.map((id) => {
    const { attribution, reuse } = AGENCY_TERMS[id];
    const agency = `[${attribution.name}](${attribution.url})`;
    const page = `[${new URL(reuse.page).hostname}](${reuse.page}), ${reuse.read}`;
    const license = attribution.license === AGENCY_TERMS['511id'].attribution.license ? '' : `${attribution.license} `;
    return `- ${id} (${reuse.class}): ${agency}. ${license}${page}.`;
  });
  const [, terms = ''] = readFileSync('docs/sources.md', 'utf8').split('## Terms by source\n');
  expect(terms.split('\n').filter((line) => line.startsWith('- '))).toEqual(expected);
});

test('a page that says what an agency thinks of reuse was read on a day', () => {
  const undated = SOURCE_IDS.filter((id) => Number.isNaN(Date.parse(AGENCY_TERMS[id].reuse.read)));
  expect(undated).toEqual([]);
});
