import { act, render, screen } from '@testing-library/react';
import { AccountContext } from '@/components/account/account-context';
import { useAccountWait } from '@/components/viewer/use-account-wait';
import type { AccountState } from '@/lib/account/account-backend';
import { createAccountSession, NO_ACCOUNTS } from '@/lib/account/account-session';
import { ADA, fakeBackend } from '@/tests/support/fake-backend';

function Probe() {
  return <p>{useAccountWait() ? 'waiting' : 'ready'}</p>;
}

function renderProbe({ isRemembered }: { isRemembered: boolean }) {
  const { backend, answer } = fakeBackend();
  const session = createAccountSession({
    loadBackend: () => Promise.resolve(backend),
    readHint: () => isRemembered,
    watchHint: () => {},
  });
  render(
    <AccountContext value={session}>
      <Probe />
    </AccountContext>,
  );
  return { session, answer };
}

const shows = (text: string) => {
  expect(screen.getByText(text)).toBeInTheDocument();
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('nobody waits where nobody was signed in', () => {
  renderProbe({ isRemembered: false });
  shows('ready');
});

test('nobody waits on a site without accounts', () => {
  render(
    <AccountContext value={NO_ACCOUNTS}>
      <Probe />
    </AccountContext>,
  );
  shows('ready');
});

test('who was signed in here waits for the answer', async () => {
  const { session, answer } = renderProbe({ isRemembered: true });
  shows('waiting');
  await act(async () => {
    await session.load();
    answer(ADA);
  });
  shows('ready');
});

test('the wait is over after 3 s, whatever the provider does', () => {
  const { session } = renderProbe({ isRemembered: true });
  act(() => jest.advanceTimersByTime(2999));
  shows('waiting');
  act(() => jest.advanceTimersByTime(1));
  shows('ready');
  expect(session.get()).toEqual<AccountState>({ status: 'loading' });
});
