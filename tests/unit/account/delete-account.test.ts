import type { deleteAccount as DeleteAccount } from '@/lib/account/firebase/delete-account';

const mockSdk = {
  browserPopupRedirectResolver: 'popup',
  deleteUser: jest.fn(),
  EmailAuthProvider: { credential: (...given: string[]) => given.join(' ') },
  GoogleAuthProvider: jest.fn(),
  reauthenticateWithCredential: jest.fn(),
  reauthenticateWithPopup: jest.fn(),
};
jest.mock('firebase/auth', () => mockSdk);

const ADA = { uid: 'ada', email: 'ada@roadfeed.example' } as Parameters<typeof DeleteAccount>[0];
const sdkError = (code: string) => Object.assign(new Error(code), { code });
let deleteAccount: typeof DeleteAccount;

beforeAll(async () => {
  ({ deleteAccount } = await import('@/lib/account/firebase/delete-account'));
});

/** The steps in order; each fails with the next of its codes, if it has one. */
function prepare(codes: Partial<Record<'proof' | 'documents' | 'user', string[]>> = {}) {
  const steps: string[] = [];
  const canceling = new AbortController();
  const step = (name: keyof typeof codes) => (): Promise<void> => {
    steps.push(name);
    const code = codes[name]?.shift();
    return code ? Promise.reject(sdkError(code)) : Promise.resolve();
  };
  mockSdk.reauthenticateWithCredential.mockImplementation(step('proof'));
  mockSdk.reauthenticateWithPopup.mockImplementation(step('proof'));
  mockSdk.deleteUser.mockImplementation(step('user'));
  const run = (password: string | null = 'secret1') =>
    deleteAccount(ADA, password, step('documents'), canceling.signal);
  return { steps, run, cancel: () => canceling.abort() };
}

test('opens the popup before it returns', () => {
  const { steps, run } = prepare();
  void run(null);

  expect(steps).toEqual(['proof']);
  expect(mockSdk.reauthenticateWithPopup).toHaveBeenCalledWith(ADA, expect.anything(), 'popup');
});

test.each([
  ['a wrong password', { proof: ['auth/invalid-credential'] }, 'wrong-credentials', ['proof']],
  ['another Google account', { proof: ['auth/user-mismatch'] }, 'other-account', ['proof']],
  ['an unreachable database', { documents: ['unavailable'] }, 'network', ['proof', 'documents']],
  ['the account', { user: ['auth/network-request-failed'] }, 'half-deleted', ['proof', 'documents', 'user']],
])('stops at %s', async (_what, codes, failure, done) => {
  const { steps, run } = prepare(codes);

  await expect(run()).rejects.toMatchObject({ failure });
  expect(steps).toEqual(done);
});

test('tries once more a second after another write', async () => {
  jest.useFakeTimers();
  const { steps, run } = prepare({ documents: ['permission-denied'] });
  const ended = run();
  await jest.advanceTimersByTimeAsync(1500);
  await ended;

  expect(steps).toEqual(['proof', 'documents', 'documents', 'user']);
});

test('deletes nothing if it was canceled while the popup was open', async () => {
  const { steps, run, cancel } = prepare();
  const ended = run(null);
  cancel();

  await expect(ended).rejects.toMatchObject({ failure: 'canceled' });
  expect(steps).toEqual(['proof']);
});
