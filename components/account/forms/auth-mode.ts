import type { AccountBackend } from '@/lib/account/account-backend';
import { track } from '@/lib/analytics/track';
import { readField } from './field';

export type AuthMode = 'log-in' | 'sign-up' | 'reset';

interface AuthTexts {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly links: readonly (readonly [AuthMode, string])[];
}

export const AUTH_TEXTS: Record<AuthMode, AuthTexts> = {
  'log-in': {
    title: 'Log in',
    lead: 'Your favorites on all your devices.',
    submit: 'LOG IN',
    links: [
      ['sign-up', 'Create an account'],
      ['reset', 'Forgot password?'],
    ],
  },
  'sign-up': {
    title: 'Create account',
    lead: 'Free, and only for your favorites, so you have them on all your devices.',
    submit: 'CREATE ACCOUNT',
    links: [['log-in', 'I have an account']],
  },
  reset: {
    title: 'Reset password',
    lead: 'We’ll email you a link to choose a new password.',
    submit: 'SEND RESET EMAIL',
    links: [['log-in', 'Back to log in']],
  },
};

export async function submitAuthForm(backend: AccountBackend, mode: AuthMode, form: HTMLFormElement): Promise<void> {
  const email = readField(form, 'email').trim();
  const password = readField(form, 'password');
  if (mode === 'reset') {
    await backend.sendPasswordReset(email);
    return;
  }
  if (mode === 'sign-up') {
    await backend.signUp({ email, password, displayName: readField(form, 'name').trim() });
    track({ name: 'sign_up', params: { method: 'email' } });
    return;
  }
  await backend.logIn(email, password);
  track({ name: 'login', params: { method: 'email' } });
}

/** Opens the popup synchronously; browsers block it otherwise. */
export async function logInWithGoogle(backend: AccountBackend): Promise<void> {
  const { isNew } = await backend.logInWithGoogle();
  track({ name: isNew ? 'sign_up' : 'login', params: { method: 'google' } });
}
