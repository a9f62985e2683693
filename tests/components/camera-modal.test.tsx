import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { CameraModal } from '@/components/camera/camera-modal';
import { driveSearch, NO_SEARCH } from '@/components/drive/drive-store';
import type { FeedStage } from '@/components/feed/stage/feed-stage';
import { OpenCamera } from '@/components/viewer/open-camera';
import { Dialog } from '@/components/ui/dialog';
import type { Trip } from '@/lib/drive/trip';
import { camera } from '../support/camera';
import { catalogOf } from '../support/catalog';

type StageProps = Pick<ComponentProps<typeof FeedStage>, 'label' | 'first' | 'onAngle' | 'onStatus'>;

// The picture has tests of its own.
jest.mock('@/components/feed/stage/feed-stage', () => ({
  FeedStage: ({ label, first, onAngle, onStatus }: StageProps) => {
    const actions = {
      Turn: () => onAngle(1),
      'All at once': () => onAngle(null),
      Load: () => onStatus({ phase: 'picture', loadedAt: Date.now(), taken: { at: Date.now(), by: 'host' } }),
      Fail: () => onStatus({ phase: 'down', reason: 'not-found', retryAt: null }),
    };
    return (
      <>
        <p>{label}</p>
        <p>begins with angle {first}</p>
        {Object.entries(actions).map(([name, act]) => (
          <button key={name} type="button" onClick={act}>
            {name}
          </button>
        ))}
      </>
    );
  },
}));

// So have its weather and its sentence.
jest.mock('@/components/camera/camera-sentence', () => ({ CameraSentence: () => null }));
jest.mock('@/components/weather/camera-weather', () => ({ CameraWeather: () => null }));

const ALBANY = camera({
  ...{ isDemo: true, roadway: 'I-90', house_number: '5', road: 'Main St' },
  ...{ city: 'Albany', county: 'Albany County', state: 'New York' },
});

const LATHAM = camera({ id: '511ny-2', location: 'I-90 at Exit 25', roadway: 'I-90', lat: 42.8 });
const NO_TRIP: Trip = {
  ...{ legs: [], groups: [], gaps: [], meters: 0, seconds: 0, detour: 1, trust: 'likely' },
  line: [],
};
const ALONE = { previous: null, next: null };
const ignore = () => undefined;
const handlers = { onViewOnMap: ignore, onRetry: jest.fn() };

afterEach(() => window.history.replaceState(null, '', '/'));

type Props = ComponentProps<typeof CameraModal>;

const dialogOf = (shown: typeof ALBANY, props: Partial<Props> = {}) => (
  <CameraModal
    camera={shown}
    {...{ neighbors: ALONE, place: undefined, view: undefined, wallButton: null }}
    {...{ onStep: ignore, onViewOnMap: ignore, ...props }}
  />
);
const openDialog = (overrides: Partial<typeof ALBANY> = {}, props: Partial<Props> = {}) =>
  render(dialogOf({ ...ALBANY, ...overrides }, props));

test('the dialog shows the camera, its place, and its agency, and a demo camera has no report link', () => {
  openDialog();
  expect(screen.queryByRole('link', { name: 'Report to the agency' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'I-90 at Exit 24' })).toBeVisible();
  expect(screen.getByText('511NY VIDEO')).toBeInTheDocument();
  expect(screen.getByText('DEMO')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'I-90 at Exit 24' })).toBeInTheDocument();
  expect(screen.getByText('5 Main St, Albany, Albany Co., NY')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New York State DOT' })).toHaveAttribute('href', 'https://cams.example/');
  expect(screen.getByText(/Made up for tests\./)).toBeInTheDocument();
});

test("faults are reported on the agency's page, in a new tab, with the details to paste", async () => {
  const user = userEvent.setup();
  openDialog({ isDemo: false, sourceId: 'R5_004' });
  const report = screen.getByRole('link', { name: 'Report to the agency' });
  expect(report).toHaveAttribute('href', 'https://cams.example/');
  expect(report).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/opens cams\.example in a new tab.*ID for this camera is R5_004/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy the details' }));
  expect(await navigator.clipboard.readText()).toMatch(/^Camera: I-90 at Exit 24\nYour ID: R5_004\nPlace: 5 Main St/);
});

