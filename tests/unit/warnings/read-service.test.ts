import { expect, test } from '@jest/globals';
import { readService } from '@/lib/warnings/read-service';
import { SERVICES } from '@/lib/warnings/services';
import { isInArea, MAX_WARNINGS, readAlerts, serializeAlerts } from '@/lib/warnings/warning';
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

test('warnings of Environment Canada: their color is their severity, and ended ones are left out', () => {
  const { warnings, dropped } = readService('eccc', eccc, NOW);

  expect(dropped).toBe(1);
  expect(warnings).toMatchObject([
    {
      ...{ event: 'Snow Squall Warning', severity: 'severe', sender: 'Environment Canada', zones: [] },
      headline: 'Snow Squall Warning for Barrie - Collingwood',
      ends: Date.parse('2026-11-23T06:00:00Z'),
    },
  ]);
});

test.each(['<html>', null, [], {}, { type: 'FeatureCollection' }, { features: [] }])('%j is no list', (body) => {
  expect(() => readService('nws', body, NOW)).toThrow();
});

test('of twenty thousand warnings the worst stay, and ten thousand are looked at', () => {
  const [, squall] = nws.features;
  const features = Array.from({ length: 20_000 }, (_, index) => ({
    ...squall,
    properties: { ...squall?.properties, id: `${index}`, severity: index === 9_999 ? 'Extreme' : 'Minor' },
  }));
  const { warnings } = readService('nws', { type: 'FeatureCollection', features }, NOW);

  expect(warnings).toHaveLength(MAX_WARNINGS);
  expect(warnings[0]?.id).toBe('9999');
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
