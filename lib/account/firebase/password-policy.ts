import type { PasswordPolicy } from 'firebase/auth';

const LETTERS = {
  containsLowercaseLetter: 'a small letter',
  containsUppercaseLetter: 'a capital letter',
  containsNumericCharacter: 'a number',
  containsNonAlphanumericCharacter: 'a special character',
} as const;

/** `at least 8 characters, a capital letter and a number`: what the project asks of a password. Empty when it asks for nothing. */
export function policyInWords({ customStrengthOptions: options }: Pick<PasswordPolicy, 'customStrengthOptions'>): string {
  const { minPasswordLength: min, maxPasswordLength: max } = options;
  const wanted = [
    ...(min ? [`at least ${String(min)} characters`] : []),
    ...(max ? [`at most ${String(max)} characters`] : []),
    ...Object.entries(LETTERS).flatMap(([name, words]) => (options[name as keyof typeof LETTERS] ? [words] : [])),
  ];
  return new Intl.ListFormat('en-GB').format(wanted);
}
