import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedOverlay, FreshnessChip, type FeedOverlayProps } from '@/components/feed/stage/feed-overlay';
import { IDLE } from '@/lib/feed/feed-status';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  jest.useRealTimers();
});

test.each<[string, FeedOverlayProps, readonly string[]]>([
  ['is connecting', { status: { phase: 'connecting' }, hasVideo: true }, ['CONNECTING']],
  ['waits for its turn', { status: IDLE, hasVideo: false }, ['STANDBY', 'Waiting: we limit requests to this agency.']],
  // A chip: it covers nothing.
  ['waits for a player', { status: IDLE, hasVideo: true }, ['WAITING']],
  [
    'waits with data saver on',
    { status: IDLE, hasVideo: true, isSaving: true },
    ['DATA SAVER', 'Open the camera to watch its video.'],
  ],
  ['shows a picture', { status: { phase: 'live', delayMs: null }, hasVideo: true }, []],
])('a feed that %s says so', (_what, props, texts) => {
  const { container } = render(<FeedOverlay {...props} />);
  expect(container).toHaveTextContent(new RegExp(`^${texts.join('')}$`));
});

test('a feed that is down says so, why, and when it retries', () => {
  render(<FeedOverlay status={{ phase: 'down', reason: 'frozen', retryAt: 1_012_000 }} hasVideo />);
  expect(screen.getByText('FEED DOWN OR BLOCKED')).toBeInTheDocument();
  expect(screen.getByText('WILL TRY TO RELOAD')).toBeInTheDocument();
  expect(screen.getByText('The picture is frozen.')).toBeInTheDocument();
  expect(screen.getByText('Next try in 12 s.')).toBeInTheDocument();
});

test('a retry that is due is announced as under way', () => {
  render(<FeedOverlay status={{ phase: 'down', reason: 'frozen', retryAt: 1_000_000 }} hasVideo />);
  expect(screen.getByText('Trying again…')).toBeInTheDocument();
});

test.each(['insecure', 'refused', 'sign-in', 'unsupported'] as const)(
  'a feed that can never play here does not promise another try: %s',
  (reason) => {
    render(<FeedOverlay status={{ phase: 'down', reason, retryAt: null }} hasVideo />);
    expect(screen.queryByText(/reload|try/i)).not.toBeInTheDocument();
  },
);

test('a feed that is down for a minute says since when, and has a button that tries at once', async () => {
  const handleTryNow = jest.fn();
  const status = { phase: 'down', reason: 'no-answer', retryAt: null, failingSince: 940_000 } as const;
  render(<FeedOverlay status={status} hasVideo onTryNow={handleTryNow} />);
  expect(screen.getByText(/^Down since \d\d:\d\d\.$/)).toBeInTheDocument();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  expect(handleTryNow).toHaveBeenCalledTimes(1);
});

test('where there is room, a feed that is down links to the agency’s page', () => {
  render(
    <FeedOverlay
      status={{ phase: 'down', reason: 'refused', retryAt: null }}
      hasVideo
      link="https://cams.example/map"
    />,
  );
  expect(screen.getByText('This agency does not let other sites play its video.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See it at cams.example' })).toHaveAttribute(
    'href',
    'https://cams.example/map',
  );
});

test('the chip shows the age of a still, or when it was loaded', () => {
  const { rerender } = render(
    <FreshnessChip status={{ phase: 'picture', loadedAt: 999_000, taken: { at: 940_000, by: 'host' } }} />,
  );
  expect(screen.getByText('1 min ago')).toBeInTheDocument();
  rerender(<FreshnessChip status={{ phase: 'picture', loadedAt: 997_000, taken: null }} />);
  expect(screen.getByText('loaded 3 s ago')).toBeInTheDocument();
});
