import { AGENCIES } from '@/data/generated/agencies';
import { AGENCY_LISTS } from '@/data/generated/agency-lists';
import { CAMERA_FILES, CORE_FILES, CORE_SOURCES, SOURCE_IDS } from '@/lib/agencies/agencies';
import { getDataPath } from '@/lib/camera-files/names';

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

test('a file has a public path', () => {
  expect(getDataPath('gtaupdate')).toBe('/camera-data/gtaupdate-cameras.json');
});

test('an agency is off exactly if it has no endpoint', () => {
  const wrong = SOURCE_IDS.filter((id) => (AGENCIES[id].isOff === true) !== (AGENCY_LISTS[id].endpoints.length === 0));
  expect(wrong).toEqual([]);
});
