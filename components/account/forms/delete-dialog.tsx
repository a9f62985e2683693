'use client';

import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useAccount } from '../account-context';
import { getDeleteFailureText, SERVICE_UNREACHABLE } from '../account-messages';
import styles from '../account.module.css';
import { ErrorBox, PasswordField, readField, FocusedTitle } from './field';
import { useAccountBackend, useAttempt } from './use-attempt';

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [isDone, setDone] = useState(false);
  return (
    <Dialog labelledBy={titleId} size="small" onClose={onClose}>
      <div className={styles.content}>
        {isDone ? (
          <>
            <FocusedTitle id={titleId}>✓ ACCOUNT DELETED</FocusedTitle>
            <p className={styles.lead}>Your favorites and saved drives are gone, too.</p>
            <div className={styles.choice}>
              <Button onClick={onClose}>CLOSE</Button>
            </div>
          </>
        ) : (
          <DeleteForm titleId={titleId} onClose={onClose} onDone={() => setDone(true)} />
        )}
      </div>
    </Dialog>
  );
}

interface DeleteFormProps {
  titleId: string;
  onClose: () => void;
  onDone: () => void;
}

function DeleteForm({ titleId, onClose, onDone }: DeleteFormProps) {
  const id = useId();
  const { proof, busy, failureText, retry, handleSubmit } = useDeletion(onClose, onDone);
  return (
    <>
      <FocusedTitle id={titleId}>Delete your account?</FocusedTitle>
      <p className={styles.lead}>
        Your account, your favorites, and your saved drives are deleted on our servers and on all your devices. This
        cannot be undone.
      </p>
      <form className={styles.form} method="post" aria-labelledby={titleId} onSubmit={handleSubmit}>
        {proof === 'password' && (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            hint="Confirms that it’s you"
            isBusy={busy !== null}
          />
        )}
        {failureText !== null && (
          <ErrorBox id={`${id}-error`} action={retry && <Button onClick={retry}>TRY AGAIN</Button>}>
            {failureText}
          </ErrorBox>
        )}
        {proof === 'google' && (
          <div id={`${id}-wait`} className={styles.wait} role="status">
            <p>{busy ? 'Continue in the Google window.' : 'Google will ask you to sign in again.'}</p>
          </div>
        )}
        <Button
          type="submit"
          kind="danger"
          isDisabled={!proof || busy !== null}
          {...(proof === 'google' && { describedBy: `${id}-wait` })}
        >
          {busy ? 'DELETING...' : 'DELETE ACCOUNT'}
        </Button>
        <Button onClick={onClose}>KEEP ACCOUNT</Button>
      </form>
    </>
  );
}

function useDeletion(onClose: () => void, onDone: () => void) {
  const { status } = useAccount();
  const { backend, isUnreachable, retry } = useAccountBackend();
  const { busy, error, begin } = useAttempt<'password' | 'google'>();
  const proof = backend?.getProof();
  const closing = useRef<AbortController>(undefined);
  // An open Google popup must not delete the account after the dialog closes.
  useEffect(() => () => closing.current?.abort(), []);

  const isSignedOut = status !== 'signed-in' && busy === null;
  useEffect(() => {
    if (isSignedOut) onClose();
  }, [isSignedOut, onClose]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!backend || !proof) return;
    const password = proof === 'password' ? readField(event.currentTarget, 'password') : null;
    const controller = new AbortController();
    begin(
      proof,
      () => {
        closing.current = controller;
        return backend.deleteAccount(password, controller.signal);
      },
      onDone,
    );
  };
  return {
    proof,
    busy,
    failureText: isUnreachable ? SERVICE_UNREACHABLE : error === null ? null : getDeleteFailureText(error),
    retry: isUnreachable ? retry : undefined,
    handleSubmit,
  };
}
