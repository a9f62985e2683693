import { act, fireEvent, render } from '@testing-library/react';
import { AccountContext } from '@/components/account/account-context';
import { LoadingOverlay } from '@/components/shell/overlays';
import { createAccountSession, NO_ACCOUNTS } from '@/lib/account/account-session';
import { ADA, fakeBackend } from '@/tests/support/fake-backend';

function openOverlay(session = NO_ACCOUNTS, total = 1) {
  const onEnd = jest.fn();
  render(
    <AccountContext value={session}>
      <LoadingOverlay catalog={{ total, isDone: false }} onEnd={onEnd} />
    </AccountContext>,
  );
  return onEnd;
}

function createSession({ isRemembered }: { isRemembered: boolean }) {
  const { backend, answer } = fakeBackend();
  const session = createAccountSession({
    loadBackend: () => Promise.resolve(backend),
    readHint: () => isRemembered,
    watchHint: () => {},
  });
  return { session, answer };
}

const pressKey = () => fireEvent.keyDown(window, { key: 'a' });

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a key ends it if no one was signed in', () => {
  const onEnd = openOverlay(createSession({ isRemembered: false }).session);
  pressKey();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a key ends it on a site without accounts', () => {
  const onEnd = openOverlay();
  pressKey();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a key does not end it without cameras', () => {
  const onEnd = openOverlay(NO_ACCOUNTS, 0);
  pressKey();
  expect(onEnd).not.toHaveBeenCalled();
});

test('after a sign-in here, a key ends it once the account is known', async () => {
  const { session, answer } = createSession({ isRemembered: true });
  const onEnd = openOverlay(session);
  pressKey();
  expect(onEnd).not.toHaveBeenCalled();
  await act(async () => {
    await session.load();
    answer(ADA);
  });
  pressKey();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('it ends after 2.5 to 3 s even if the provider never answers', () => {
  const onEnd = openOverlay(createSession({ isRemembered: true }).session);
  act(() => jest.advanceTimersByTime(2_499));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(551));
  expect(onEnd).toHaveBeenCalled();
});
