import { act, render, screen } from '@testing-library/react';
import { readScreen, type Screen } from '@/components/browser/url-store';
import { KioskView } from '@/components/viewer/views/kiosk-view';
import { WallView } from '@/components/viewer/views/wall-view';
import { followWarnings } from '@/components/warnings/follow-warnings';
import type { CameraList } from '@/lib/catalog/catalog';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { camera } from '../support/camera';
import { catalogOf } from '../support/catalog';

const shown: (string | undefined)[][] = [];

jest.mock('@/components/wall/kiosk', () => ({
  Kiosk: ({ cameras }: { cameras: CameraList }) => {
    shown.push(Array.from({ length: cameras.length }, (_, index) => cameras.at(index)?.id));
    return 'playing';
  },
}));

jest.mock('@/components/grid/camera-grid', () => ({ CameraGrid: () => 'grid', GridSkeleton: () => null }));

// Never knows them.
jest.mock('@/components/warnings/follow-warnings', () => ({
  ...jest.requireActual<object>('@/components/warnings/follow-warnings'),
  followWarnings: jest.fn(() => () => undefined),
}));

// Still looking for the route.
jest.mock('@/lib/drive/drive-client', () => ({ getDriveClient: () => ({ call: () => new Promise(() => undefined) }) }));

const open = (address: string, catalog = catalogOf([camera({})])) => {
  window.history.replaceState(null, '', address);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  const kiosk = readScreen(new URLSearchParams(address)) as Screen & { kind: 'kiosk' };
  return render(<KioskView catalog={catalog} seed={2} screen={kiosk} />);
};

test('a wall reports no camera as unavailable before it has looked', async () => {
  const address = '?wall=Morning&cams=511ny-1*-2';
  const wall = readScreen(new URLSearchParams(address)) as Screen & { kind: 'wall' };
  render(<WallView catalog={catalogOf([camera({ id: '511ny-1' })])} screen={wall} onRetry={jest.fn()} />);
  expect(screen.queryByText(/unavailable/i)).not.toBeInTheDocument();
  expect(await screen.findByText('1 unavailable')).toBeVisible();
});

test.each(['drive=Buffalo~Albany', 'warned=1'])(
  'a kiosk of "%s" does not say that it has no cameras before it knows them',
  async (address) => {
    open(`?kiosk=1&${address}`);
    await act(() => Promise.resolve());
    expect(screen.getByRole('status')).toHaveTextContent('Loading cameras...');
    expect(followWarnings).toHaveBeenCalledTimes(address === 'warned=1' ? 1 : 0);
  },
);

test('a kiosk whose code for cameras is missing says that it retries', async () => {
  const catalog = { ...catalogOf([], false), isDone: true, failures: ['Failed to load the cameras'] };
  open('?kiosk=1', catalog);
  await act(() => Promise.resolve());
  expect(screen.getByRole('status')).not.toHaveTextContent('Loading cameras...');
});

test.each(['?kiosk=1&state=NY', '?kiosk=1&wall=Morning&cams=511ny-1'])(
  'a kiosk at "%s" never shows the cameras listed before it',
  async (address) => {
    shown.length = 0;
    const catalog = catalogOf([
      camera({ id: '511ny-1', state: 'New York' }),
      camera({ id: '511oh-1', state: 'Ohio', lat: 41 }),
    ]);
    catalog.client.find({ query: NO_FILTERS, favorites: new Set(), seed: 2, ids: null });
    await act(() => Promise.resolve());
    expect(catalog.client.list.get()?.cameras).toHaveLength(2);
    open(address, catalog);
    expect(await screen.findByText('playing')).toBeInTheDocument();
    expect(new Set(shown.flat())).toEqual(new Set(['511ny-1']));
  },
);
