/** What the dialog asks for (spec 2). */
export type AuthMode = 'log-in' | 'sign-up' | 'reset';

interface AuthWords {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  /** The ways to the other modes, in the order in which they stand. */
  readonly ways: readonly (readonly [AuthMode, string])[];
}

export const AUTH_WORDS: Record<AuthMode, AuthWords> = {
  'log-in': {
    title: 'Log in',
    lead: 'Your favorites on all your devices.',
    submit: 'LOG IN',
    ways: [
      ['sign-up', 'Create an account'],
      ['reset', 'Forgot password?'],
    ],
  },
  'sign-up': {
    title: 'Create account',
    lead: 'Free, and only for your favorites: you have them on all your devices.',
    submit: 'CREATE ACCOUNT',
    ways: [['log-in', 'I have an account']],
  },
  reset: {
    title: 'Reset password',
    lead: 'We send a link to your email. With it you choose a new password.',
    submit: 'SEND RESET EMAIL',
    ways: [['log-in', 'Back to log in']],
  },
};
