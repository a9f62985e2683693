import { readFileSync } from 'node:fs';
import { deriveFromAgencies, readAgencyFiles } from '@/data/generators/derived-agencies';
import { getLists } from '@/lib/agencies/lists';
import { getTerms } from '@/lib/agencies/terms';
import { getAgency, getFilterLabel, getSourceOf, isSourceId } from '@/lib/agencies/agencies';
import { CAMERA_FILES, CORE_FILES, CORE_SOURCES, setLocalAgencies, SOURCE_IDS } from '@/lib/agencies/sources';
import { mayEmbed } from '@/lib/agencies/permission';

test('every installation has the same 15 files, in this order', () => {
  expect(CORE_FILES).toEqual(
    '511ny 511ga 511id 511newengland 511pa 511fl 511ia 511in 511sc caltrans navcanada gtaupdate 511on vdot nycdot'.split(
      ' ',
    ),
  );
});

test('the files of further agencies come after them', () => {
  expect(CAMERA_FILES).toEqual([...CORE_FILES, ...SOURCE_IDS.slice(CORE_SOURCES.length)]);
});

test('an agency is off exactly if it has no endpoint', () => {
  const wrong = SOURCE_IDS.filter((id) => (getAgency(id).isOff === true) !== (getLists(id).endpoints.length === 0));
  expect(wrong).toEqual([]);
});

test('a local source works like any other, until it is removed', () => {
  const { attribution, reuse } = getTerms('511ny');
  const shown = { label: 'Clare', badge: 'CLARE IMAGE', filter: 'Clare County', home: ['MI'] } as const;
  const clare = { id: 'clare', ...shown, attribution, reuse };
  setLocalAgencies([clare, { ...clare, id: '511ny' }]);
  expect([CAMERA_FILES.at(-1), SOURCE_IDS.at(-1), getSourceOf('clare-7')]).toEqual(['clare', 'clare', 'clare']);
  expect([getFilterLabel('clare'), getFilterLabel('511ny')]).toEqual(['Clare County', '511 New York']);
  expect(mayEmbed('clare')).toBe(true);
  setLocalAgencies([]);
  expect([isSourceId('clare'), mayEmbed('clare'), getFilterLabel('clare')]).toEqual([false, false, 'clare']);
});

test('files and lists derived from data/agencies are current; otherwise run `npm run agencies`', async () => {
  const derived = deriveFromAgencies(await readAgencyFiles());
  const stale = [...derived].filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
});

test('all terms have a valid date', async () => {
  const files = [...(await readAgencyFiles())];
  const undated = files.filter(([, { terms }]) => Number.isNaN(Date.parse(terms.read)));
  expect(undated.map(([id]) => id)).toEqual([]);
});
