import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useAccount } from '../account-context';
import { accountDialog } from '../account-dialog';
import { getFailureText } from '../account-messages';
import styles from '../account.module.css';
import { AccountForm, AccountShell, FocusedTitle } from './account-form';
import { PasswordField, readField } from './field';
import { useAccountRequest } from './use-account-request';

export function DeleteDialog() {
  const [isDone, setDone] = useState(false);
  return (
    <AccountShell>
      {isDone ? (
        <>
          <FocusedTitle>✓ ACCOUNT DELETED</FocusedTitle>
          <p className={styles.lead}>Your favorites, saved drives, and saved walls are gone, too.</p>
          <div className={styles.choice}>
            <Button onClick={accountDialog.close}>CLOSE</Button>
          </div>
        </>
      ) : (
        <DeleteForm onDone={() => setDone(true)} />
      )}
    </AccountShell>
  );
}

function DeleteForm({ onDone }: { onDone: () => void }) {
  const waitId = useId();
  const { status } = useAccount();
  const { backend, busy, error, begin, reload } = useAccountRequest<'delete'>();
  const proof = backend?.getProof();
  const isBusy = busy !== null;
  const closing = useRef<AbortController>(undefined);
  // An open Google popup must not delete the account after the dialog closes.
  useEffect(() => () => closing.current?.abort(), []);

  const isSignedOut = status !== 'signed-in' && !isBusy;
  useEffect(() => {
    if (isSignedOut) accountDialog.close();
  }, [isSignedOut]);

  const handleSubmit = (form: HTMLFormElement) => {
    const password = proof === 'password' ? readField(form, 'password') : null;
    const remove = (loaded: NonNullable<typeof backend>) => {
      closing.current = new AbortController();
      return loaded.deleteAccount(password, closing.current.signal);
    };
    begin('delete', remove, onDone);
  };
  return (
    <>
      <FocusedTitle>Delete your account?</FocusedTitle>
      <p className={styles.lead}>
        Your account, favorites, saved drives, and saved walls are deleted on our servers and on all your devices. This
        cannot be undone.
      </p>
      <AccountForm
        error={getFailureText(error, 'delete')}
        onRetry={reload}
        submit={isBusy ? 'DELETING...' : 'DELETE ACCOUNT'}
        kind="danger"
        isDisabled={!proof || isBusy}
        {...(proof === 'google' && { describedBy: waitId })}
        foot={<Button onClick={accountDialog.close}>KEEP ACCOUNT</Button>}
        onSubmit={handleSubmit}
      >
        {proof === 'password' && (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            hint="Confirms that it’s you"
            isBusy={isBusy}
          />
        )}
        {proof === 'google' && (
          <div id={waitId} className={styles.wait} role="status">
            <p>{isBusy ? 'Continue in the Google window.' : 'Google will ask you to sign in again.'}</p>
          </div>
        )}
      </AccountForm>
    </>
  );
}
