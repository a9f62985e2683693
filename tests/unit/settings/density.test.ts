/** @jest-environment jsdom */
import {
  densitySetting,
  DENSITY_SCRIPT,
  formatDensity,
  keepDensity,
  parseDensity,
  readDensity,
} from '@/lib/settings/density';
import { runHeadScript } from '../../support/head-script';

const read = (search: string, saved: string | null = null) => {
  const params = new URLSearchParams(search);
  return readDensity(parseDensity(params.get('density'), params.get('columns')), saved);
};

test.each([
  ['', 'comfortable', null],
  ['density=compact', 'compact', null],
  ['density=compact&columns=4', 'compact', null],
  ['density=wall', 'wall', null],
  ['density=wall&columns=4', 'wall', 4],
  ['density=wall&columns=99', 'wall', 12],
  ['density=wall&columns=0', 'wall', null],
  ['density=wall&columns=-2', 'wall', null],
  ['density=wall&columns=1e9', 'wall', null],
  ['density=%3Cb%3E', 'comfortable', null],
])('the address "%s" means %s with %s columns', (search, name, columns) => {
  expect(read(search)).toEqual({ name, columns });
});

test('the address overrides the last choice, and does not name the default density', () => {
  expect(read('', 'wall 4')).toEqual({ name: 'wall', columns: 4 });
  expect(read('density=compact', 'wall 4')).toEqual({ name: 'compact', columns: null });
  expect(formatDensity(read('', 'comfortable'))).toEqual({ density: null, columns: null });
  expect(formatDensity(read('', 'wall 4'))).toEqual({ density: 'wall', columns: '4' });
});

test.each([
  ['?density=wall&columns=4', null, 'wall', '4'],
  ['', 'compact', 'compact', ''],
  ['?density=compact', 'wall 4', 'compact', ''],
  ['?view=map&density=wall', 'compact', 'none', ''],
  ['?drive=Albany~Buffalo', 'compact', 'none', ''],
  ['?wall=', 'wall 4', 'none', ''],
  ['', null, undefined, ''],
])(
  'before the first paint, the address "%s" and the choice %s give the page the density %s',
  (search, kept, ...shown) => {
    window.history.replaceState(null, '', `/${search}`);
    if (kept !== null) localStorage.setItem('density', kept);
    runHeadScript(DENSITY_SCRIPT);
    const { dataset, style } = document.documentElement;
    const found = [dataset.density, style.getPropertyValue('--columns')];
    delete dataset.density;
    style.removeProperty('--columns');
    localStorage.clear();
    expect(found).toEqual(shown);
  },
);

test.each([
  ['/', undefined],
  ['/?state=NY', '1'],
  ['/?near=42.886,-78.878,12', 'near'],
])('before the first paint, %s leaves room for the rows above the grid: %s', (address, expected) => {
  window.history.replaceState(null, '', address);
  runHeadScript(DENSITY_SCRIPT);
  const { actions } = document.documentElement.dataset;
  delete document.documentElement.dataset.actions;
  delete document.documentElement.dataset.density;
  expect(actions).toBe(expected);
});

test('a choice is saved with its columns', () => {
  keepDensity({ name: 'wall', columns: 3 });
  expect(localStorage.getItem('density')).toBe('wall 3');
  expect(read('', densitySetting.get())).toEqual({ name: 'wall', columns: 3 });
  localStorage.clear();
});
