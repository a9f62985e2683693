import { AccountError, type AccountFailure } from '@/lib/account/account-backend';

const FAILURE_TEXTS: Record<Exclude<AccountFailure, 'canceled'>, string> = {
  'wrong-credentials': 'Wrong email or password.',
  disabled: 'This account is disabled. If you think this is a mistake, contact the site operator.',
  'email-in-use': 'This email already has an account. Log in instead.',
  'invalid-email': 'Please enter a valid email address.',
  'weak-password': 'This password is too easy to guess. Choose a different one.',
  'popup-blocked': 'Your browser blocked the Google window. Allow pop-ups for this site, then try again.',
  'other-method': 'This email has an account with another login method. Use that one.',
  'other-account': 'That’s a different Google account. Choose the one you’re logged in with.',
  'half-deleted': 'Your favorites and drives were deleted, but your account wasn’t. Please try again.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  network: 'Can’t reach the sign-in service. Check your connection, then try again.',
  'reset-code': 'This password reset link is invalid or has expired',
  unknown: 'Something went wrong. Please try again.',
};

export const RESET_MAIL_FAILED = 'Failed to send reset email. Please try again.';
export const RESET_CODE_MISSING = 'Invalid or missing reset code';
export const RESET_CODE_INVALID = FAILURE_TEXTS['reset-code'];
export const RESET_FAILED = 'Failed to reset password. Please try again.';
export const PASSWORDS_DIFFER = 'Passwords do not match';
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
export const SERVICE_UNREACHABLE = FAILURE_TEXTS.network;

export function getFailure(error: unknown): AccountFailure {
  return error instanceof AccountError ? error.failure : 'unknown';
}

/** Null if the visitor canceled. Only the provider knows its password policy. */
export function getFailureText(error: unknown): string | null {
  const failure = getFailure(error);
  if (failure === 'canceled') return null;
  if (failure === 'weak-password' && error instanceof AccountError && error.message !== '') {
    return `The password needs ${error.message}.`;
  }
  return FAILURE_TEXTS[failure];
}

export function getDeleteFailureText(error: unknown): string | null {
  return getFailure(error) === 'wrong-credentials' ? 'Wrong password.' : getFailureText(error);
}
