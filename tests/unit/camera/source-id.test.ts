import { CAMERA_FILES, SPECIFIED_FILES } from '@/lib/agencies/source-id';
import { getDataPath } from '@/lib/camera-files/names';

test('the files that every installation has are the 15 of the specification, in its order', () => {
  expect(SPECIFIED_FILES).toEqual(
    '511ny 511ga 511id 511newengland 511pa 511fl 511ia 511in 511sc caltrans navcanada gtaupdate 511on vdot nycdot'.split(
      ' ',
    ),
  );
});

test('the files of further agencies come after them', () => {
  expect(CAMERA_FILES).toEqual([...SPECIFIED_FILES, '511mn', '511nv']);
});

test('a file has its public address', () => {
  expect(getDataPath('gtaupdate')).toBe('/camera-data/gtaupdate-cameras.json');
});
