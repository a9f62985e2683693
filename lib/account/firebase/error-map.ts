import { AccountError, type AccountFailure } from '../account-backend';

/** Wrong credentials share one failure, which must not reveal who has an account. */
const FAILURES: Readonly<Record<string, AccountFailure>> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/user-disabled': 'disabled',
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/missing-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/popup-blocked': 'popup-blocked',
  'auth/popup-closed-by-user': 'canceled',
  'auth/cancelled-popup-request': 'canceled',
  'auth/user-cancelled': 'canceled',
  'auth/account-exists-with-different-credential': 'other-method',
  'auth/user-mismatch': 'other-account',
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

export function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** @param message Shown to the visitor, for failures that have one. */
export function toAccountError(error: unknown, message = ''): AccountError {
  const code = getErrorCode(error);
  // `hasOwn`: a code such as `constructor` would match an inherited property.
  const failure = Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined;
  return new AccountError(failure ?? 'unknown', message, { cause: error });
}
