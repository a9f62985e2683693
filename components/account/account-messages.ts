import { AccountError, type AccountFailure } from '@/lib/account/account-backend';

const FAILURE_TEXTS: Record<Exclude<AccountFailure, 'canceled'>, string> = {
  'wrong-credentials': 'Wrong email or password.',
  disabled: 'This account is disabled. If you think this is a mistake, contact the site operator.',
  'email-in-use': 'This email already has an account. Log in instead.',
  'invalid-email': 'Please enter a valid email address.',
  'weak-password': 'This password is too easy to guess. Choose a different one.',
  'short-password': 'Password must be at least 6 characters',
  'different-passwords': 'Passwords do not match',
  'popup-blocked': 'Your browser blocked the Google window. Allow pop-ups for this site, then try again.',
  'other-method': 'This email has an account with another login method. Use that one.',
  'other-account': 'That’s a different Google account. Choose the one you’re logged in with.',
  'half-deleted': 'Your favorites, drives, and walls were deleted, but your account wasn’t. Please try again.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  network: 'Can’t reach the sign-in service. Check your connection, then try again.',
  'reset-code': 'This password reset link is invalid or has expired',
  'no-reset-code': 'Invalid or missing reset code',
  unknown: 'Something went wrong. Please try again.',
};

const FORM_TEXTS = {
  'log-in': () => null,
  delete: (failure: AccountFailure) => (failure === 'wrong-credentials' ? 'Wrong password.' : null),
  'reset-email': () => 'Failed to send reset email. Please try again.',
  'new-password': (failure: AccountFailure) =>
    failure.endsWith('password') || failure.endsWith('passwords')
      ? null
      : 'Failed to reset password. Please try again.',
} as const;

export const getFailure = (error: unknown): AccountFailure =>
  error instanceof AccountError ? error.failure : 'unknown';

/** Null without an error, and if the visitor canceled. Only the provider knows its password policy. */
export function getFailureText(error: unknown, form: keyof typeof FORM_TEXTS = 'log-in'): string | null {
  const failure = getFailure(error);
  if (error === null || failure === 'canceled') return null;
  if (failure === 'weak-password' && error instanceof AccountError && error.message !== '') {
    return `The password needs ${error.message}.`;
  }
  return FORM_TEXTS[form](failure) ?? FAILURE_TEXTS[failure];
}
