import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlacePage } from '@/components/landing/places/place-page';
import { getContent } from '@/lib/places/content';
import { createInventoryOf } from '@/lib/places/inventory';
import { selectPictures } from '@/lib/places/pictures';
import { findPlace } from '@/lib/places/places';
import { camera } from '../support/camera';
import { onRoad, roadEvent } from '../support/road-reports';

const BUFFALO = { state: 'New York', lat: 42.886, lng: -78.878 };
const SYNCED = { cameras: [camera(BUFFALO)], changedAt: 0 };
const IN_BUFFALO = '/?near=42.886,-78.878,8&place=Buffalo&state=New%20York';

type PlaceProps = Parameters<typeof PlacePage>[0];

function makePage(
  key: string,
  snapshot: Parameters<typeof createInventoryOf>[0],
  { pictures = [], reports = null }: Partial<Pick<PlaceProps, 'pictures' | 'reports'>> = {},
) {
  const place = findPlace(`${key}-traffic-cameras`)!;
  const props = { place, content: getContent(place), inventoryOf: createInventoryOf(snapshot), pictures };
  return { page: <PlacePage {...props} roads={[]} reports={reports} />, content: props.content };
}

test.each([
  ['buffalo', SYNCED, IN_BUFFALO, '1 of them here, counted January 1'],
  ['buffalo', null, IN_BUFFALO, 'None of them here yet: this site has not collected any cameras.'],
  ['texas', SYNCED, IN_BUFFALO, 'Opens the nearest cameras: Buffalo, New York.'],
  ['alabama', null, '/', 'None of them here yet: this site has not collected any cameras.'],
] as const)('both buttons of %s lead to cameras, with and without a sync', (key, snapshot, href, note) => {
  const { page, content } = makePage(key, snapshot);
  render(page);
  for (const name of [content.viewLabel, content.startLabel])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getAllByText(note).length).toBeGreaterThan(0);
});

const HOSTILE = '</script><img src=x onerror=alert(1)>';

test('a place page shows hostile camera names as text', () => {
  const cameras = Array.from({ length: 6 }, (_, index) =>
    camera({ id: `511ny-${index}`, location: `${HOSTILE} ${index}`, state: 'New York', roadway: `I-${index}` }),
  );
  const { page } = makePage('new-york', { cameras, changedAt: 0 }, { pictures: selectPictures(cameras, () => true) });
  const view = renderToStaticMarkup(page);
  expect(view.match(/&lt;\/script&gt;&lt;img src=x/g)).toHaveLength(12);
  expect(view).not.toMatch(/<img src=x|<\/?script/);
});

test.each<[PlaceProps['reports'], RegExp]>([
  [{ warnings: [], closures: [] }, /^No weather warnings or road closures here on [^.]+\.$/],
  [
    { warnings: [], closures: null },
    /^No weather warnings here on [^.]+\. We don’t have road closures for this area\.$/,
  ],
  [{ warnings: null, closures: null }, /^We don’t have weather warnings or road closures for this area\.$/],
  [
    { warnings: null, closures: [roadEvent('a', onRoad('I-90', { from: 'Exit 7', state: 'CLOSED' }))] },
    /^In effect on [^.]+\. We don’t have weather warnings for this area\.$/,
  ],
])('a place says what is in effect, and which data it lacks: %#', (reports, says) => {
  render(makePage('buffalo', SYNCED, { reports }).page);
  expect(screen.getByText(says)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'I-90: Closed at Exit 7' })).toHaveLength(
    reports?.closures?.length ?? 0,
  );
});
