import { toAccountError } from '@/lib/account/firebase/account-errors';

const sdkError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

test.each([
  ['auth/user-not-found', 'wrong-credentials'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/popup-closed-by-user', 'canceled'],
  ['functions/resource-exhausted', 'too-many-requests'],
  ['functions/internal', 'unknown'],
  ['constructor', 'unknown'],
])('%s is %s, without a message of the SDK', (code, failure) => {
  expect(toAccountError(sdkError(code))).toMatchObject({ failure, message: '' });
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