test('the report to an agency with an email address is an email with the fault', async () => {
  const user = userEvent.setup();
  openDialog({ isDemo: false, source: 'toronto-opendata' });
  expect(screen.getByText(/^Dark, frozen, or in the wrong place\?/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  expect(screen.getByText(/^The agency doesn’t offer this feed right now\./)).toBeInTheDocument();
  const report = screen.getByRole('link', { name: 'Report to the agency' });
  expect(report).not.toHaveAttribute('target');
  expect(decodeURIComponent(report.getAttribute('href') ?? '')).toMatch(
    /^mailto:[^?]+@[^?]+\?subject=Broken camera: I-90 at Exit 24&body=Camera: I-90.*\r\nFault: The agency doesn’t offer/s,
  );
});

test('a camera whose video is locked links to the agency’s page, where it plays', () => {
  openDialog({ isDemo: false, videoAuthRequired: true });
  expect(screen.getByRole('link', { name: 'watch it at cams.example' })).toHaveAttribute(
    'href',
    'https://cams.example/',
  );
});

test('the current angle of several has its own line', async () => {
  const user = userEvent.setup();
  const view = (angleName: string) => ({ angleName, videoUrl: null, imageUrl: '/a.jpg', feedType: 'image' as const });
  openDialog({ hasMultipleViews: true, views: [view('Northbound'), view('')] });
  expect(screen.getByText('Northbound (1/2)')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(screen.getByText('Angle 2 (2/2)')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'All at once' }));
  expect(screen.getByText('All 2 angles')).toBeInTheDocument();
});

test('sharing a camera without angles omits the previous camera’s angle', async () => {
  const user = userEvent.setup();
  const view = { angleName: '', videoUrl: null, imageUrl: '/a.jpg', feedType: 'image' as const };
  const { rerender } = openDialog({ hasMultipleViews: true, views: [view, view] });
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  rerender(dialogOf(LATHAM));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('button', { name: 'Copy embed code' }));
  expect(await navigator.clipboard.readText()).not.toContain('angle=');
});

test('an arrow key without a camera on its side, or one that is held, modified, used by the picture, or for a dialog above, is ignored', () => {
  const onStep = jest.fn();
  openDialog({}, { neighbors: { previous: null, next: LATHAM }, onStep });
  expect(screen.queryByRole('button', { name: /^Previous camera/ })).not.toBeInTheDocument();
  const picture = screen.getByText('Live picture: I-90 at Exit 24');
  fireEvent.keyDown(picture, { key: 'ArrowLeft' });
  fireEvent.keyDown(picture, { key: 'ArrowRight', repeat: true });
  fireEvent.keyDown(picture, { key: 'ArrowRight', altKey: true });
  picture.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(picture, { key: 'ArrowRight' });
  fireEvent.keyDown(document.documentElement, { key: 'ArrowRight' });
  expect(onStep).not.toHaveBeenCalled();
  // The step button that was pressed last may be gone, with its focus.
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(onStep).toHaveBeenCalledTimes(1);
  render(
    <Dialog labelledBy="prompt" size="small" onClose={ignore}>
      <h2 id="prompt">Log in?</h2>
    </Dialog>,
  );
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(onStep).toHaveBeenCalledTimes(1);
});

test('the link is copied, and the button says so for two seconds', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/?state=NY&camera=511ny-1');
  openDialog();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(await screen.findByRole('button', { name: 'Copy link' }, { timeout: 3_000 })).toBeInTheDocument();
});

