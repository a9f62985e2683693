import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CameraModal } from '@/components/camera/camera-modal';
import { OpenCamera } from '@/components/viewer/open-camera';
import { EMPTY_CATALOGUE } from '@/lib/catalogue/catalogue-state';
import { camera } from '../support/camera';
import { installFakeDialog } from '../support/fake-dialog';

// What the picture does is the business of its own tests.
jest.mock('@/components/feed/feed-stage', () => ({ FeedStage: ({ label }: { label: string }) => <p>{label}</p> }));

const ALBANY = camera({
  isDemo: true,
  house_number: '5',
  road: 'Main St',
  city: 'Albany',
  county: 'Albany County',
  state: 'New York',
  direction: 'Northbound',
  roadway: 'I-90',
});

let uninstall: () => void;

beforeEach(() => {
  uninstall = installFakeDialog();
});

afterEach(() => {
  uninstall();
  window.history.replaceState(null, '', '/');
});

const openDialog = (overrides: Partial<typeof ALBANY> = {}) => {
  render(<CameraModal camera={{ ...ALBANY, ...overrides }} onClose={() => undefined} />);
};

test('the dialog says what the camera is, where it stands and whose picture it is', () => {
  openDialog();
  expect(screen.getByRole('dialog', { name: 'I-90 at Exit 24' })).toBeVisible();
  expect(screen.getByText('511NY VIDEO')).toBeInTheDocument();
  expect(screen.getByText('DEMO')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'I-90 at Exit 24' })).toBeInTheDocument();
  const lines = screen.getAllByRole('term').map((term) => term.textContent);
  expect(lines).toEqual(['ADDRESS', 'LOCATION', 'COORDINATES', 'DIRECTION', 'ROAD']);
  expect(screen.getByText('5 Main St, Albany, Albany County, NY')).toBeInTheDocument();
  expect(screen.getByText('42.700000, -73.850000')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New York State DOT' })).toHaveAttribute('href', 'https://cams.example/');
  expect(screen.getByText(/Made up for tests\./)).toBeInTheDocument();
});

test('a direction nobody knows is no line', () => {
  openDialog({ direction: 'Unknown' });
  expect(screen.queryByText('DIRECTION')).not.toBeInTheDocument();
});

test('the link is copied, and the button says so for two seconds', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/?state=NY&camera=511ny-1');
  openDialog();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(await screen.findByRole('button', { name: 'Copy link' }, { timeout: 3_000 })).toBeInTheDocument();
});

test('without a clipboard there is no button that could not work', () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  openDialog();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <CameraModal camera={ALBANY} onClose={() => setOpen(false)} />}
    </>
  );
}

test('the focus goes into the dialog, and back to where it was', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a camera of a link is waited for until its list has come', () => {
  window.history.replaceState(null, '', '/?camera=511ny-1');
  const { rerender } = render(<OpenCamera catalogue={EMPTY_CATALOGUE} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(<OpenCamera catalogue={{ ...EMPTY_CATALOGUE, cameras: [ALBANY] }} />);
  expect(screen.getByRole('dialog', { name: 'I-90 at Exit 24' })).toBeInTheDocument();
});

test('a camera that is in no list is a calm message, and closing it leaves the rest of the address alone', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/?state=NY&camera=nobody');
  render(<OpenCamera catalogue={{ ...EMPTY_CATALOGUE, cameras: [ALBANY], isDone: true }} />);
  expect(screen.getByText('This camera is not in the list at the moment.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.search).toBe('?state=NY');
});

test('the back button closes what was opened', () => {
  render(<OpenCamera catalogue={{ ...EMPTY_CATALOGUE, cameras: [ALBANY], isDone: true }} />);
  const go = (search: string) =>
    act(() => {
      window.history.replaceState(null, '', `/${search}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  go('?camera=511ny-1');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  go('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
