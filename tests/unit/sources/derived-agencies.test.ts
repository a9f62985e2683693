import { readFileSync } from 'node:fs';
import { deriveFromAgencies, readAgencyFiles } from '@/data/makers/derived-agencies';

test('files and lists derived from data/agencies are current; otherwise run `npm run agencies`', async () => {
  const derived = deriveFromAgencies(await readAgencyFiles());
  const stale = [...derived].filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
});

test('terms were read on a day', async () => {
  const files = [...(await readAgencyFiles())];
  const undated = files.filter(([, { terms }]) => Number.isNaN(Date.parse(terms.read)));
  expect(undated.map(([id]) => id)).toEqual([]);
});
