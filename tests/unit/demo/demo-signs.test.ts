import { createDemoEvents } from '@/demo/network/demo-events';
import { createDemoSigns, createDemoUsual, demoSpeedMph } from '@/demo/network/demo-signs';
import { readSigns } from '@/lib/road-reports/usual-minutes';
import { DEMO_CORRIDORS } from '@/demo/network/rows/corridors';

const NOW = Date.parse('2026-11-24T13:00Z');

test('the demo network’s signs say the minutes of its simulated traffic', () => {
  const { signs } = createDemoSigns(NOW);
  const free = signs.filter(({ pages }) => pages.length === 1);
  const said = free.flatMap(({ road, source, minutes }) => minutes.map((minute) => ({ road, source, ...minute })));
  expect(said.length).toBeGreaterThan(50);
  const wrong = said.filter(({ road, source, to, high, miles = 0 }) => {
    const corridors = DEMO_CORRIDORS.filter((one) => one.roadway === road && one.source === source);
    const speeds = corridors.flatMap((corridor) =>
      corridor.stops
        .filter(([name]) => name.toUpperCase() === to)
        .map(([, lat, lng]) => demoSpeedMph(corridor, { lat, lng }, NOW)),
    );
    return !speeds.some((mph) => Math.abs((high ?? 0) - (miles / mph) * 60) <= 0.5);
  });
  expect(wrong).toEqual([]);
});

test('signs before a crash on a demo road show it, those behind it do not', () => {
  const crash = createDemoEvents(NOW).events.find(({ id }) => id === '511ny-demo-event-1')!;
  const told = createDemoSigns(NOW).signs.filter(({ road, pages }) => road === 'I-90' && pages[0]?.[0] === 'CRASH');
  expect(told.length).toBeGreaterThan(0);
  const misled = told.filter(({ direction, lng }) => (direction === 'Eastbound' ? lng > crash.lng : lng < crash.lng));
  expect(misled).toEqual([]);
  // Georgia's crash is on the southbound lanes.
  const georgia = createDemoSigns(NOW).signs.filter(
    ({ source, pages }) => source === '511ga' && pages[0]?.[0] === 'CRASH',
  );
  expect(georgia.filter(({ direction }) => direction !== 'Southbound')).toEqual([]);
});

test('for a day of the demo network, signs report only what takes longer than usual', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => NOW + hour * 3_600_000);
  const signs = hours.flatMap((now) => {
    const usual = createDemoUsual(now);
    return readSigns(createDemoSigns(now), usual, now).map((sign) => ({
      isSaid: (sign.slower ?? []).length > 0,
      isFree: sign.pages.length === 1,
      // Behind a crash everything takes 1.6 times as long; less than three minutes more is not said.
      isDue: sign.pages.length > 1 && sign.minutes.some(({ high }) => ((high ?? 0) * 0.6) / 1.6 >= 3.5),
    }));
  });
  const saidShare = (some: typeof signs) => some.filter(({ isSaid }) => isSaid).length / some.length;
  const due = signs.filter(({ isDue }) => isDue);
  expect(due.length).toBeGreaterThan(50);
  expect(saidShare(due)).toBeGreaterThanOrEqual(0.95);
  expect(saidShare(signs.filter(({ isFree }) => isFree))).toBeLessThanOrEqual(0.02);
});
