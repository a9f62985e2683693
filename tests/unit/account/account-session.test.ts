import { AccountError, type AccountState } from '@/lib/account/account-backend';
import { createAccountSession, NO_ACCOUNTS, SIGNED_OUT } from '@/lib/account/account-session';
import { ADA, fakeBackend } from '@/tests/support/fake-backend';

function openSession({ isRemembered }: { isRemembered: boolean }) {
  const { backend, answer } = fakeBackend();
  const page = { isRemembered, tellHint: () => {} };
  const loadBackend = jest.fn(() => Promise.resolve(backend));
  const session = createAccountSession({
    loadBackend,
    readHint: () => page.isRemembered,
    watchHint: (onChange) => {
      page.tellHint = onChange;
    },
  });
  const states: AccountState['status'][] = [];
  const watch = () => session.subscribe(() => states.push(session.get().status));
  return { session, backend, answer, page, loadBackend, states, watch };
}

test('loads nothing for a visitor who is not signed in', () => {
  const { session, loadBackend, watch, states } = openSession({ isRemembered: false });
  watch();

  expect(session.get()).toEqual({ status: 'signed-out' });
  expect(loadBackend).not.toHaveBeenCalled();
  expect(states).toEqual([]);
});

test('loads the backend at once for a remembered user and waits for its answer', async () => {
  const { session, loadBackend, answer, watch, states } = openSession({ isRemembered: true });
  watch();

  expect(session.get().status).toBe('loading');
  expect(loadBackend).toHaveBeenCalledTimes(1);

  await session.load();
  expect(session.get().status).toBe('loading');
  answer(ADA);
  expect(session.get()).toEqual({ status: 'signed-in', user: ADA });
  expect(states).toEqual(['signed-in']);
});

test('a remembered user whose session has ended is signed out and hears of it', async () => {
  const { session, answer, watch } = openSession({ isRemembered: true });
  watch();
  await session.load();
  answer(null);

  expect(session.get()).toEqual({ status: 'signed-out', ended: 'ended' });
});

test('a session that the provider ends says why, until somebody logs in', async () => {
  const { session, answer, watch, states } = openSession({ isRemembered: true });
  watch();
  await session.load();
  answer(ADA);
  answer(null);
  expect(session.get()).toBe(SIGNED_OUT);

  answer(null, 'disabled');
  answer(null);
  expect(session.get()).toEqual({ status: 'signed-out', ended: 'disabled' });

  answer(ADA);
  expect(states).toEqual(['signed-in', 'signed-out', 'signed-out', 'signed-in']);
});

test('loads the backend once', async () => {
  const { session, backend, loadBackend, watch } = openSession({ isRemembered: true });
  watch();
  watch();

  expect(await Promise.all([session.load(), session.load()])).toEqual([backend, backend]);
  expect(loadBackend).toHaveBeenCalledTimes(1);
});

test('a failed import is a network failure and is retried', async () => {
  const { session, backend, loadBackend, states, watch } = openSession({ isRemembered: false });
  watch();
  loadBackend.mockRejectedValueOnce(new Error('ChunkLoadError'));

  await expect(session.load()).rejects.toEqual(new AccountError('network'));
  expect(session.get().status).toBe('signed-out');
  await expect(session.load()).resolves.toBe(backend);
  expect(states).toEqual([]);
});

test('a remembered user is not signed out while the backend fails to load', async () => {
  const { session, loadBackend, page, answer, watch } = openSession({ isRemembered: true });
  loadBackend.mockRejectedValueOnce(new Error('ChunkLoadError'));
  watch();
  await expect(session.load()).rejects.toThrow(AccountError);

  expect(session.get().status).toBe('loading');

  // The network is back.
  page.tellHint();
  await session.load();
  answer(ADA);
  expect(session.get().status).toBe('signed-in');
});

test('signing in in another tab signs in this one', async () => {
  const { session, page, answer, watch, states } = openSession({ isRemembered: false });
  watch();
  page.isRemembered = true;
  page.tellHint();

  expect(session.get().status).toBe('loading');
  await session.load();
  answer(ADA);
  expect(states).toEqual(['loading', 'signed-in']);
});

test('signing out in another tab signs out this one before the backend has loaded', () => {
  const { session, page, watch, states } = openSession({ isRemembered: true });
  watch();
  page.isRemembered = false;
  page.tellHint();

  expect(session.get()).toBe(SIGNED_OUT);
  expect(states).toEqual(['signed-out']);
});

test('the hint is ignored once the backend has answered', async () => {
  const { session, page, answer, watch } = openSession({ isRemembered: true });
  watch();
  await session.load();
  answer(ADA);
  page.isRemembered = false;
  page.tellHint();
  expect(session.get().status).toBe('signed-in');

  answer(null);
  expect(session.get().status).toBe('signed-out');
});

test('returns the same state object until something changes', async () => {
  const { session, answer, states, watch } = openSession({ isRemembered: true });
  watch();
  await session.load();
  answer(ADA);
  const before = session.get();
  answer({ ...ADA });

  expect(session.get()).toBe(before);
  expect(states).toEqual(['signed-in']);

  answer({ ...ADA, displayName: 'Ada L.' });
  expect(session.get()).toEqual({ status: 'signed-in', user: { ...ADA, displayName: 'Ada L.' } });
});

test('does not notify a listener after it unsubscribes', async () => {
  const { session, answer, states, watch } = openSession({ isRemembered: true });
  const stop = watch();
  await session.load();
  stop();
  answer(ADA);

  expect(states).toEqual([]);
  expect(session.get().status).toBe('signed-in');
});

test('a site without accounts loads nothing', async () => {
  expect(NO_ACCOUNTS.get()).toEqual({ status: 'none' });
  await expect(NO_ACCOUNTS.load()).rejects.toThrow('This site has no accounts.');
});
