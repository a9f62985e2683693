import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { AccountBackend } from '@/lib/account/account-backend';
import { track } from '@/lib/analytics/track';
import { MAX_DISPLAY_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@/lib/constants/favorites';
import { getFailure, getFailureText } from '../account-messages';
import styles from '../account.module.css';
import { AccountForm, TITLE_ID } from './account-form';
import { Field, PasswordField, readField } from './field';
import { useAccountRequest } from './use-account-request';

export type AuthMode = 'log-in' | 'sign-up' | 'reset';

const TEXTS = {
  'log-in': {
    title: 'Log in',
    lead: 'Your favorites, drives, and walls on all your devices.',
    submit: 'LOG IN',
    links: [
      ['sign-up', 'Create an account'],
      ['reset', 'Forgot password?'],
    ],
  },
  'sign-up': {
    title: 'Create account',
    lead: 'Free. Your favorites, drives, and walls on all your devices.',
    submit: 'CREATE ACCOUNT',
    links: [['log-in', 'I have an account']],
  },
  reset: {
    title: 'Reset password',
    lead: 'We’ll email you a link to choose a new password.',
    submit: 'SEND RESET EMAIL',
    links: [['log-in', 'Back to log in']],
  },
} as const;

async function submitForm(backend: AccountBackend, mode: AuthMode, form: HTMLFormElement): Promise<void> {
  const email = readField(form, 'email').trim();
  const password = readField(form, 'password');
  if (mode === 'reset') return backend.sendPasswordReset(email);
  if (mode === 'log-in') await backend.logIn(email, password);
  else await backend.signUp({ email, password, displayName: readField(form, 'name').trim() });
  track({ name: mode === 'log-in' ? 'login' : 'sign_up', params: { method: 'email' } });
}

/** Opens the popup synchronously; browsers block it otherwise. */
async function logInWithGoogle(backend: AccountBackend): Promise<void> {
  const { isNew } = await backend.logInWithGoogle();
  track({ name: isNew ? 'sign_up' : 'login', params: { method: 'google' } });
}

interface AuthFormProps extends Omit<AuthFieldsProps, 'isBusy'> {
  onMode: (mode: AuthMode) => void;
  onDone: () => void;
}

export function AuthForm({ mode, onMode, email, onEmail, onDone }: AuthFormProps) {
  const waitId = useId();
  const { backend, busy, error, begin, cancel, reload } = useAccountRequest<'form' | 'google'>();
  const isDisabled = backend === null || busy !== null;
  const texts = TEXTS[mode];
  const handleGoogle = () => begin('google', logInWithGoogle, onDone);
  const handleMode = (next: AuthMode) => {
    cancel();
    onMode(next);
  };
  const retryGoogle = getFailure(error) === 'popup-blocked' ? handleGoogle : undefined;
  return (
    <>
      <h2 id={TITLE_ID} className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      <AccountForm
        error={getFailureText(error, mode === 'reset' && !reload ? 'reset-email' : 'log-in')}
        onRetry={reload ?? retryGoogle}
        submit={busy === 'form' ? 'PROCESSING...' : texts.submit}
        isDisabled={isDisabled}
        describedBy={waitId}
        onSubmit={(form) => begin('form', (loaded) => submitForm(loaded, mode, form), onDone)}
      >
        <AuthFields mode={mode} email={email} onEmail={onEmail} isBusy={busy === 'form'} />
      </AccountForm>
      {mode !== 'reset' && (
        <>
          <p className={styles.or}>OR</p>
          <Button onClick={handleGoogle} isDisabled={isDisabled} describedBy={waitId}>
            <GoogleLabel isBusy={busy === 'google'} />
          </Button>
        </>
      )}
      <WaitLine
        id={waitId}
        isConnecting={backend === null && !reload}
        onCancel={busy === 'google' ? cancel : undefined}
      />
      <div className={styles.links}>
        {texts.links.map(([next, text]) => (
          <LinkButton key={next} onClick={() => handleMode(next)}>
            {text}
          </LinkButton>
        ))}
      </div>
    </>
  );
}

interface WaitLineProps {
  id: string;
  isConnecting: boolean;
  onCancel: (() => void) | undefined;
}

function WaitLine({ id, isConnecting, onCancel }: WaitLineProps) {
  return (
    <div id={id} className={styles.wait} role="status">
      {isConnecting && <p>Connecting to the sign-in service…</p>}
      {onCancel && (
        <>
          <p>Continue in the Google window.</p>
          <LinkButton onClick={onCancel}>Cancel</LinkButton>
        </>
      )}
    </div>
  );
}

function LinkButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  );
}

/** RFC 5321. */
const MAX_EMAIL_LENGTH = 254;

interface AuthFieldsProps {
  mode: AuthMode;
  email: string;
  onEmail: (email: string) => void;
  isBusy: boolean;
}

/** Field names are for password managers. The first empty field gets the focus. */
function AuthFields({ mode, email, onEmail, isBusy }: AuthFieldsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = [...(ref.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [mode]);
  return (
    <div ref={ref} className={styles.form}>
      {mode === 'sign-up' && (
        <Field
          label="Display name"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={MAX_DISPLAY_NAME_LENGTH}
          pattern=".*\S.*"
          title="Not only spaces"
          required
          readOnly={isBusy}
        />
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete={mode === 'reset' ? 'email' : 'username'}
        autoCapitalize="none"
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
        required
        readOnly={isBusy}
      />
      {mode !== 'reset' && (
        // A new key per mode keeps a saved password out of the sign-up field.
        <PasswordField
          key={mode}
          label="Password"
          autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
          minLength={MIN_PASSWORD_LENGTH}
          hint={mode === 'sign-up' ? `At least ${MIN_PASSWORD_LENGTH} characters` : undefined}
          isBusy={isBusy}
        />
      )}
    </div>
  );
}

/** Google's branding rules require these colors. */
const LOGO = {
  '#ea4335':
    'M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z',
  '#4285f4':
    'M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z',
  '#fbbc05':
    'M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z',
  '#34a853':
    'M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z',
};

function GoogleLabel({ isBusy }: { isBusy: boolean }) {
  return (
    <span className={styles.google}>
      <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
        {Object.entries(LOGO).map(([color, d]) => (
          <path key={color} fill={color} d={d} />
        ))}
      </svg>
      {isBusy ? 'PROCESSING...' : 'CONTINUE WITH GOOGLE'}
    </span>
  );
}
