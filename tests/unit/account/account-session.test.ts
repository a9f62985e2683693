import { AccountError, type AccountState } from '@/lib/account/account-backend';
import { createAccountSession, NO_ACCOUNTS, SIGNED_OUT } from '@/lib/account/account-session';
import { ADA, fakeBackend } from '@/tests/support/fake-backend';

const NOT_LOADED = new Error('ChunkLoadError');

function openSession(isRemembered: boolean, ...failures: Error[]) {
  const { backend, answer } = fakeBackend();
  const page = { isRemembered, tellHint: () => {} };
  const loadBackend = jest.fn(() => Promise.resolve(backend));
  for (const failure of failures) loadBackend.mockRejectedValueOnce(failure);
  const session = createAccountSession({
    loadBackend,
    readHint: () => page.isRemembered,
    watchHint: (onChange) => {
      page.tellHint = onChange;
    },
  });
  const states: AccountState['status'][] = [];
  const stop = session.subscribe(() => states.push(session.get().status));
  return { session, backend, answer, page, loadBackend, states, stop };
}

test('loads nothing for a visitor who is not signed in', () => {
  const { session, loadBackend, states } = openSession(false);

  expect(session.get()).toEqual({ status: 'signed-out' });
  expect(loadBackend).not.toHaveBeenCalled();
  expect(states).toEqual([]);
});

test('loads the backend at once, and once, for a remembered user and waits for its answer', async () => {
  const { session, backend, loadBackend, answer, states } = openSession(true);

  expect(session.get().status).toBe('loading');
  expect(await Promise.all([session.load(), session.load()])).toEqual([backend, backend]);
  expect(loadBackend).toHaveBeenCalledTimes(1);
  expect(session.get().status).toBe('loading');
  answer(ADA);
  expect(session.get()).toEqual({ status: 'signed-in', user: ADA });
  expect(states).toEqual(['signed-in']);
});

test('a session that ended before or during the visit says so, until the next login', async () => {
  const { session, answer, states } = openSession(true);
  await session.load();
  answer(null);
  expect(session.get()).toEqual({ status: 'signed-out', ended: 'ended' });
  answer(ADA);
  answer(null);
  expect(session.get()).toBe(SIGNED_OUT);

  answer(null, 'disabled');
  answer(null);
  expect(session.get()).toEqual({ status: 'signed-out', ended: 'disabled' });

  answer(ADA);
  expect(states).toEqual(['signed-out', 'signed-in', 'signed-out', 'signed-out', 'signed-in']);
});

test('a failed import is a network failure and is retried', async () => {
  const { session, backend, states } = openSession(false, NOT_LOADED);

  await expect(session.load()).rejects.toEqual(new AccountError('network'));
  expect(session.get().status).toBe('signed-out');
  await expect(session.load()).resolves.toBe(backend);
  expect(states).toEqual([]);
});

test('a remembered user is not signed out while the backend fails to load', async () => {
  const { session, page, answer } = openSession(true, NOT_LOADED);
  await expect(session.load()).rejects.toThrow(AccountError);

  expect(session.get().status).toBe('loading');

  // The network is back.
  page.tellHint();
  await session.load();
  answer(ADA);
  expect(session.get().status).toBe('signed-in');
});

test('signing in in another tab signs in this one', async () => {
  const { session, page, answer, states } = openSession(false);
  page.isRemembered = true;
  page.tellHint();

  expect(session.get().status).toBe('loading');
  await session.load();
  answer(ADA);
  expect(states).toEqual(['loading', 'signed-in']);
});

test('signing out in another tab signs out this one before the backend has loaded', () => {
  const { session, page, states } = openSession(true);
  page.isRemembered = false;
  page.tellHint();

  expect(session.get()).toBe(SIGNED_OUT);
  expect(states).toEqual(['signed-out']);
});

test('the hint is ignored once the backend has answered', async () => {
  const { session, page, answer } = openSession(true);
  await session.load();
  answer(ADA);
  page.isRemembered = false;
  page.tellHint();
  expect(session.get().status).toBe('signed-in');

  answer(null);
  expect(session.get().status).toBe('signed-out');
});

test('a site without accounts loads nothing', async () => {
  expect(NO_ACCOUNTS.get()).toEqual({ status: 'none' });
  await expect(NO_ACCOUNTS.load()).rejects.toThrow('This site has no accounts.');
});
