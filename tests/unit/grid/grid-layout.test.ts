import { getGridLayout } from '@/components/grid/grid-layout';

test.each([
  [360, 1, 340],
  [768, 1, 748],
  [769, 1, 370],
  [779, 1, 370],
  [780, 2, 370],
  [1440, 3, 370],
  [1520, 4, 370],
  [3840, 10, 370],
])('a %i px wide screen has %i columns of %i px', (width, columns, cardWidth) => {
  expect(getGridLayout(width)).toMatchObject({ columns, cardWidth });
});

test('rows are 430 + 20 px high, on phones 360 + 15 px', () => {
  expect(getGridLayout(1440)).toMatchObject({ cardHeight: 430, rowHeight: 450 });
  expect(getGridLayout(390)).toMatchObject({ cardHeight: 360, rowHeight: 375 });
});
