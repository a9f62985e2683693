import { readFileSync } from 'node:fs';
import {
  describeGap,
  formatAmounts,
  formatChip,
  formatDistance,
  listRows,
  makeHourFormat,
  nameZone,
  sayWeather,
} from '@/lib/weather/format-weather';
import { readEcccItems } from '@/lib/weather/read-eccc';
import { parseInterval, readNwsGrid } from '@/lib/weather/read-nws';
import { findWeatherPlace, type Hour } from '@/lib/weather/weather';
import { camera } from '../../support/camera';

const readFixture = (name: string): unknown => JSON.parse(readFileSync(`tests/fixtures/weather/${name}.json`, 'utf8'));
const grid = readFixture('nws-grid') as { properties: Record<string, unknown> };
const pages = readFixture('eccc-items') as { features: readonly unknown[] };

const NOW = Date.parse('2026-01-11T04:20:00Z');
const PASS = { lat: 51.3, lng: -118.2 };

test.each([
  ['2026-01-11T03:00:00+00:00/PT3H', 3],
  ['2026-01-11T03:00:00+00:00/P1DT6H', 30],
  ['2026-01-11T03:00:00-05:00/P7D', 168],
  ['2026-01-11T03:00:00Z/PT90M', 1.5],
])('%s lasts %d hours', (text, hours) => {
  const interval = parseInterval(text);
  expect((interval!.to - interval!.from) / 3_600_000).toBe(hours);
});

test('invalid intervals are rejected', () => {
  const start = '2026-01-11T03:00:00+00:00';
  const odd = ['', start, `${start}/PT0H`, 'NOW/P1D', '2026-99-11T03:00:00Z/PT1H', ` ${start}/PT1H`, `${start}/PT1H9`];
  expect(odd.filter((text) => parseInterval(text) !== null)).toEqual([]);
});

test('the grid of the National Weather Service becomes this hour and the next six, with amounts by the share of their interval', () => {
  const weather = readNwsGrid(grid, 'America/Los_Angeles').at(NOW)!;
  expect(listRows(weather, 'us')).toEqual([
    { label: 'Temp', unit: '°F', values: ['30°', '27°', '27°', '27°', '25°', '25°', '25°'] },
    { label: 'Wind', unit: 'mph', values: ['15', '15', '15', '15', '15', '0', '0'] },
    { label: 'Gusts', unit: 'mph', values: ['30', '30', '–', '–', '–', '–', '–'] },
    { label: 'Precip', unit: '', values: ['75%', '75%', '20%', '20%', '20%', '20%', '20%'] },
  ]);
  // Two of six hours of 50.8 mm; and of the water also five of the next six.
  expect(weather.snowMm).toBeCloseTo(50.8 / 3);
  expect(weather.precipitationMm).toBeCloseTo(5.08 / 3 + 1.25);
  expect(formatAmounts(weather, 'us')).toBe('Over these hours: 0.1 in of precipitation, 0.7 in of snow.');
  expect(formatAmounts(weather, 'metric')).toBe('Over these hours: 2.9 mm of precipitation, 1.7 cm of snow.');
  expect(formatChip(weather, 'us')).toBe('30\u00A0°F · 15\u00A0mph');
});

const weatherOf = (facts: Partial<Hour>, precipitationMm: number | null = null, snowMm: number | null = null) => {
  const nothing = { temperatureC: null, windKmh: null, gustKmh: null, chance: null, visibilityM: null };
  return { now: { at: NOW, ...nothing, ...facts }, next: [], precipitationMm, snowMm };
};

test.each([
  [
    { temperatureC: -0.4, windKmh: 30 },
    '31\u00A0°F · 19\u00A0mph',
    '31\u00A0°F, wind 19\u00A0mph',
    '0\u00A0°C · 30\u00A0km/h',
  ],
  [{ temperatureC: 10 }, '50\u00A0°F', '50\u00A0°F', '10\u00A0°C'],
  [{ windKmh: 0 }, '0\u00A0mph', 'wind 0\u00A0mph', '0\u00A0km/h'],
  [{}, '', '', ''],
])('for %j, known values are shown', (facts, chip, words, metric) => {
  const weather = weatherOf(facts);
  expect([formatChip(weather, 'us'), sayWeather(weather, 'us'), formatChip(weather, 'metric')]).toEqual([
    ...[chip, words, metric],
  ]);
});

test.each([
  [[null, null], '', ''],
  [[0.19, 0.19], '', ''],
  [[null, 0.49], '0.02 in of snow', ''],
  [[0.2, null], '0.01 in of precipitation', '0.2 mm of precipitation'],
  [[1.99, null], '0.08 in of precipitation', '2.0 mm of precipitation'],
  [[2, 5], '0.1 in of precipitation, 0.2 in of snow', '2.0 mm of precipitation, 0.5 cm of snow'],
  [[null, 50.8], '2.0 in of snow', '5.1 cm of snow'],
])('%j mm of water and snow are %j, or %j', ([water = null, snow = null], us, metric) => {
  const said = (text: string) => (text === '' ? '' : `Over these hours: ${text}.`);
  expect((['us', 'metric'] as const).map((system) => formatAmounts(weatherOf({}, water, snow), system))).toEqual([
    ...[us, metric].map(said),
  ]);
});

