import type { AccountBackend } from '@/lib/account/account-backend';
import { track } from '@/lib/analytics/track';
import type { AuthMode } from './auth-mode';
import { formText } from './form-text';

/** Sends what was typed to whoever keeps the accounts, and counts it when it came to pass. */
export async function sendCredentials(backend: AccountBackend, mode: AuthMode, form: HTMLFormElement): Promise<void> {
  const email = formText(form, 'email').trim();
  const password = formText(form, 'password');
  if (mode === 'reset') {
    await backend.sendPasswordReset(email);
    return;
  }
  if (mode === 'sign-up') {
    await backend.signUp({ email, password, displayName: formText(form, 'name').trim() });
    track({ name: 'sign_up', params: { method: 'email' } });
    return;
  }
  await backend.logIn(email, password);
  track({ name: 'login', params: { method: 'email' } });
}

/** Opens Google's window before it returns. */
export async function sendToGoogle(backend: AccountBackend): Promise<void> {
  await backend.logInWithGoogle();
  track({ name: 'login', params: { method: 'google' } });
}
