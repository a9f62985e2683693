import { toAccountError } from '@/lib/account/firebase/account-errors';

const sdkError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

test.each([
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/user-not-found', 'wrong-credentials'],
  ['auth/user-disabled', 'disabled'],
  ['auth/email-already-in-use', 'email-in-use'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/popup-closed-by-user', 'canceled'],
  ['auth/cancelled-popup-request', 'canceled'],
  ['auth/user-cancelled', 'canceled'],
  ['auth/account-exists-with-different-credential', 'other-method'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/network-request-failed', 'network'],
  ['auth/invalid-action-code', 'reset-code'],
  ['auth/expired-action-code', 'reset-code'],
  ['functions/resource-exhausted', 'too-many-requests'],
  ['functions/internal', 'unknown'],
  ['auth/internal-error', 'unknown'],
  ['constructor', 'unknown'],
])('%s is %s', (code, failure) => {
  const error = toAccountError(sdkError(code));

  expect(error.failure).toBe(failure);
  expect(error.message).toBe('');
});

test.each([undefined, null, 'auth/popup-blocked', new Error('no code'), Object.assign(new Error(), { code: 7 })])(
  'anything but an SDK error (%p) is unknown',
  (thrown) => {
    expect(toAccountError(thrown).failure).toBe('unknown');
  },
);

test('keeps the SDK error as its cause and shows only the given message', () => {
  const cause = sdkError('auth/weak-password');

  expect(toAccountError(cause, 'at least 6 characters')).toMatchObject({ message: 'at least 6 characters', cause });
});