test('a distance has decimals below five units, and visibility ends where services stop measuring it', () => {
  const see = (system: 'us' | 'metric', visibilityM: number) =>
    listRows(weatherOf({ visibilityM }), system)[0]?.values[0];
  expect([800, 1_609.344, 8_046.72, 16_000, 16_100].map((meters) => see('us', meters))).toEqual([
    ...['0.5', '1', '5', '10', '10+'],
  ]);
  expect([400, 4_900, 5_400, 15_900, 16_000].map((meters) => see('metric', meters))).toEqual([
    ...['0.4', '4.9', '5', '16', '16+'],
  ]);
  expect([formatDistance(34.5, 'us'), formatDistance(34.5, 'metric')]).toEqual(['21 mi', '35 km']);
});

test('a layer in Fahrenheit or meters per second is converted, and one in an unknown unit left out', () => {
  const layer = (uom: string, value: number) => ({ uom, values: [{ validTime: '2026-01-11T03:00:00Z/PT9H', value }] });
  const properties = {
    ...{ temperature: layer('unit:degF', 14), windSpeed: layer('wmoUnit:m_s-1', 10) },
    ...{ windGust: layer('wmoUnit:kt', 9), visibility: layer('wmoUnit:m', 400) },
  };
  const { now } = readNwsGrid({ properties }, null).at(NOW)!;
  expect(now).toMatchObject({ temperatureC: -10, windKmh: 36, gustKmh: null, visibilityM: 400 });
});

test('a city page of Canada becomes what its station saw and the hours to come, of the nearest town', () => {
  const forecast = readEcccItems(pages, PASS)!;
  expect(forecast.town).toEqual({ name: 'Revelstoke', km: expect.closeTo(34.5, 0) });
  const weather = forecast.at(NOW)!;
  expect(listRows(weather, 'metric')).toEqual([
    { label: 'Temp', unit: '°C', values: ['-6°', '-7°', '-8°'] },
    { label: 'Wind', unit: 'km/h', values: ['0', '20', '10'] },
    { label: 'Gusts', unit: 'km/h', values: ['–', '40', '–'] },
    { label: 'Precip', unit: '', values: ['–', '90%', '60%'] },
    { label: 'Visibility', unit: 'km', values: ['2.4', '–', '–'] },
  ]);
  expect(forecast.at(NOW - 2 * 3_600_000)).toEqual(weather);
});

test('a station that has been silent for hours gives way to the forecast of this hour', () => {
  const forecast = readEcccItems(pages, PASS)!;
  expect(forecast.at(NOW + 3 * 3_600_000)).toBeNull();
  type Page = { properties: { currentConditions: unknown; hourlyForecastGroup: { hourlyForecasts: unknown[] } } };
  const [page] = (readFixture('eccc-items') as { features: [Page] }).features;
  page.properties.hourlyForecastGroup.hourlyForecasts.reverse();
  page.properties.currentConditions = { temperature: { value: { en: 3 } }, timestamp: { en: '2026-01-10T20:00:00Z' } };
  const weather = readEcccItems({ features: [page] }, PASS)!.at(NOW)!;
  expect([weather.now, ...weather.next].map(({ temperatureC }) => temperatureC)).toEqual([-6, -7, -8]);
});

test('a forecast that ended, a town far away, or an invalid response gives no weather', () => {
  expect(readNwsGrid(grid, null).at(NOW + 8 * 24 * 3_600_000)).toBeNull();
  expect(readEcccItems(pages, { lat: 60, lng: -118 })).toBeNull();
  expect(readEcccItems({ features: [{}, null, 7] }, PASS)).toBeNull();
  const wrong = [null, {}, [], 'text', { properties: { temperature: { values: [] } } }, { features: 'many' }];
  for (const body of wrong) {
    expect(() => readNwsGrid(body, null)).toThrow();
    expect(() => readEcccItems(body, PASS)).toThrow();
  }
});

test('hours are in the camera’s time zone, or the visitor’s if it is unknown', () => {
  expect(makeHourFormat('America/Los_Angeles', 'us')(NOW)).toBe('8 PM');
  expect(makeHourFormat('America/Toronto', 'metric')(NOW)).toBe('23:20');
  expect(nameZone('America/Los_Angeles', NOW)).toBe('PST');
  expect(makeHourFormat('Mars/Olympus', 'us')(NOW)).toBe(makeHourFormat(null, 'us')(NOW));
});

test('the service is that of the camera’s country, simulated for a demo camera; without a point there is none', () => {
  const canadian = { lat: 43.7, lng: -79.4, state: 'Ontario' };
  expect(findWeatherPlace(camera(canadian))).toMatchObject({ address: 'https://api.weather.gc.ca' });
  expect(findWeatherPlace(camera({ state: 'New York' }))).toMatchObject({ address: 'https://api.weather.gov' });
  expect(findWeatherPlace(camera({ ...canadian, isDemo: true }))).toMatchObject({ address: '/demo/weather/eccc' });
  expect(findWeatherPlace({ ...camera(), state: null, country_code: 'ca' })?.service).toBe('eccc');
  expect([{ lat: NaN }, { lng: NaN }].map((lost) => findWeatherPlace({ ...camera(), ...lost }))).toEqual([null, null]);
});

test.each([
  ['nws', true, true, 'Weather from the National Weather Service is unavailable right now.'],
  ['eccc', true, true, 'Weather from Environment and Climate Change Canada is unavailable right now.'],
  ['eccc', true, false, 'No weather for this location from Environment and Climate Change Canada.'],
  ['nws', false, true, 'You’re offline. Weather appears when you reconnect.'],
] as const)('%s, online %s, failed %s: %s', (service, isOnline, hasFailed, says) => {
  expect(describeGap(service, isOnline, hasFailed)).toBe(says);
});
