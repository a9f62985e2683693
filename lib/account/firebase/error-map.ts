import { AccountError, type AccountFailure } from '../account-backend';

/** The provider's codes in our words. One answer for every wrong credential: none tells whether an address has an account. */
const FAILURES: Readonly<Record<string, AccountFailure>> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/user-disabled': 'wrong-credentials',
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/missing-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/popup-blocked': 'popup-blocked',
  'auth/popup-closed-by-user': 'canceled',
  'auth/canceled-popup-request': 'canceled',
  'auth/user-canceled': 'canceled',
  'auth/account-exists-with-different-credential': 'other-method',
  'auth/too-many-requests': 'too-many-requests',
  'auth/quota-exceeded': 'too-many-requests',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/invalid-action-code': 'reset-code',
  'auth/expired-action-code': 'reset-code',
  'functions/invalid-argument': 'invalid-email',
  'functions/resource-exhausted': 'too-many-requests',
  'functions/unavailable': 'network',
  'functions/deadline-exceeded': 'network',
};

/** The code of an error of the SDK, e.g. `auth/popup-blocked`; empty for anything else. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * What an error of the SDK means. The SDK's own sentence goes along as the cause, for whoever debugs.
 * @param message For the visitor, where a failure has one.
 */
export function accountError(error: unknown, message = ''): AccountError {
  const code = codeOf(error);
  // A plain object has keys of its own that nobody put there: `constructor` is no failure.
  const failure = Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined;
  return new AccountError(failure ?? 'unknown', message, { cause: error });
}
