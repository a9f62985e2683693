'use client';

import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { failureOf, failureWords, RESET_MAIL_FAILED, SERVICE_MISSING } from './account-messages';
import styles from './account.module.css';
import { AuthFields } from './auth-fields';
import { AUTH_WORDS, type AuthMode } from './auth-mode';
import { ErrorBox } from './error-box';
import { GoogleButton } from './google-button';
import { sendCredentials, sendToGoogle } from './send-credentials';
import { useAccountBackend } from './use-account-backend';
import { useAttempt } from './use-attempt';

interface AuthFormProps {
  titleId: string;
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
  email: string;
  onEmail: (email: string) => void;
  /** What was asked for has come to pass. */
  onDone: () => void;
}

/** Puts the focus where the visitor goes on: into the first field that is empty. */
function useFirstEmptyField(mode: AuthMode) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const inputs = [...(ref.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [mode]);
  return ref;
}

function wordsOf(mode: AuthMode, error: unknown): string | null {
  if (error === null) return null;
  return mode === 'reset' ? RESET_MAIL_FAILED : failureWords(error);
}

/** The form of a mode, and the way in with Google. */
export function AuthForm({ titleId, mode, onMode, email, onEmail, onDone }: AuthFormProps) {
  const id = useId();
  const formRef = useFirstEmptyField(mode);
  const { backend, isMissing, retry } = useAccountBackend();
  const { busy, error, begin, giveUp } = useAttempt<'form' | 'google'>();
  const words = AUTH_WORDS[mode];
  const isDisabled = backend === null || busy !== null;
  const message = isMissing ? SERVICE_MISSING : wordsOf(mode, error);
  const submitWords = busy === 'form' ? 'PROCESSING...' : words.submit;
  const errorId = `${id}-error`;
  const waitId = `${id}-wait`;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (backend) begin('form', () => sendCredentials(backend, mode, form), onDone);
  };
  const handleGoogle = () => {
    if (backend) begin('google', () => sendToGoogle(backend), onDone);
  };
  const handleMode = (next: AuthMode) => {
    giveUp();
    onMode(next);
  };

  return (
    <>
      <form
        ref={formRef}
        className={styles.form}
        method="post"
        aria-labelledby={titleId}
        aria-describedby={message === null ? undefined : errorId}
        onSubmit={handleSubmit}
      >
        <AuthFields mode={mode} email={email} onEmail={onEmail} isBusy={busy === 'form'} />
        {message !== null && (
          <ErrorBox id={errorId} action={tryAgain(isMissing ? retry : isBlocked(error) && handleGoogle)}>
            {message}
          </ErrorBox>
        )}
        <Button type="submit" kind="main" isDisabled={isDisabled} describedBy={waitId}>
          {submitWords}
        </Button>
      </form>
      {mode !== 'reset' && (
        <>
          <p className={styles.or}>OR</p>
          <GoogleButton onClick={handleGoogle} isDisabled={isDisabled} isBusy={busy === 'google'} describedBy={waitId} />
        </>
      )}
      <WaitLine
        id={waitId}
        isLoading={backend === null && !isMissing}
        isAtGoogle={busy === 'google'}
        onCancel={giveUp}
      />
      <div className={styles.ways}>
        {words.ways.map(([next, text]) => (
          <button key={next} type="button" className={styles.way} onClick={() => handleMode(next)}>
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

interface WaitLineProps {
  id: string;
  isLoading: boolean;
  isAtGoogle: boolean;
  onCancel: () => void;
}

/** What the buttons wait for. */
function WaitLine({ id, isLoading, isAtGoogle, onCancel }: WaitLineProps) {
  return (
    <div id={id} className={styles.wait} role="status">
      {isLoading && <p>Connecting to the sign-in service…</p>}
      {isAtGoogle && (
        <>
          <p>Go on in Google’s window.</p>
          <button type="button" className={styles.way} onClick={onCancel}>
            Cancel
          </button>
        </>
      )}
    </div>
  );
}

const isBlocked = (error: unknown) => failureOf(error) === 'popup-blocked';

function tryAgain(onClick: (() => void) | false) {
  return onClick && <Button onClick={onClick}>TRY AGAIN</Button>;
}
