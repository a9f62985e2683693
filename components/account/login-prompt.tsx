'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import styles from './account.module.css';

interface LoginPromptProps {
  onLogIn: () => void;
  onClose: () => void;
}

/** Suggests an account to somebody who has favorites; they work without one, too (spec 2). */
export function LoginPrompt({ onLogIn, onClose }: LoginPromptProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} size="small" onClose={onClose}>
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          Sign up/log in to sync favorites
        </h2>
        <p className={styles.lead}>
          They are kept in this browser. With a free account you have them on all your devices.
        </p>
        <div className={styles.choice}>
          <Button kind="main" onClick={onLogIn}>
            LOG IN / SIGN UP
          </Button>
          <Button onClick={onClose}>Maybe Later</Button>
        </div>
      </div>
    </Dialog>
  );
}
