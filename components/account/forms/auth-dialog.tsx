'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LOGGED_IN_MS } from '@/lib/constants/favorites';
import { playSound } from '@/lib/settings/play-sound';
import { useAccount } from '../account-context';
import styles from '../account.module.css';
import { AuthForm } from './auth-form';
import { AUTH_TEXTS, type AuthMode } from './auth-mode';
import { ConfirmEmail } from './confirm-email';
import { FocusedTitle } from './field';

export function AuthDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [mode, setMode] = useState<AuthMode>('log-in');
  const [email, setEmail] = useState('');
  const [isDone, setDone] = useState(false);
  const isMailSent = isDone && mode === 'reset';
  const account = useAccount();
  // Another tab may have signed in.
  const isSignedIn = account.status === 'signed-in' || (isDone && mode !== 'reset');
  const handleMode = (next: AuthMode) => {
    setDone(false);
    setMode(next);
  };
  if (account.status === 'signed-in' && !account.user.isVerified) {
    return (
      <Dialog labelledBy={titleId} size="small" onClose={onClose}>
        <div className={styles.content}>
          <FocusedTitle id={titleId}>Confirm your email</FocusedTitle>
          <ConfirmEmail email={account.user.email} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog labelledBy={titleId} size="small" onClose={onClose}>
      <div className={styles.content} inert={isSignedIn}>
        {isMailSent ? (
          <EmailSent titleId={titleId} email={email} onBack={() => handleMode('log-in')} />
        ) : (
          <>
            <h2 id={titleId} className={styles.title}>
              {AUTH_TEXTS[mode].title}
            </h2>
            <p className={styles.lead}>{AUTH_TEXTS[mode].lead}</p>
            <AuthForm
              titleId={titleId}
              mode={mode}
              onMode={handleMode}
              email={email}
              onEmail={setEmail}
              onDone={() => setDone(true)}
            />
          </>
        )}
      </div>
      {isSignedIn && <LoggedIn onEnd={onClose} />}
    </Dialog>
  );
}

interface EmailSentProps {
  titleId: string;
  email: string;
  onBack: () => void;
}

/** Identical for every address: it must not reveal who has an account. */
function EmailSent({ titleId, email, onBack }: EmailSentProps) {
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
