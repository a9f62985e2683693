import { expect, test } from '@jest/globals';
import { readService } from '@/lib/warnings/read-service';
import { SERVICE_NAMES, SERVICES } from '@/lib/warnings/services';
import { isInArea, MAX_WARNINGS, NO_ALERTS, readAlerts, serializeAlerts } from '@/lib/warnings/warning';
import eccc from '../../fixtures/warnings/eccc.json';
import nws from '../../fixtures/warnings/nws.json';
import { damaged, FUZZ } from '../../support/hostile';
import { fc } from '../../support/seeded-fast-check';

const NOW = Date.parse('2026-11-22T23:45:00Z');
const LISTS = { nws, eccc };

test('warnings of the National Weather Service: those in force on land, the worst first', () => {
  const { warnings, entries, dropped } = readService('nws', nws, NOW);

  expect({ entries, dropped }).toEqual({ entries: 6, dropped: 1 });
  expect(warnings.map(({ event, severity, zones, ends }) => [event, severity, zones, ends])).toEqual([
    ['Snow Squall Warning', 'extreme', [], Date.parse('2026-11-23T00:30:00Z')],
    ['Winter Storm Warning', 'severe', ['forecast/WAZ568', 'forecast/WAZ569'], Date.parse('2026-11-24T12:00:00Z')],
    // Its polygon is on no globe.
    ['Flood Watch', 'moderate', ['county/GAC051'], Date.parse('2026-11-23T15:00:00Z')],
  ]);
  expect(warnings[0]).toMatchObject({
    headline: '<b>Snow Squall Warning</b> & more until 7:30PM EST',
    instruction: '',
  });
  expect(warnings[0]?.area?.some((polygon) => isInArea([polygon], { lat: 43.6, lng: -76 }))).toBe(true);
  expect(warnings[1]?.instruction).toBe(
    'If you must travel, keep an extra flashlight, food, and water in your vehicle.',
  );
});

test.each(['<html>', null, [], {}, { type: 'FeatureCollection' }, { features: [] }])('%j is not a list', (body) => {
  expect(() => readService('nws', body, NOW)).toThrow();
});

/** The answer for the service's one warning, changed. */
function readOne(service: 'nws' | 'eccc', change: object, more: object = {}) {
  const feature = service === 'nws' ? nws.features[1] : eccc.features[0];
  const entry = { ...feature, ...more, properties: { ...feature?.properties, ...change } };
  const { warnings, dropped } = readService(service, { type: 'FeatureCollection', features: [entry, entry] }, NOW);
  return { warning: warnings[0], counts: [warnings.length, dropped] };
}

const NOWHERE = { geometry: null };
const [KEPT, LEFT_OUT, UNREADABLE] = [
  [1, 0],
  [0, 0],
  [0, 2],
];

test.each([
  ['nws', { status: '' }, {}, KEPT],
  ['nws', { status: 'Test' }, {}, LEFT_OUT],
  ['nws', { messageType: 'Cancel' }, {}, LEFT_OUT],
  ['nws', { severity: 'Unknown' }, {}, LEFT_OUT],
  ['nws', { expires: new Date(NOW).toISOString() }, {}, LEFT_OUT],
  ['nws', { expires: new Date(NOW + 1).toISOString() }, {}, KEPT],
  ['nws', { expires: new Date(NOW + 30 * 86_400_000).toISOString() }, {}, KEPT],
  ['nws', { expires: new Date(NOW + 30 * 86_400_000 + 1).toISOString() }, {}, UNREADABLE],
  ['nws', { expires: 'soon' }, {}, UNREADABLE],
  ['nws', { event: '' }, {}, UNREADABLE],
  ['nws', { event: ' ' }, {}, LEFT_OUT],
  ['nws', { id: '' }, {}, UNREADABLE],
  ['nws', { affectedZones: ['https://api.weather.gov/zones/forecast/ANZ335'] }, NOWHERE, LEFT_OUT],
  ['nws', { affectedZones: ['https://api.weather.gov/zones/forecast/ANZ335'] }, {}, LEFT_OUT],
  ['nws', { affectedZones: [], geocode: null }, {}, KEPT],
  ['eccc', { status_en: 'ended' }, {}, LEFT_OUT],
  ['eccc', { status_en: 'Cancelled' }, {}, LEFT_OUT],
  ['eccc', {}, NOWHERE, UNREADABLE],
  ['eccc', { id: null }, { id: 7 }, KEPT],
  ['eccc', { id: null }, { id: null }, UNREADABLE],
] as const)('an entry of %s with %j %j counts as %j', (service, change, more, counts) => {
  expect(readOne(service, change, more).counts).toEqual(counts);
});

const squall = Date.parse('2026-11-23T00:30:00Z');

