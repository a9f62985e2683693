import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedOverlay, FreshnessChip } from '@/components/feed/stage/feed-overlay';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  jest.useRealTimers();
});

test('a feed that is connecting says CONNECTING', () => {
  render(<FeedOverlay status={{ phase: 'connecting' }} hasVideo />);
  expect(screen.getByText('CONNECTING')).toBeInTheDocument();
});

test('a still that waits for its turn says so, and for what', () => {
  render(<FeedOverlay status={{ phase: 'idle' }} hasVideo={false} />);
  expect(screen.getByText('STANDBY')).toBeInTheDocument();
  expect(screen.getByText('Waiting: we limit requests to this agency.')).toBeInTheDocument();
});

test('a video that waits for a player has a small chip, and nothing covers it', () => {
  render(<FeedOverlay status={{ phase: 'idle' }} hasVideo />);
  expect(screen.getByText('WAITING')).toBeInTheDocument();
  expect(screen.queryByText('STANDBY')).not.toBeInTheDocument();
});

test('with data saver on, a video says where to watch it', () => {
  render(<FeedOverlay status={{ phase: 'idle' }} hasVideo isSaving />);
  expect(screen.getByText('DATA SAVER')).toBeInTheDocument();
  expect(screen.getByText('Open the camera to watch its video.')).toBeInTheDocument();
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

test('a picture has no overlay', () => {
  const { container } = render(<FeedOverlay status={{ phase: 'live', delayMs: null }} hasVideo />);
  expect(container).toBeEmptyDOMElement();
});

test('the chip shows the age of a still, or when it was loaded', () => {
  const { rerender } = render(
    <FreshnessChip status={{ phase: 'picture', loadedAt: 999_000, taken: { at: 940_000, by: 'host' } }} />,
  );
  expect(screen.getByText('1 min ago')).toBeInTheDocument();
  rerender(<FreshnessChip status={{ phase: 'picture', loadedAt: 997_000, taken: null }} />);
  expect(screen.getByText('loaded 3 s ago')).toBeInTheDocument();
});
