import { render, screen } from '@testing-library/react';
import { PlacePage } from '@/components/landing/places/place-page';
import { getContent } from '@/lib/places/content';
import { createInventoryOf } from '@/lib/places/inventory';
import { findPlace } from '@/lib/places/places';
import { camera } from '../support/camera';

const BUFFALO = { state: 'New York', lat: 42.886, lng: -78.878 };
const SYNCED = { cameras: [camera(BUFFALO)], changedAt: 0 };
const IN_BUFFALO = '/?near=42.886,-78.878,8&place=Buffalo&state=New%20York';

function renderPlace(key: string, snapshot: Parameters<typeof createInventoryOf>[0]) {
  const place = findPlace(`${key}-traffic-cameras`)!;
  const content = getContent(place);
  const inventoryOf = createInventoryOf(snapshot);
  render(
    <PlacePage place={place} content={content} inventoryOf={inventoryOf} pictures={[]} roads={[]} reports={null} />,
  );
  const [view, start] = [content.viewLabel, content.startLabel].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  return { view, start };
}

test.each([
  ['buffalo', SYNCED, IN_BUFFALO, '1 of them here, counted January 1'],
  ['buffalo', null, IN_BUFFALO, 'None of them here yet: this site has not collected any cameras.'],
  ['texas', SYNCED, IN_BUFFALO, 'Opens the nearest cameras: Buffalo, New York.'],
  ['alabama', null, '/', 'None of them here yet: this site has not collected any cameras.'],
] as const)('both buttons of %s lead to cameras, with and without a sync', (key, snapshot, href, note) => {
  expect(renderPlace(key, snapshot)).toEqual({ view: href, start: href });
  expect(screen.getAllByText(note).length).toBeGreaterThan(0);
});
