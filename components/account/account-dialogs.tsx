import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { accountDialog } from './account-dialog';
import styles from './account.module.css';
import { AccountShell, FocusedTitle, TITLE_ID } from './forms/account-form';
import { DeleteDialog } from './forms/delete-dialog';
import { LOGGED_IN_MS } from '@/lib/constants/favorites';
import { playSound } from '@/lib/settings/play-sound';
import { useAccount } from './account-context';
import { AuthForm, type AuthMode } from './forms/auth-form';
import { ConfirmEmail } from './forms/confirm-email';

function LoginPrompt() {
  return (
    <AccountShell>
      <h2 id={TITLE_ID} className={styles.title}>
        Sign up/log in to sync favorites
      </h2>
      <p className={styles.lead}>
        Your favorites are saved in this browser. With a free account you have them on all your devices.
      </p>
      <div className={styles.choice}>
        <Button kind="main" onClick={accountDialog.openAuth}>
          LOG IN / SIGN UP
        </Button>
        <Button onClick={accountDialog.close}>Maybe Later</Button>
      </div>
    </AccountShell>
  );
}

export function AuthDialog() {
  const account = useAccount();
  const [mode, setMode] = useState<AuthMode>('log-in');
  const [email, setEmail] = useState('');
  const [isDone, setDone] = useState(false);
  const handleMode = (next: AuthMode) => {
    setDone(false);
    setMode(next);
  };
  const isSignedIn = account.status === 'signed-in' || (isDone && mode !== 'reset');
  const isUnverified = account.status === 'signed-in' && !account.user.isVerified;
  return (
    <AccountShell cover={isSignedIn && !isUnverified && <LoggedIn />}>
      {isUnverified ? (
        <>
          <FocusedTitle>Confirm your email</FocusedTitle>
          <ConfirmEmail email={account.user.email} />
        </>
      ) : isDone && mode === 'reset' ? (
        <EmailSent email={email} onBack={() => handleMode('log-in')} />
      ) : (
        <AuthForm {...{ mode, email }} onMode={handleMode} onEmail={setEmail} onDone={() => setDone(true)} />
      )}
    </AccountShell>
  );
}

const DIALOGS = { auth: AuthDialog, delete: DeleteDialog, prompt: LoginPrompt };

export function AccountDialogs({ dialog }: { dialog: keyof typeof DIALOGS }) {
  const Shown = DIALOGS[dialog];
  return <Shown />;
}

/** Identical for every address: it must not reveal who has an account. */
function EmailSent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <>
      <FocusedTitle>✓ EMAIL SENT</FocusedTitle>
      <p>Check your inbox for password reset instructions.</p>
      <p className={styles.lead}>
        If {email} has an account, the email arrives within a few minutes. Check your spam folder, too.
      </p>
      <div className={styles.choice}>
        <Button kind="main" onClick={onBack}>
          BACK TO LOG IN
        </Button>
      </div>
    </>
  );
}

function LoggedIn() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    playSound('success');
    ref.current?.focus();
    const timer = setTimeout(accountDialog.close, LOGGED_IN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.done} role="status">
      <p ref={ref} tabIndex={-1} className={styles.doneTitle}>
        LOGGED IN
      </p>
      <p className={styles.doneText}>FAVORITES NOW SYNCED</p>
    </div>
  );
}
