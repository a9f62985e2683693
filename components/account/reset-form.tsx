'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { MIN_PASSWORD_LENGTH } from '@/lib/constants/account';
import { failureOf, failureWords, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER, RESET_FAILED } from './account-messages';
import { useAccountSession } from './account-context';
import { ErrorBox } from './error-box';
import { Field } from './field';
import { formText } from './form-text';
import { PasswordField } from './password-field';
import styles from './reset-password.module.css';
import { useAttempt } from './use-attempt';

/** What is wrong with the two passwords (spec 5); null when nothing is. */
function complaintOf(password: string, repeated: string): string | null {
  if (password !== repeated) return PASSWORDS_DIFFER;
  return password.length < MIN_PASSWORD_LENGTH ? PASSWORD_TOO_SHORT : null;
}

function wordsOf(error: unknown): string | null {
  if (error === null) return null;
  return failureOf(error) === 'weak-password' ? failureWords(error) : RESET_FAILED;
}

interface ResetFormProps {
  titleId: string;
  code: string;
  email: string;
  onDone: () => void;
  /** The code was good at first and is refused now. */
  onRefused: () => void;
}

/** Asks for the new password twice, and sends it once. */
export function ResetForm({ titleId, code, email, onDone, onRefused }: ResetFormProps) {
  const errorId = useId();
  const session = useAccountSession();
  const { busy, error, begin, giveUp } = useAttempt<'form'>();
  /** With a number, so that the same complaint is said again. */
  const [complaint, setComplaint] = useState<{ readonly text: string; readonly nth: number } | null>(null);
  const message = complaint?.text ?? wordsOf(error);
  const isBusy = busy !== null;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const password = formText(event.currentTarget, 'password');
    const text = complaintOf(password, formText(event.currentTarget, 'repeated-password'));
    setComplaint((before) => (text === null ? null : { text, nth: (before?.nth ?? 0) + 1 }));
    if (text !== null) {
      giveUp();
      return;
    }
    const send = async () => {
      const backend = await session.load();
      await backend.confirmReset(code, password).catch((reason: unknown) => {
        if (failureOf(reason) === 'reset-code') onRefused();
        throw reason;
      });
    };
    begin('form', send, onDone);
  };

  return (
    <form
      className={styles.form}
      method="post"
      aria-labelledby={titleId}
      aria-describedby={message === null ? undefined : errorId}
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
      {message !== null && (
        <ErrorBox key={complaint?.nth} id={errorId}>
          {message}
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
