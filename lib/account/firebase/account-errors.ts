import { validatePassword, type Auth, type PasswordPolicy } from 'firebase/auth';
import { AccountError, type AccountFailure } from '../account-backend';

/** The provider's codes. Wrong credentials share one failure, which must not reveal who has an account. */
const CODES: Readonly<Partial<Record<AccountFailure, string>>> = {
  'wrong-credentials': 'auth/invalid-credential auth/invalid-login-credentials auth/wrong-password auth/user-not-found',
  disabled: 'auth/user-disabled',
  'email-in-use': 'auth/email-already-in-use',
  'invalid-email': 'auth/invalid-email auth/missing-email functions/invalid-argument',
  'weak-password': 'auth/weak-password auth/missing-password auth/password-does-not-meet-requirements',
  'popup-blocked': 'auth/popup-blocked',
  canceled: 'auth/popup-closed-by-user auth/cancelled-popup-request auth/user-cancelled',
  'other-method': 'auth/account-exists-with-different-credential',
  'other-account': 'auth/user-mismatch',
  'too-many-requests': 'auth/too-many-requests auth/quota-exceeded functions/resource-exhausted resource-exhausted',
  network:
    'auth/network-request-failed auth/timeout functions/unavailable functions/deadline-exceeded unavailable deadline-exceeded',
  'reset-code': 'auth/invalid-action-code auth/expired-action-code',
};
const FAILURES = new Map(
  Object.entries(CODES).flatMap(([failure, codes]) =>
    codes.split(' ').map((code) => [code, failure as AccountFailure]),
  ),
);

const CHARACTERS = {
  containsLowercaseLetter: 'a lowercase letter',
  containsUppercaseLetter: 'an uppercase letter',
  containsNumericCharacter: 'a number',
  containsNonAlphanumericCharacter: 'a special character',
} as const;

export function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** @param message Shown to the visitor, for failures that have one. */
export function toAccountError(error: unknown, message = ''): AccountError {
  return new AccountError(FAILURES.get(getErrorCode(error)) ?? 'unknown', message, { cause: error });
}

export function withAccountErrors<Result>(request: Promise<Result>): Promise<Result> {
  return request.catch((error: unknown) => {
    throw toAccountError(error);
  });
}

export async function withPasswordErrors<Result>(
  auth: Auth,
  password: string,
  request: Promise<Result>,
): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    throw toAccountError(error, await findRequirements(auth, password, getErrorCode(error)));
  }
}

async function findRequirements(auth: Auth, password: string, code: string): Promise<string> {
  if (code === 'auth/weak-password') return 'at least 6 characters';
  if (code !== 'auth/password-does-not-meet-requirements') return '';
  try {
    return formatPolicy((await validatePassword(auth, password)).passwordPolicy);
  } catch {
    return '';
  }
}

/** Such as `at least 8 characters and a number`; empty for an empty policy. */
function formatPolicy({ customStrengthOptions: options }: PasswordPolicy): string {
  const { minPasswordLength: min, maxPasswordLength: max } = options;
  const requirements = [
    ...(min ? [`at least ${min} characters`] : []),
    ...(max ? [`at most ${max} characters`] : []),
    ...Object.entries(CHARACTERS).flatMap(([name, text]) => (options[name as keyof typeof CHARACTERS] ? [text] : [])),
  ];
  return new Intl.ListFormat('en-US').format(requirements);
}
