'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { RESET_MAIL_SENT, RESET_MAIL_SENT_HINT } from './account-messages';
import styles from './account.module.css';

interface EmailSentProps {
  titleId: string;
  /** The address that was typed; whether it has an account is not said. */
  email: string;
  onBack: () => void;
}

/** Confirms that the mail with the link is on its way. */
export function EmailSent({ titleId, email, onBack }: EmailSentProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <>
      <h2 ref={ref} id={titleId} tabIndex={-1} className={styles.title}>
        {RESET_MAIL_SENT}
      </h2>
      <p>{RESET_MAIL_SENT_HINT}</p>
      <p className={styles.lead}>
        If {email} has an account, the mail arrives within minutes. Look among unwanted mail, too.
      </p>
      <div className={styles.choice}>
        <Button kind="main" onClick={onBack}>
          BACK TO LOG IN
        </Button>
      </div>
    </>
  );
}
