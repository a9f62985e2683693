import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { CommuteButton } from '@/components/drive/commute-button';
import { DrivePlay, EndlessDrive } from '@/components/drive/drive-play';
import { usePlay } from '@/components/drive/use-play';
import type { DriveCamera } from '@/components/drive/drive-store';
import { SaveButton, SavedList } from '@/components/saved/saved-drives-list';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { playheadStore } from '@/lib/drive/playhead';
import type { Trip } from '@/lib/drive/trip';
import { ignoresKeys } from '@/lib/settings/settings';
import { usePaused } from '@/components/feed/players/feed-scheduler';
import { camera } from '../support/camera';
import { catalogOf } from '../support/catalog';
import { viewport } from '../support/fake-viewport';

interface FeedProps {
  label: string;
  onStatus: (status: FeedStatus) => void;
}

// Feeds have tests of their own. The third camera is dead.
jest.mock('@/components/feed/camera-feed', () => ({
  CameraFeed: function Feed({ label, onStatus }: FeedProps) {
    useEffect(() => {
      if (label.includes('Exit 2')) onStatus({ phase: 'down', reason: 'not-found', retryAt: null });
      else onStatus({ phase: 'live', delayMs: null });
    }, [label, onStatus]);
    return <p>{label}</p>;
  },
}));

const CAMERAS = [0, 1, 2, 3].map((exit) => camera({ id: `511ny-${exit}`, location: `Exit ${exit}` }));
const PASSED: DriveCamera[] = CAMERAS.map(({ id }, index) => ({
  ...{ id, meters: index * 16_093.44, seconds: index * 600, view: 0 },
  ...{ isOther: false, road: 'i:90' },
}));
const TRIP: Trip = {
  ...{ legs: [], groups: [], gaps: [], meters: 50_000, seconds: 2_000, detour: 1, trust: 'likely' },
  line: [
    { lat: 43, lng: -78, meters: 0 },
    { lat: 43, lng: -77, meters: 50_000 },
  ],
};

async function openPlay(onClose = () => undefined) {
  jest.useFakeTimers();
  render(
    <DrivePlay
      client={catalogOf(CAMERAS).client}
      title="Buffalo to Albany"
      trip={TRIP}
      cameras={PASSED}
      unit="mi"
      isOverMap={false}
      onClose={onClose}
    />,
  );
  await pass(0);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => screen.getByRole('heading', { level: 3 }).textContent;
const feeds = () => screen.getAllByText(/^Live picture/).map(({ textContent }) => textContent);
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });

test('a drive plays camera by camera, loads the next one early, skips a dead one after half a second, and replays', async () => {
  await openPlay();
  expect([shown(), feeds()]).toEqual(['Exit 0', ['Live picture: Exit 0', 'Live picture: Exit 1']]);
  await pass(3_999);
  expect(shown()).toBe('Exit 0');
  await pass(1);
  expect([shown(), feeds()]).toEqual(['Exit 1', ['Live picture: Exit 1', 'Live picture: Exit 2']]);
  expect(playheadStore.get()?.lng).toBeCloseTo(-77.678);
  await pass(4_000);
  expect(shown()).toBe('Exit 2');
  await pass(500);
  expect(shown()).toBe('Exit 3');
  await pass(4_000);
  expect(screen.getByText('The drive ends here.')).toBeInTheDocument();
  const step = async (key: string) => {
    press(key);
    await pass(0);
  };
  await step('ArrowLeft');
  expect(shown()).toBe('Exit 3');
  expect(screen.queryByText('The drive ends here.')).not.toBeInTheDocument();
  for (const name of ['Play again', 'Play']) {
    for (let steps = 0; steps < 4; steps += 1) await step('ArrowRight');
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(0);
    expect(shown()).toBe('Exit 0');
  }
});

test('keys pause and step, and the pace is saved', async () => {
  await openPlay();
  press(' ');
  await pass(10_000);
  expect(shown()).toBe('Exit 0');
  press('ArrowRight');
  await pass(0);
  expect(shown()).toBe('Exit 1');
  press('ArrowLeft');
  await pass(0);
  expect(shown()).toBe('Exit 0');
  fireEvent.change(screen.getByRole('slider', { name: 'Seconds per camera' }), { target: { value: '2' } });
  expect(localStorage.getItem('drivePlaySeconds')).toBe('2');
  ignoresKeys.set(true);
  press(' ');
  await pass(2_000);
  expect(shown()).toBe('Exit 0');
  ignoresKeys.set(false);
  press(' ');
  await pass(2_000);
  expect(shown()).toBe('Exit 1');
});

