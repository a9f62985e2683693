/* eslint-disable testing-library/no-node-access -- A tile's position and the focus have no role. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useSyncExternalStore } from 'react';
import { setWallDetection } from '@/components/detection/wall-detection';
import { Kiosk } from '@/components/wall/kiosk';
import type { CameraList } from '@/lib/catalog/catalog';
import { createStore } from '@/lib/core/store';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { ignoresKeys } from '@/lib/settings/settings';
import type { KioskSettings } from '@/lib/wall/kiosk-settings';
import { camera } from '../support/camera';
import { listOf } from '../support/catalog';

interface FeedProps {
  label: string;
  onStatus: (status: FeedStatus) => void;
}

const mockDead = createStore<string | null>(null);

// Feeds are tested separately.
jest.mock('@/components/feed/camera-feed', () => ({
  CameraFeed: function Feed({ label, onStatus }: FeedProps) {
    const dead = useSyncExternalStore(mockDead.subscribe, mockDead.get);
    useEffect(() => {
      const isDead = label === `Live picture: ${dead}`;
      onStatus(isDead ? { phase: 'down', reason: 'not-found', retryAt: null } : { phase: 'live', delayMs: null });
    }, [label, dead, onStatus]);
    return <p data-feed>{label.replace('Live picture: ', '')}</p>;
  },
}));

jest.mock('@/components/detection/tile-detection', () => ({
  TileDetection: function Count() {
    return <p>12 vehicles</p>;
  },
}));

const hasLeft = () => window.location.search === '';
/** Two columns and two rows fit into jsdom's window. */
const SETTINGS: KioskSettings = {
  ...{ seconds: 10, columns: 2, hasClock: false, dims: false },
  ...{ hasCaptions: true, hasNotices: false, counts: false, isTransparent: false },
};

const camerasOf = (count: number) =>
  listOf(
    Array.from({ length: count }, (_, number) => camera({ id: `511ny-${number}`, location: `Exit ${number + 1}` })),
  );

const kioskOf = (cameras: CameraList, changes: Partial<KioskSettings> = {}) => (
  <Kiosk title="Morning" settings={{ ...SETTINGS, ...changes }} cameras={cameras} />
);

async function openKiosk(count: number, changes?: Partial<KioskSettings>) {
  window.history.replaceState(null, '', '/?kiosk=1&clock=1&play=1');
  const view = render(kioskOf(camerasOf(count), changes));
  await pass(0);
  return view;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const list = (selector: string) =>
  [...document.querySelectorAll(`${selector} [data-feed]`)].map(({ textContent }) => textContent);
const shown = () => list('[data-shown=true]');
const loading = () => list('[data-shown=false]');
const enlarged = () => list('[data-enlarged=true]');

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('no network in this test'));
  mockDead.set(null);
});

test('pages rotate, and the next one loads hidden five seconds early', async () => {
  await openKiosk(6);
  expect([shown(), loading()]).toEqual([['Exit 1', 'Exit 2', 'Exit 3', 'Exit 4'], []]);
  await pass(5_000);
  expect(loading()).toEqual(['Exit 5', 'Exit 6']);
  await pass(5_000);
  expect([shown(), loading()]).toEqual([['Exit 5', 'Exit 6'], []]);
  await pass(10_000);
  expect(shown()).toEqual(['Exit 1', 'Exit 2', 'Exit 3', 'Exit 4']);
});

test('a kiosk whose address has ai=1 counts vehicles', async () => {
  await openKiosk(2, { counts: true });
  await pass(0);
  expect(screen.getAllByText('12 vehicles')).toHaveLength(2);
  act(() => setWallDetection(false));
});

test('a dead feed gives up its tile, is retried hidden, and returns', async () => {
  await openKiosk(4);
  act(() => mockDead.set('Exit 2'));
  await pass(14_000);
  expect(shown()).toContain('Exit 2');
  await pass(10_000);
  expect([shown(), loading()]).toEqual([['Exit 1', 'Exit 3', 'Exit 4'], []]);
  expect(screen.getByText(/^1 of 4 down since \d+:\d\d [AP]M$/)).toBeInTheDocument();
  await pass(240_000);
  expect(loading()).toEqual(['Exit 2']);
  act(() => mockDead.set(null));
  await pass(0);
  expect([shown(), loading()]).toEqual([['Exit 1', 'Exit 2', 'Exit 3', 'Exit 4'], []]);
  expect(screen.queryByText(/down since/)).not.toBeInTheDocument();
});

