'use client';

import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { MAX_DISPLAY_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@/lib/constants/favorites';
import { getFailure, getFailureText, RESET_MAIL_FAILED, SERVICE_UNREACHABLE } from '../account-messages';
import styles from '../account.module.css';
import { AUTH_TEXTS, logInWithGoogle, submitAuthForm, type AuthMode } from './auth-mode';
import { ErrorBox, Field, PasswordField } from './field';
import { GoogleButton } from './google-button';
import { useAccountBackend, useAttempt } from './use-attempt';

interface AuthFormProps {
  titleId: string;
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
  email: string;
  onEmail: (email: string) => void;
  onDone: () => void;
}

export function AuthForm({ titleId, mode, onMode, email, onEmail, onDone }: AuthFormProps) {
  const id = useId();
  const { backend, isUnreachable, retry } = useAccountBackend();
  const { busy, error, begin, cancel } = useAttempt<'form' | 'google'>();
  const isDisabled = backend === null || busy !== null;
  const waitId = `${id}-wait`;

  const handleSubmit = (form: HTMLFormElement) => {
    if (backend) begin('form', () => submitAuthForm(backend, mode, form), onDone);
  };
  const handleGoogle = () => {
    if (backend) begin('google', () => logInWithGoogle(backend), onDone);
  };
  const handleMode = (next: AuthMode) => {
    cancel();
    onMode(next);
  };
  const handleRetry = getFailure(error) === 'popup-blocked' ? handleGoogle : undefined;

  return (
    <>
      <CredentialsForm
        titleId={titleId}
        mode={mode}
        email={email}
        onEmail={onEmail}
        isBusy={busy === 'form'}
        isDisabled={isDisabled}
        waitId={waitId}
        errorText={isUnreachable ? SERVICE_UNREACHABLE : getErrorText(mode, error)}
        onRetry={isUnreachable ? retry : handleRetry}
        onSubmit={handleSubmit}
      />
      {mode !== 'reset' && (
        <>
          <p className={styles.or}>OR</p>
          <GoogleButton
            onClick={handleGoogle}
            isDisabled={isDisabled}
            isBusy={busy === 'google'}
            describedBy={waitId}
          />
        </>
      )}
      <div id={waitId} className={styles.wait} role="status">
        {backend === null && !isUnreachable && <p>Connecting to the sign-in service…</p>}
        {busy === 'google' && (
          <>
            <p>Continue in the Google window.</p>
            <button type="button" className={styles.link} onClick={cancel}>
              Cancel
            </button>
          </>
        )}
      </div>
      <ModeLinks mode={mode} onMode={handleMode} />
    </>
  );
}

function ModeLinks({ mode, onMode }: Pick<AuthFormProps, 'mode' | 'onMode'>) {
  return (
    <div className={styles.links}>
      {AUTH_TEXTS[mode].links.map(([next, text]) => (
        <button key={next} type="button" className={styles.link} onClick={() => onMode(next)}>
          {text}
        </button>
      ))}
    </div>
  );
}

function getErrorText(mode: AuthMode, error: unknown): string | null {
  if (error === null) return null;
  return mode === 'reset' ? RESET_MAIL_FAILED : getFailureText(error);
}

interface CredentialsFormProps extends AuthFieldsProps {
  titleId: string;
  isDisabled: boolean;
  waitId: string;
  errorText: string | null;
  onRetry: (() => void) | undefined;
  onSubmit: (form: HTMLFormElement) => void;
}

function CredentialsForm(props: CredentialsFormProps) {
  const { titleId, isDisabled, waitId, errorText, onRetry, onSubmit, ...fields } = props;
  const errorId = useId();
  const formRef = useFocusFirstEmptyField(fields.mode);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      aria-labelledby={titleId}
      aria-describedby={errorText === null ? undefined : errorId}
      onSubmit={handleSubmit}
    >
      <AuthFields {...fields} />
      {errorText !== null && (
        <ErrorBox id={errorId} action={onRetry && <Button onClick={onRetry}>TRY AGAIN</Button>}>
          {errorText}
        </ErrorBox>
      )}
      <Button type="submit" kind="main" isDisabled={isDisabled} describedBy={waitId}>
        {fields.isBusy ? 'PROCESSING...' : AUTH_TEXTS[fields.mode].submit}
      </Button>
    </form>
  );
}

function useFocusFirstEmptyField(mode: AuthMode) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const inputs = [...(ref.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [mode]);
  return ref;
}

/** RFC 5321. */
const MAX_EMAIL_LENGTH = 254;

interface AuthFieldsProps {
  mode: AuthMode;
  email: string;
  onEmail: (email: string) => void;
  isBusy: boolean;
}

/** Field names are for password managers. */
function AuthFields({ mode, email, onEmail, isBusy }: AuthFieldsProps) {
  return (
    <>
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
          name="password"
          autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
          minLength={MIN_PASSWORD_LENGTH}
          hint={mode === 'sign-up' ? `At least ${MIN_PASSWORD_LENGTH} characters` : undefined}
          isBusy={isBusy}
        />
      )}
    </>
  );
}
