import { policyInWords } from '@/lib/account/firebase/password-policy';

test('a policy is told as what a password needs', () => {
  expect(
    policyInWords({
      customStrengthOptions: {
        minPasswordLength: 8,
        maxPasswordLength: 64,
        containsLowercaseLetter: true,
        containsUppercaseLetter: true,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: true,
      },
    }),
  ).toBe(
    'at least 8 characters, at most 64 characters, a small letter, a capital letter, a number and a special character',
  );
});

test('what a policy leaves open is not told', () => {
  expect(policyInWords({ customStrengthOptions: { minPasswordLength: 6, containsNumericCharacter: false } })).toBe(
    'at least 6 characters',
  );
  expect(policyInWords({ customStrengthOptions: {} })).toBe('');
});
