import { layOut } from '@/components/grid/grid-layout';
import { COMFORTABLE } from '@/lib/settings/density';

test.each([
  [360, 1, 340, 360, 375],
  [768, 1, 748, 360, 375],
  [769, 1, 370, 430, 450],
  [779, 1, 370, 430, 450],
  [780, 2, 370, 430, 450],
  [1440, 3, 370, 430, 450],
  [1520, 4, 370, 430, 450],
  [3840, 10, 370, 430, 450],
])('a %i px wide screen has %i columns of %i x %i px, %i px apart', (width, columns, ...size) => {
  const [cardWidth, cardHeight, rowHeight] = size;
  expect(layOut(COMFORTABLE, { width, height: 900 }, 500)).toMatchObject({ columns, cardWidth, cardHeight, rowHeight });
});

const compact = { name: 'compact', columns: null } as const;
const wall = (columns: number | null = null) => ({ name: 'wall', columns }) as const;

test.each([
  [360, 2, 166, 121],
  [390, 2, 181, 130],
  [768, 3, 244, 165],
  [1440, 5, 240, 163],
  [1920, 7, 240, 163],
])('compact, a %i px wide screen has %i columns of %i x %i px', (width, columns, cardWidth, cardHeight) => {
  expect(layOut(compact, { width, height: 900 }, 500)).toMatchObject({ columns, cardWidth, cardHeight });
});

test.each([
  [[1440, 900], null, 500, [4, 225]],
  [[1920, 1080], null, 500, [5, 216]],
  [[390, 844], null, 500, [1, 211]],
  [[740, 360], null, 500, [2, 180]],
  [[5120, 1440], null, 500, [12, 240]],
  [[1440, 900], 6, 500, [6, 900 / 7]],
  // Few cameras fill the window with larger pictures.
  [[1440, 900], null, 1, [1, 900]],
  [[1440, 900], null, 4, [2, 450]],
  [[1440, 900], null, 2, [2, 540]],
] as const)(
  'on a wall of %j px, %j columns wanted, %i cameras have columns and height %j',
  ([width, height], wanted, count, [columns, cardHeight]) => {
    const layout = layOut(wall(wanted), { width, height }, count);
    expect(layout).toMatchObject({ columns, cardWidth: width / columns, cardHeight, rowHeight: cardHeight });
  },
);