test('in a kiosk a drive never starts paused, takes up cameras found later, and begins again, also by a key', async () => {
  jest.useFakeTimers();
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  const { client } = catalogOf(CAMERAS);
  function Kiosk({ cameras }: { cameras: DriveCamera[] }) {
    const play = usePlay(cameras.length, true);
    return (
      <>
        <EndlessDrive {...{ client, cameras, play }} trip={TRIP} unit="mi" />
        <button onClick={() => play.act('next')}>Next</button>
      </>
    );
  }
  const { rerender } = render(<Kiosk cameras={PASSED.slice(0, 2)} />);
  await pass(0);
  await pass(4_000);
  expect(shown()).toBe('Exit 1');
  rerender(<Kiosk cameras={PASSED} />);
  for (const ms of [4_000, 500]) await pass(ms);
  expect(shown()).toBe('Exit 3');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await pass(0);
  expect(shown()).toBe('Exit 0');
  for (const ms of [4_000, 4_000, 500, 4_000]) await pass(ms);
  expect(shown()).toBe('Exit 0');
});

test('screen readers hear the road and every tenth mile, not every camera', async () => {
  await openPlay();
  const said = () => screen.getByText(/^I-90 mile/, { selector: '[aria-live]' }).textContent;
  expect(said()).toBe('I-90 mile 0');
  await pass(4_000);
  expect(said()).toBe('I-90 mile 10');
});

test('offline the drive waits', async () => {
  await openPlay();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await pass(60_000);
  expect(shown()).toBe('Exit 0');
  expect(screen.getByText('You’re offline. Playback resumes when you reconnect.')).toBeInTheDocument();
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(4_000);
  expect(shown()).toBe('Exit 1');
});

test('a drive is saved under a name, renamed, made the commute, deleted, and brought back', async () => {
  const request = { stops: ['Buffalo, NY', 'Albany, NY'], route: 0, hidesOther: false, isPlaying: false };
  render(
    <>
      <CommuteButton />
      <SaveButton request={request} />
      <SavedList request={request} onOpen={() => undefined} />
    </>,
  );
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const rename = (name: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: name } });
    click('Save');
  };
  const stored = () => JSON.parse(localStorage.getItem('roadfeed_drives') ?? '[]') as string[];
  click('Save this drive');
  expect(screen.getByRole('textbox')).toHaveValue('Buffalo to Albany');
  rename('Job');
  expect(screen.getByText('This drive is saved.')).toBeInTheDocument();
  click('Rename Job');
  rename('Work');
  expect(stored()).toEqual(['drive=Buffalo%2C+NY%7EAlbany%2C+NY&name=Work']);
  await waitFor(() => expect(screen.getByText('Saved drives (1)')).toHaveFocus());
  expect(screen.queryByTitle('My commute: Work')).not.toBeInTheDocument();
  const commute = () => screen.getByRole('button', { name: 'My commute: Work' });
  commute().focus();
  click('My commute: Work');
  expect(commute()).toHaveFocus();
  expect(commute()).toHaveAttribute('aria-pressed', 'true');
  expect(stored()).toEqual(['drive=Buffalo%2C+NY%7EAlbany%2C+NY&name=Work&commute=1']);
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(17);
  fireEvent.click(screen.getByTitle('My commute: Work'));
  expect(new URLSearchParams(window.location.search).get('drive')).toBe('Albany, NY~Buffalo, NY');
  jest.restoreAllMocks();
  click('Delete Work');
  const status = screen.getAllByRole('status').at(-1)!;
  expect(status).toHaveTextContent('Deleted “Work”');
  expect(stored()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  click('Undo');
  expect(stored()).toHaveLength(1);
  expect(status).toHaveFocus();
});

const FrontState = () => <output>{usePaused(true) ? 'paused' : 'playing'}</output>;

test('with reduced motion a drive and its feeds wait for Play', async () => {
  viewport.prefersReducedMotion = true;
  render(<FrontState />);
  await openPlay();
  const state = screen.getAllByRole('status', { hidden: true }).find(({ tagName }) => tagName === 'OUTPUT');
  expect(state).toHaveTextContent('paused');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(state).toHaveTextContent('playing');
});
