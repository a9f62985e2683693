import { AccountError, type AccountFailure } from '@/lib/account/account-backend';

/** What a failure is called on the screen. Nothing is said where nothing went wrong. */
const WORDS: Record<Exclude<AccountFailure, 'canceled'>, string> = {
  'wrong-credentials': 'Wrong email or password.',
  'email-in-use': 'This email already has an account. Log in instead.',
  'invalid-email': 'This is not an email address.',
  'weak-password': 'This password is too easy to guess. Choose another one.',
  'popup-blocked': 'Your browser blocked Google’s window. Allow pop-ups for this site, then try again.',
  'other-method': 'This email has an account with another way to log in. Use that one.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  network: 'The sign-in service cannot be reached. Check your connection, then try again.',
  'reset-code': 'This password reset link is invalid or has expired',
  unknown: 'Something went wrong. Please try again.',
};

/** The failure of anything that was thrown. */
export function failureOf(error: unknown): AccountFailure {
  return error instanceof AccountError ? error.failure : 'unknown';
}

/** What to say of a failed sign-in or sign-up; null when there is nothing to say. The provider alone knows its password policy. */
export function failureWords(error: unknown): string | null {
  const failure = failureOf(error);
  if (failure === 'canceled') return null;
  if (failure === 'weak-password' && error instanceof AccountError && error.message !== '') {
    return `The password needs ${error.message}.`;
  }
  return WORDS[failure];
}

/** Sentences of the specification (section 8). */
export const RESET_MAIL_FAILED = 'Failed to send reset email. Please try again.';
export const RESET_MAIL_SENT = '✓ EMAIL SENT';
export const RESET_MAIL_SENT_HINT = 'Check your inbox for password reset instructions.';
export const RESET_CODE_MISSING = 'Invalid or missing reset code';
export const RESET_CODE_INVALID = WORDS['reset-code'];
export const RESET_FAILED = 'Failed to reset password. Please try again.';
export const PASSWORDS_DIFFER = 'Passwords do not match';
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
export const SERVICE_MISSING = WORDS.network;
