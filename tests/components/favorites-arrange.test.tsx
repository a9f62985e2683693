import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFavorites } from '@/components/account/use-favorites';
import { FavoriteButton } from '@/components/camera/favorite-button';
import { AddToWall } from '@/components/saved/add-to-wall';
import { StartButton } from '@/components/saved/start-button';
import { savedWalls } from '@/components/saved/saved-walls';
import { GridActions } from '@/components/viewer/grid-actions';
import { pushUrl, useScreen, type Screen } from '@/components/browser/url-store';
import { showWall } from '@/components/browser/wall-address';
import { useShortcut } from '@/components/browser/use-keys';
import { ChooseBar } from '@/components/wall/choose-bar';
import { WallPanel } from '@/components/wall/wall-panel';
import type { CatalogState } from '@/lib/catalog/catalog';
import { NO_FILTERS, type CameraQuery } from '@/lib/search/camera-query';
import { ignoresKeys } from '@/lib/settings/settings';
import { camera } from '../support/camera';
import { catalogOf } from '../support/catalog';

const KEY = 'roadfeed_favorites';
const NAMES = { a: 'First St', b: 'Second St', c: 'Third St' };
const records = Object.entries(NAMES).map(([id, location]) => camera({ id, location }));
const client = {
  ask: (_: string, [ids]: [string[]]) => Promise.resolve(ids),
  readCameras: (ids: string[]) => Promise.resolve(ids.map((id) => records.find((one) => one.id === id) ?? null)),
};
const catalog = { client, version: 1 } as unknown as CatalogState;
const FAV: CameraQuery = { ...NO_FILTERS, favoritesOnly: true };

const button = (name: string) => screen.getByRole('button', { name });
const stored = (key = KEY) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const order = () =>
  within(screen.getByRole('list', { name: 'Camera order' }))
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label'));

beforeEach(() => {
  localStorage.setItem(KEY, '["a","b","c"]');
  window.history.replaceState(null, '', '/?fav=1');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
});

async function open(query = FAV) {
  render(<GridActions catalog={catalog} query={query} onClear={jest.fn()} />);
  await act(() => Promise.resolve());
  return userEvent.setup();
}

test('favorites are arranged by keys, and a removed one comes back to its place', async () => {
  const user = await open();
  await user.click(button('Arrange'));
  await screen.findByRole('button', { name: 'Move First St' });
  act(() => button('Move First St').focus());
  await user.keyboard('{ArrowDown}');
  expect(order()).toEqual(['Move Second St', 'Move First St', 'Move Third St']);
  expect(stored()).toEqual(['b', 'a', 'c']);
  await user.click(button('Remove Second St'));
  expect(stored()).toEqual(['a', 'c']);
  await user.click(button('Undo'));
  expect(stored()).toEqual(['b', 'a', 'c']);
});

function ShownWall() {
  const { wall } = useScreen() as Screen & { kind: 'wall' };
  const known = new Map(records.map((record) => [record.id, record]));
  const missing = wall.ids.filter((id) => !known.has(id));
  return <WallPanel {...{ wall, missing }} records={known} densitySwitch={null} />;
}

test.each([
  ['Remove Second St', 'a*gone'],
  ['Remove them', 'a*b'],
])('“%s” on a wall can be undone, but not on another wall', async (name, left) => {
  act(() => pushUrl({ fav: null, wall: 'One', cams: 'a*b*gone' }));
  render(<ShownWall />);
  const cameras = () => new URLSearchParams(window.location.search).get('cams');
  const user = userEvent.setup();
  await user.click(button('Arrange'));
  await user.click(screen.getByRole('button', { name, hidden: true }));
  expect(cameras()).toBe(left);
  await user.click(button('Undo'));
  expect(cameras()).toBe('a*b*gone');
  expect(screen.getAllByRole('status').some((status) => status.matches(':focus'))).toBe(true);
  await user.click(screen.getByRole('button', { name, hidden: true }));
  act(() => showWall({ name: 'Two', ids: ['c'] }));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a wall that is saved under the name of another says so', async () => {
  act(() => void savedWalls.save({ name: 'One', ids: ['c'] }));
  act(() => pushUrl({ fav: null, wall: 'One', cams: 'a*b' }));
  render(<ShownWall />);
  await userEvent.click(button('Save as another wall'));
  await userEvent.click(button('Save'));
  expect(screen.getByText('This wall is saved.')).toBeVisible();
});

