'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { accountDialog, type AccountDialog } from './account-dialog';
import styles from './account.module.css';
import { AccountShell } from './forms/account-form';
import { AuthDialog } from './forms/auth-dialog';
import { DeleteDialog } from './forms/delete-dialog';

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
