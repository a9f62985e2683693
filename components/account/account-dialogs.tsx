'use client';

import { useId, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { accountDialog, type AccountDialog } from './account-dialog';
import styles from './account.module.css';
import { AccountShell, FocusedTitle } from './forms/account-form';
import { DeleteDialog } from './forms/delete-dialog';
import { LOGGED_IN_MS } from '@/lib/constants/favorites';
import { playSound } from '@/lib/settings/play-sound';
import { useAccount } from './account-context';
import { AuthForm, type AuthMode } from './forms/auth-form';
import { ConfirmEmail } from './forms/confirm-email';

export function AccountDialogs({ dialog }: { dialog: Exclude<AccountDialog, 'none'> }) {
  switch (dialog) {
    case 'auth':
      return <AuthDialog onClose={accountDialog.close} />;
    case 'delete':
      return <DeleteDialog onClose={accountDialog.close} />;
    case 'prompt':
      return <LoginPrompt />;
  }
}

function LoginPrompt() {
  const titleId = useId();
  return (
    <AccountShell titleId={titleId} onClose={accountDialog.close}>
      <h2 id={titleId} className={styles.title}>
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

export function AuthDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
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
    <AccountShell
      titleId={titleId}
      onClose={onClose}
      cover={isSignedIn && !isUnverified && <LoggedIn onEnd={onClose} />}
    >
      {isUnverified ? (
        <>
          <FocusedTitle id={titleId}>Confirm your email</FocusedTitle>
          <ConfirmEmail email={account.user.email} />
        </>
      ) : isDone && mode === 'reset' ? (
        <EmailSent titleId={titleId} email={email} onBack={() => handleMode('log-in')} />
      ) : (
        <AuthForm {...{ titleId, mode, email }} onMode={handleMode} onEmail={setEmail} onDone={() => setDone(true)} />
      )}
    </AccountShell>
  );
}

/** Identical for every address: it must not reveal who has an account. */
function EmailSent({ titleId, email, onBack }: { titleId: string; email: string; onBack: () => void }) {
  return (
    <>
      <FocusedTitle id={titleId}>✓ EMAIL SENT</FocusedTitle>
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

function LoggedIn({ onEnd }: { onEnd: () => void }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    playSound('success');
    ref.current?.focus();
    const timer = setTimeout(() => handleEnd(), LOGGED_IN_MS);
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