test('without a clipboard, a still cannot be shared, and a video has no copy button', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const { rerender } = openDialog({ feedType: 'video' });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('button', { name: 'Open in a player' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  rerender(dialogOf({ ...LATHAM, feedType: 'image' }));
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

test('a camera without videos for a player does not say so on the next one', async () => {
  const { rerender } = openDialog({ feedType: 'video' });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open in a player' }));
  expect(await screen.findByRole('button', { name: 'No videos for a player' })).toBeInTheDocument();
  rerender(dialogOf({ ...LATHAM, feedType: 'video' }));
  expect(screen.getByRole('button', { name: 'Open in a player' })).toBeInTheDocument();
});

test.each([
  ['511ny', false, true],
  ['511pa', true, true],
  ['511pa', false, false],
] as const)(
  'embed code is offered unless the agency’s terms forbid it: %s, demo %s: %s',
  async (source, isDemo, isOffered) => {
    const user = userEvent.setup();
    openDialog({ id: `${source}-1`, source, isDemo });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.queryByRole('button', { name: 'Copy embed code' }) !== null).toBe(isOffered);
    expect(screen.queryByText(/The agency’s terms don’t allow embedding\./) === null).toBe(isOffered);
  },
);

test('a linked camera opens once its list has loaded', async () => {
  window.history.replaceState(null, '', '/?camera=511ny-1');
  const { rerender } = render(<OpenCamera {...handlers} catalog={catalogOf([], false)} />);
  expect(screen.getByRole('dialog', { name: 'Opening the camera...' })).toBeVisible();
  rerender(<OpenCamera {...handlers} catalog={catalogOf([ALBANY], false)} />);
  expect(await screen.findByRole('dialog', { name: 'I-90 at Exit 24' })).toBeInTheDocument();
});

test('a camera whose list may have failed to load is not called unlisted, and Retry loads again', async () => {
  window.history.replaceState(null, '', '/?camera=511ny-1');
  render(<OpenCamera {...handlers} catalog={{ ...catalogOf([]), failures: ['Failed to load 511ny cameras'] }} />);
  await screen.findByRole('dialog', { name: 'Couldn’t load this camera.' });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(handlers.onRetry).toHaveBeenCalledTimes(1);
});

test('two quick steps move two cameras, even before the first one’s neighbors are known', async () => {
  const far = camera({ id: '511ny-3', location: 'I-90 at Exit 26', roadway: 'I-90', lat: 42.9 });
  window.history.replaceState(null, '', '/?camera=511ny-1');
  render(<OpenCamera {...handlers} catalog={catalogOf([ALBANY, LATHAM, far])} />);
  const next = await screen.findByRole('button', { name: /^(Previous|Next) camera.*Exit 25/ });
  fireEvent.click(next);
  fireEvent.click(next);
  expect(await screen.findByRole('dialog', { name: 'I-90 at Exit 26' })).toBeVisible();
});

test('in a drive, previous and next are the drive’s cameras, and the angle that looks ahead comes first', async () => {
  const groups = ['511ny-9', ALBANY.id, LATHAM.id].map((id, index) => ({
    ...{ meters: index * 33_796, seconds: index * 1_200, road: null, heading: 90 },
    cameras: [{ id, direction: 'same' as const, view: 2 }],
  }));
  const trip: Trip = { ...NO_TRIP, groups };
  driveSearch.set({
    ...NO_SEARCH,
    drive: 'a~b',
    status: 'answered',
    answer: { ok: true, isFinal: true, trips: [trip], stops: [], origin: 'cameras', hasRouterFailed: false },
  });
  window.history.replaceState(null, '', '/?drive=a~b&camera=511ny-1');
  const far = camera({ id: '511ny-9', location: 'I-290 at Main St', lat: 42 });
  const { unmount } = render(<OpenCamera {...handlers} catalog={catalogOf([ALBANY, LATHAM, far])} />);
  await screen.findByRole('button', { name: /Previous camera.*I-290 at Main St/ });
  expect(screen.getByRole('navigation', { name: 'Cameras along the drive' })).toHaveTextContent('2 of 3 · mile 21');
  expect(screen.getByText('begins with angle 2')).toBeInTheDocument();
  unmount();
  driveSearch.set(NO_SEARCH);
});
