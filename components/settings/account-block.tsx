'use client';

import { useState } from 'react';
import { useAccount, useAccountSession } from '@/components/account/account-context';
import { accountDialog } from '@/components/account/account-dialog';
import { ConfirmEmail } from '@/components/account/confirm-email';
import { logOut } from '@/components/account/use-favorites';
import { Button } from '@/components/ui/button';
import type { AccountState } from '@/lib/account/account-backend';
import styles from './account-block.module.css';

function getStatusText(account: Exclude<AccountState, { status: 'none' }>): string {
  if (account.status === 'loading') return 'Checking your login…';
  if (account.status === 'signed-out')
    return 'Your favorites are saved in this browser. Log in to sync them across your devices.';
  const { displayName, email } = account.user;
  return `LOGGED IN: ${displayName || email || 'no name'}`;
}

export function AccountBlock() {
  const account = useAccount();
  const session = useAccountSession();
  const [isLoggingOut, setLoggingOut] = useState(false);
  if (account.status === 'none') {
    return <p>This site has no accounts. Your favorites and settings are saved on this device only.</p>;
  }
  const isSignedIn = account.status === 'signed-in';
  const handleClick = async () => {
    if (!isSignedIn) {
      accountDialog.openAuth();
      return;
    }
    setLoggingOut(true);
    await logOut(session);
    setLoggingOut(false);
  };
  return (
    // One button for both, so it keeps the focus after logging in or out.
    <div className={styles.block} data-status={account.status}>
      <p className={styles.who}>{getStatusText(account)}</p>
      {account.status === 'signed-in' && !account.user.isVerified && <ConfirmEmail email={account.user.email} />}
      <Button isDisabled={isLoggingOut || account.status === 'loading'} onClick={() => void handleClick()}>
        {isSignedIn ? (isLoggingOut ? 'LOGGING OUT...' : 'LOG OUT') : 'LOG IN / SIGN UP'}
      </Button>
    </div>
  );
}
