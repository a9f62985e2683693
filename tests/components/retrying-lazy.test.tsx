import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { LateNotice, LoadBoundary } from '@/components/shell/notices';
import { RetryingLazy } from '@/components/ui/retrying-lazy';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const NO_PROPS = {};

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const failingLoad = () => jest.fn(() => Promise.reject<() => string>(new Error('not loaded')));

test('a failed load is tried again after 5, 20, and 45 seconds, until it succeeds', async () => {
  jest.useFakeTimers();
  const load = failingLoad();
  render(<RetryingLazy isWanted load={load} props={NO_PROPS} />);
  await pass(0);
  for (const [index, seconds] of [5, 20].entries()) {
    await pass(seconds * 1_000 - 1);
    expect(load).toHaveBeenCalledTimes(index + 1);
    await pass(1);
  }
  load.mockResolvedValue(() => 'here');
  await pass(45_000);
  expect(screen.getByText('here')).toBeInTheDocument();
  await pass(600_000);
  expect(load).toHaveBeenCalledTimes(4);
});

test('a part is not loaded offline, and at once when back online', async () => {
  jest.useFakeTimers();
  const load = failingLoad();
  render(<RetryingLazy isWanted load={load} props={NO_PROPS} />);
  await pass(0);
  await pass(5_000);
  setOnline(false);
  await pass(600_000);
  expect(load).toHaveBeenCalledTimes(2);
  setOnline(true);
  await pass(0);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a screen whose code loads says so', async () => {
  jest.useFakeTimers();
  let arrive: (code: { default: () => string }) => void = () => undefined;
  const Screen = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)));
  render(
    <LoadBoundary loading="Loading the wall..." title="Couldn’t load the wall" onClose={() => undefined}>
      <Screen />
    </LoadBoundary>,
  );
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the wall...');
  arrive({ default: () => 'here' });
  await pass(0);
  expect(screen.getByText('here')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('the first late source in view is named with a link to its status, until the notice is dismissed', async () => {
  const { container, rerender } = render(<LateNotice late={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<LateNotice late={['511ga']} />);
  expect(screen.getByText(/^The 511 Georgia list is late\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Status' })).toHaveAttribute('href', '/status');
  rerender(<LateNotice late={['511ny', '511ga']} />);
  expect(screen.getByText(/^The 511 New York list and 1 more are late\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(container).toBeEmptyDOMElement();
});
