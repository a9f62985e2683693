import { firebaseAccounts, type ResetAuth } from '../src/firebase-accounts.ts';

const failing = (code: string) => Promise.reject(Object.assign(new Error('refused'), { code }));
const accountsWith = (auth: Partial<Record<keyof ResetAuth, (email: string) => Promise<unknown>>>) =>
  firebaseAccounts(auth as ResetAuth);

const userWith =
  (emailVerified: boolean, ...providers: string[]) =>
  () =>
    Promise.resolve({
      uid: 'driver',
      email: 'driver@roadfeed.example',
      emailVerified,
      providerData: providers.map((providerId) => ({ providerId })),
    });

test('finds an account with its stored address', async () => {
  const accounts = accountsWith({ getUserByEmail: userWith(false, 'password') });
  expect(await accounts.find('Driver@roadfeed.example')).toEqual({
    uid: 'driver',
    email: 'driver@roadfeed.example',
    isDoubtful: false,
  });
});

test.each([
  [false, ['password', 'google.com'], true],
  [true, ['password', 'google.com'], false],
  [true, ['google.com'], false],
])('an account verified: %p with %p is doubtful: %p', async (isVerified, providers, isDoubtful) => {
  const accounts = accountsWith({ getUserByEmail: userWith(isVerified, ...providers) });
  expect(await accounts.find('driver@roadfeed.example')).toMatchObject({ isDoubtful });
});

test('removing other sign-in methods keeps the password and ends all sessions', async () => {
  const calls: unknown[] = [];
  const note = (...call: unknown[]) => {
    calls.push(call);
    return Promise.resolve();
  };
  await accountsWith({
    getUser: userWith(false, 'password', 'google.com', 'phone'),
    updateUser: note,
    revokeRefreshTokens: note,
  }).closeOtherDoors('driver');
  expect(calls).toEqual([['driver', { providersToUnlink: ['google.com', 'phone'] }], ['driver']]);
});

test.each(['auth/user-not-found', 'auth/invalid-email'])('%s means that there is no account', async (code) => {
  expect(await accountsWith({ getUserByEmail: () => failing(code) }).find('driver@roadfeed.example')).toBeNull();
});

test('rethrows other errors', async () => {
  const accounts = accountsWith({ getUserByEmail: () => failing('auth/internal-error') });
  await expect(accounts.find('driver@roadfeed.example')).rejects.toThrow('refused');
});

test('takes only the code from the link', async () => {
  const link = 'https://demo.example/__/auth/action?mode=resetPassword&oobCode=code-1&apiKey=key&lang=en';
  const accounts = accountsWith({ generatePasswordResetLink: () => Promise.resolve(link) });
  expect(await accounts.makeCode('driver@roadfeed.example')).toBe('code-1');
});

test('rejects a link without a code', async () => {
  const accounts = accountsWith({ generatePasswordResetLink: () => Promise.resolve('https://demo.example/') });
  await expect(accounts.makeCode('driver@roadfeed.example')).rejects.toThrow('no code');
});