test('a wall offers to add only as many of a list as it has room for', async () => {
  const listed = catalogOf(records);
  listed.client.find({ query: NO_FILTERS, favorites: new Set(), seed: 2, ids: null });
  const ids = Array.from({ length: 62 }, (_, number) => `511ny-${number}`);
  const wall = { name: '', ids };
  act(() => showWall(wall));
  render(<ChooseBar client={listed.client} wall={wall} view="grid" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add the first 2' }));
  expect(new URLSearchParams(window.location.search).get('cams')).toMatch(/-61\*[abc]\*[abc]$/);
});

test('removing a heart in FAV can be undone', async () => {
  function Page() {
    const { ids } = useFavorites();
    return (
      <>
        {ids.has('b') && <FavoriteButton camera={records[1]!} />}
        <GridActions catalog={catalog} query={FAV} onClear={jest.fn()} />
      </>
    );
  }
  render(<Page />);
  await userEvent.click(button('Add to favorites: Second St'));
  expect(await screen.findByText('Removed Second St.')).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(screen.getByRole('status')).toHaveFocus();
  expect(stored()).toEqual(['a', 'b', 'c']);
  expect(screen.queryByText(/^Removed/)).not.toBeInTheDocument();
});

test('without hearts, FAV says how to add one, and the last one comes back', async () => {
  localStorage.setItem(KEY, '["a"]');
  function Page() {
    return (
      <>
        <FavoriteButton camera={records[0]!} />
        <GridActions catalog={catalog} query={FAV} onClear={jest.fn()} />
      </>
    );
  }
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  render(<Page />);
  await userEvent.click(button('Add to favorites: First St'));
  expect(screen.getByText('Tap the heart on a camera to add it here.')).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(screen.getByRole('status')).toHaveFocus();
  expect(stored()).toEqual(['a']);
});

test('favorites can be arranged only in their own order', async () => {
  await open({ ...FAV, sort: 'a-z' });
  expect(screen.queryByRole('button', { name: 'Arrange' })).not.toBeInTheDocument();
});

test('with 20 saved walls, the button says that there is no room for another', async () => {
  act(() => {
    for (let number = 1; number <= 20; number += 1) savedWalls.save({ name: `Wall ${number}`, ids: ['b'] });
  });
  render(<AddToWall id="a" />);
  await userEvent.click(button('Add to a wall'));
  await userEvent.click(button('New wall'));
  expect(screen.getByText('You have reached the limit of 20 walls.')).toBeVisible();
  expect(button('Add to a wall')).toHaveFocus();
});

test('Set as start page saves the screen as start page, or clears it', async () => {
  render(<StartButton />);
  await userEvent.click(button('Set as start page'));
  expect(button('Set as start page')).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('startScreen')).toBe('fav=1');
  await userEvent.click(button('Set as start page'));
  expect(localStorage.getItem('startScreen')).toBe('');
});

test('a camera is added to a saved wall or a new one, with Undo', async () => {
  const user = userEvent.setup();
  const saved = { name: 'Morning', ids: ['b'] };
  act(() => void savedWalls.save(saved));
  render(<AddToWall id="a" />);
  await user.click(button('Add to a wall'));
  await user.click(button('Morning'));
  expect(screen.getByText('Added to “Morning”.')).toBeVisible();
  expect(stored('roadfeed_walls')).toEqual(['wall=Morning&cams=b*a']);
  await user.click(button('Undo'));
  expect(stored('roadfeed_walls')).toEqual(['wall=Morning&cams=b']);
  await user.click(button('Add to a wall'));
  await user.click(button('New wall'));
  expect(stored('roadfeed_walls')).toEqual(['wall=Morning&cams=b', 'wall=My+wall&cams=a']);
  await user.click(button('Undo'));
  expect(stored('roadfeed_walls')).toEqual(['wall=Morning&cams=b']);
});

test('single-key shortcuts do nothing while keys are ignored', async () => {
  const action = jest.fn();
  function Page() {
    useShortcut('k', action);
    useShortcut('Escape', action);
    return null;
  }
  render(<Page />);
  act(() => ignoresKeys.set(true));
  await userEvent.keyboard('k');
  expect(action).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  act(() => ignoresKeys.set(false));
  await userEvent.keyboard('k');
  expect(action).toHaveBeenCalledTimes(2);
});
