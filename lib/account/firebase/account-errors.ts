import { validatePassword, type Auth, type PasswordPolicy } from 'firebase/auth';
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
  unavailable: 'network',
  'deadline-exceeded': 'network',
  'resource-exhausted': 'too-many-requests',
};

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
  const code = getErrorCode(error);
  // `hasOwn`: a code such as `constructor` would match an inherited property.
  const failure = Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined;
  return new AccountError(failure ?? 'unknown', message, { cause: error });
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