test('pictures show the numbers to type on a remote, even without captions while it is used', async () => {
  await openKiosk(6, { hasCaptions: false });
  const numbers = () => [...document.querySelectorAll('[data-shown=true] b')].map(({ textContent }) => textContent);
  expect(numbers()).toEqual(['1', '2', '3', '4']);
  expect(screen.getByRole('main')).toHaveAttribute('data-captions', 'false');
  press('ArrowRight');
  expect(screen.getByRole('main')).toHaveAttribute('data-captions', 'true');
  await pass(60_000);
  expect(screen.getByRole('main')).toHaveAttribute('data-captions', 'false');
});

test.each([
  ['the pointer', () => fireEvent.pointerDown(document.body)],
  ['Tab', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('%s shows a button for the settings, and an open dialog keeps the keys', async (_what, show) => {
  await openKiosk(6);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Kiosk settings' }));
  await act(() => import('@/components/wall/kiosk-dialog'));
  expect(screen.getByRole('dialog', { name: 'Kiosk' })).toBeVisible();
  press('Escape');
  expect(hasLeft()).toBe(false);
});

test('rotation pauses while a picture is being chosen, and for a minute after', async () => {
  await openKiosk(6);
  press('ArrowRight');
  await pass(15_000);
  press('ArrowRight');
  expect(document.activeElement).toHaveAccessibleName('2: Exit 2');
  await pass(60_000);
  expect(shown()).toHaveLength(4);
  await pass(10_000);
  expect(shown()).toEqual(['Exit 5', 'Exit 6']);
});

test('a remote moves between pictures and pages, enlarges, and exits', async () => {
  await openKiosk(6);
  press('ArrowRight');
  press('ArrowDown');
  expect(document.activeElement).toHaveAccessibleName('3: Exit 3');
  fireEvent.click(document.activeElement as Element);
  expect(enlarged()).toEqual(['Exit 3']);
  await pass(30_000);
  expect(enlarged()).toEqual(['Exit 3']);
  press('Escape');
  expect([enlarged(), shown()]).toEqual([[], ['Exit 1', 'Exit 2', 'Exit 3', 'Exit 4']]);
  press('ArrowDown');
  await pass(500);
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 2');
  press('PageUp');
  ignoresKeys.set(true);
  press('6');
  await pass(1_500);
  expect(enlarged()).toEqual([]);
  ignoresKeys.set(false);
  press('6');
  await pass(1_500);
  expect(enlarged()).toEqual(['Exit 6']);
  await pass(60_000);
  expect(enlarged()).toEqual([]);
  expect(hasLeft()).toBe(false);
  press('GoBack');
  expect(hasLeft()).toBe(true);
});
test('a typed number enlarges a camera that has yet to load', async () => {
  const { rerender } = await openKiosk(6);
  const all = camerasOf(6);
  const show = jest.fn();
  rerender(kioskOf({ ...all, at: (index) => (index < 4 ? all.at(index) : undefined), show }));
  press('6');
  await pass(1_500);
  expect(show).toHaveBeenLastCalledWith(5, 6);
  rerender(kioskOf(all));
  expect(enlarged()).toEqual(['Exit 6']);
});

test.each([
  ['a pointer', () => fireEvent.pointerDown(document.body)],
  ['Enter', () => press('Enter')],
  ['Tab', () => press('Tab')],
  ['space', () => press(' ')],
])('a picture enlarged with %s shrinks after a minute without input', async (_, use) => {
  await openKiosk(6);
  use();
  fireEvent.click(screen.getByRole('button', { name: '1: Exit 1' }));
  // Longer than the pointer is visible.
  await pass(5_000);
  expect(enlarged()).toEqual(['Exit 1']);
  await pass(60_000);
  expect(enlarged()).toEqual([]);
});
/* eslint-enable testing-library/no-node-access */
