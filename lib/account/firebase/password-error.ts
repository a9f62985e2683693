import { validatePassword, type Auth, type PasswordPolicy } from 'firebase/auth';
import type { AccountError } from '../account-backend';
import { getErrorCode, toAccountError } from './error-map';

const CHARACTERS = {
  containsLowercaseLetter: 'a lowercase letter',
  containsUppercaseLetter: 'an uppercase letter',
  containsNumericCharacter: 'a number',
  containsNonAlphanumericCharacter: 'a special character',
} as const;

/** Firebase's default policy. */
const MINIMUM = 'at least 6 characters';

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

export async function toPasswordError(auth: Auth, password: string, error: unknown): Promise<AccountError> {
  const code = getErrorCode(error);
  if (code === 'auth/weak-password') return toAccountError(error, MINIMUM);
  if (code !== 'auth/password-does-not-meet-requirements') return toAccountError(error);
  try {
    const { passwordPolicy } = await validatePassword(auth, password);
    return toAccountError(error, formatPolicy(passwordPolicy));
  } catch {
    return toAccountError(error);
  }
}
