'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { MIN_PASSWORD_LENGTH } from '@/lib/constants/favorites';
import { useAccountSession } from '../account-context';
import { getFailure, getFailureText, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER, RESET_FAILED } from '../account-messages';
import { ErrorBox, Field, PasswordField, readField } from './field';
import styles from './reset-password.module.css';
import { useAttempt } from './use-attempt';

function validate(password: string, repeated: string): string | null {
  if (password !== repeated) return PASSWORDS_DIFFER;
  return password.length < MIN_PASSWORD_LENGTH ? PASSWORD_TOO_SHORT : null;
}

function getErrorText(error: unknown): string | null {
  if (error === null) return null;
  return getFailure(error) === 'weak-password' ? getFailureText(error) : RESET_FAILED;
}

interface ResetFormProps {
  titleId: string;
  code: string;
  email: string;
  onDone: () => void;
  onRejected: () => void;
}

export function ResetForm({ titleId, code, email, onDone, onRejected }: ResetFormProps) {
  const errorId = useId();
  const { error, isBusy, handleSubmit } = useResetForm(code, onDone, onRejected);
  return (
    <form
      className={styles.form}
      method="post"
      aria-labelledby={titleId}
      aria-describedby={error === null ? undefined : errorId}
      onSubmit={handleSubmit}
    >
      <Field label="Account" name="email" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        isBusy={isBusy}
      />
      <PasswordField label="Repeat new password" name="repeated-password" autoComplete="new-password" isBusy={isBusy} />
      {error !== null && (
        <ErrorBox key={error.nth} id={errorId}>
          {error.text}
        </ErrorBox>
      )}
      <Button type="submit" kind="main" isDisabled={isBusy}>
        {isBusy ? 'PROCESSING...' : 'RESET PASSWORD'}
      </Button>
      <a className={styles.cancel} href="/">
        CANCEL
      </a>
    </form>
  );
}

function useResetForm(code: string, onDone: () => void, onRejected: () => void) {
  const session = useAccountSession();
  const { busy, error, begin, cancel } = useAttempt<'form'>();
  /** Numbered: screen readers then announce a repeated message. */
  const [invalid, setInvalid] = useState<{ readonly text: string; readonly nth: number } | null>(null);
  const isBusy = busy !== null;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const password = readField(event.currentTarget, 'password');
    const text = validate(password, readField(event.currentTarget, 'repeated-password'));
    setInvalid((before) => (text === null ? null : { text, nth: (before?.nth ?? 0) + 1 }));
    if (text !== null) {
      cancel();
      return;
    }
    const send = async () => {
      const backend = await session.load();
      await backend.confirmReset(code, password).catch((reason: unknown) => {
        if (getFailure(reason) === 'reset-code') onRejected();
        throw reason;
      });
    };
    begin('form', send, onDone);
  };

  const failure = getErrorText(error);
  return { error: invalid ?? (failure === null ? null : { text: failure, nth: undefined }), isBusy, handleSubmit };
}
