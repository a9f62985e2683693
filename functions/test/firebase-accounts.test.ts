import { firebaseAccounts, type ResetAuth } from '../src/firebase-accounts.ts';

const failing = (code: string) => Promise.reject(Object.assign(new Error('refused'), { code }));
const accountsWith = (auth: Partial<Record<keyof ResetAuth, (email: string) => Promise<unknown>>>) =>
  firebaseAccounts(auth as ResetAuth);

test('finds an account with its stored address', async () => {
  const accounts = accountsWith({ getUserByEmail: () => Promise.resolve({ email: 'driver@roadfeed.example' }) });
  expect(await accounts.find('Driver@roadfeed.example')).toBe('driver@roadfeed.example');
});

test.each(['auth/user-not-found', 'auth/invalid-email'])('%s means that there is no account', async (code) => {
  expect(await accountsWith({ getUserByEmail: () => failing(code) }).find('driver@roadfeed.example')).toBeNull();
});

test('passes on other errors', async () => {
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
