'use client';

import { useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useAccount } from './account-context';
import styles from './account.module.css';
import { AuthForm } from './auth-form';
import { AUTH_WORDS, type AuthMode } from './auth-mode';
import { EmailSent } from './email-sent';
import { LoggedIn } from './logged-in';

/** Log in, create an account, or ask for a new password (spec 2 and 4). */
export function AuthDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [mode, setMode] = useState<AuthMode>('log-in');
  const [email, setEmail] = useState('');
  const [isAnswered, setAnswered] = useState(false);
  const isMailSent = isAnswered && mode === 'reset';
  // Also when another tab has signed in meanwhile.
  const isSignedIn = useAccount().status === 'signed-in' || (isAnswered && mode !== 'reset');
  const handleMode = (next: AuthMode) => {
    setAnswered(false);
    setMode(next);
  };
  return (
    <Dialog labelledBy={titleId} size="small" onClose={onClose}>
      <div className={styles.content} inert={isSignedIn}>
        {isMailSent ? (
          <EmailSent titleId={titleId} email={email} onBack={() => handleMode('log-in')} />
        ) : (
          <>
            <h2 id={titleId} className={styles.title}>
              {AUTH_WORDS[mode].title}
            </h2>
            <p className={styles.lead}>{AUTH_WORDS[mode].lead}</p>
            <AuthForm
              titleId={titleId}
              mode={mode}
              onMode={handleMode}
              email={email}
              onEmail={setEmail}
              onDone={() => setAnswered(true)}
            />
          </>
        )}
      </div>
      {isSignedIn && <LoggedIn onEnd={onClose} />}
    </Dialog>
  );
}