test.each([
  ['nws', {}, {}, { headline: '<b>Snow Squall Warning</b> & more until 7:30PM EST', sender: 'NWS Buffalo NY' }],
  [
    'nws',
    { headline: null, senderName: null },
    {},
    { headline: 'Snow Squall Warning', sender: 'National Weather Service' },
  ],
  ['nws', { severity: 'Odd' }, {}, { severity: 'minor' }],
  ['nws', { onset: null }, {}, { starts: Date.parse('2026-11-22T23:30:00Z'), ends: squall }],
  ['nws', { onset: '2026-11-24T00:00:00Z' }, {}, { starts: squall, ends: squall }],
  ['nws', { onset: null, effective: null }, {}, { starts: NOW, ends: squall }],
  ['nws', { ends: '2026-11-23T00:00:00Z' }, {}, { ends: Date.parse('2026-11-23T00:00:00Z') }],
  ['nws', {}, NOWHERE, { area: null, zones: ['county/NYC075'] }],
  [
    ...([
      'nws',
      { affectedZones: [], geocode: { UGC: ['NYC075', 'NYZ006', 'NYZ006', 'ANZ335', 'x'] } },
      NOWHERE,
    ] as const),
    { zones: ['county/NYC075', 'forecast/NYZ006'] },
  ],
  ['eccc', {}, {}, { headline: 'Snow Squall Warning for Barrie - Collingwood', sender: SERVICE_NAMES.eccc, zones: [] }],
  ['eccc', { id: null }, { id: 7 }, { id: '7', severity: 'severe' }],
  ['eccc', { risk_colour_en: 'Red' }, {}, { severity: 'extreme' }],
  ['eccc', { risk_colour_en: 'yellow' }, {}, { severity: 'moderate' }],
  ['eccc', { risk_colour_en: null }, {}, { severity: 'severe' }],
  ['eccc', { risk_colour_en: null, alert_type: 'Watch' }, {}, { severity: 'moderate' }],
  ['eccc', { risk_colour_en: null, alert_type: 'statement' }, {}, { severity: 'minor' }],
  ['eccc', { alert_name_en: 'snow-squall watch', feature_name_en: null }, {}, { headline: 'Snow-Squall Watch' }],
  ['eccc', { event_end_datetime: null }, {}, { ends: Date.parse('2026-11-23T12:11:00Z') }],
  ['eccc', { validity_datetime: '2026-11-22T22:00:00Z' }, {}, { starts: Date.parse('2026-11-22T22:00:00Z') }],
] as const)('an entry of %s with %j %j says %j', (service, change, more, facts) => {
  expect(readOne(service, change, more).warning).toMatchObject(facts);
});

test('the file has the zones of its warnings in order, each on a line', () => {
  const { warning } = readOne('nws', {}, NOWHERE);
  const zoned = { ...warning!, zones: ['forecast/WAZ569', 'county/GAC051'] };
  const area = [[[0, 0, 1, 0, 1, 1]]];
  const zones = new Map(['forecast/WAZ569', 'fire/WAZ600', 'county/GAC051'].map((zone) => [zone, area]));
  const text = serializeAlerts({ services: [], zones, warnings: [zoned, { ...zoned, id: 'b' }] });
  expect(text.split('\n')).toEqual([
    '{"services":[],',
    '"zones":{',
    '"county/GAC051":[[[0,0,1,0,1,1]]],',
    '"forecast/WAZ569":[[[0,0,1,0,1,1]]]},',
    '"warnings":[',
    `${JSON.stringify(zoned)},`,
    `${JSON.stringify({ ...zoned, id: 'b' })}]}`,
    '',
  ]);
  expect(readAlerts(JSON.parse(text))).toEqual({
    services: [],
    zones: new Map([...zones].filter(([zone]) => zoned.zones.includes(zone))),
    warnings: [zoned, { ...zoned, id: 'b' }],
  });
  const damagedFile = { zones: { 'county/GAC051': [[]], here: area }, warnings: [{}, zoned], services: [7] };
  expect(readAlerts(damagedFile)).toEqual({ services: [], zones: new Map(), warnings: [zoned] });
  expect(readAlerts({ warnings: [] })).toEqual(NO_ALERTS);
  expect([readAlerts([]), readAlerts({ warnings: {} })]).toEqual([null, null]);
});

test('of ten thousand entries, the two thousand worst and soonest to end are kept', () => {
  const [, feature] = nws.features;
  const readable = Array.from({ length: 2_002 }, (_, index) => ({
    ...feature,
    properties: {
      ...{ ...feature?.properties, id: `${9_999 - index}`, severity: index >= 2_000 ? 'Extreme' : 'Minor' },
      ...(index === 1_999 && { ends: new Date(NOW + 1).toISOString() }),
    },
  }));
  const features = [...Array<null>(7_999).fill(null), ...readable];
  const { warnings, ...counts } = readService('nws', { type: 'FeatureCollection', features }, NOW);

  expect(counts).toEqual({ entries: 10_001, dropped: 7_999 });
  expect(warnings).toHaveLength(MAX_WARNINGS);
  expect(warnings.slice(0, 4).map(({ id }) => id)).toEqual(['7999', '8000', '8001', '8002']);
});

test.each(SERVICES)('no damage to a list of %s gives a warning that the file would not hold', (service) => {
  fc.assert(
    fc.property(damaged(LISTS[service]), (body) => {
      let warnings;
      try {
        ({ warnings } = readService(service, body, NOW));
      } catch {
        return;
      }
      const text = serializeAlerts({ services: [], zones: new Map(), warnings });
      expect(readAlerts(JSON.parse(text))?.warnings).toEqual(warnings);
    }),
    FUZZ,
  );
});
