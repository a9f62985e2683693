'use client';

import { useState } from 'react';
import { useAccount, useAccountSession } from '@/components/account/account-context';
import { accountDialog } from '@/components/account/account-dialog-store';
import { logOut } from '@/components/account/log-out';
import { Button } from '@/components/ui/button';
import type { AccountState } from '@/lib/account/account-backend';
import styles from './account-block.module.css';

function wordsOf(account: Exclude<AccountState, { status: 'none' }>): string {
  if (account.status === 'loading') return 'Checking whether you are logged in…';
  if (account.status === 'signed-out')
    return 'Your favorites are kept in this browser. Log in to have them everywhere.';
  const { displayName, email } = account.user;
  return `LOGGED IN: ${displayName || email || 'no name'}`;
}

/** What the settings say of accounts: who is logged in and the way out, or the way in (spec 2). */
export function AccountBlock() {
  const account = useAccount();
  const session = useAccountSession();
  const [isLeaving, setLeaving] = useState(false);
  if (account.status === 'none') {
    return <p>This site has no accounts. Your favorites and settings are kept on this device only.</p>;
  }
  const isIn = account.status === 'signed-in';
  const handleClick = async () => {
    if (!isIn) {
      accountDialog.openAuth();
      return;
    }
    setLeaving(true);
    await logOut(session);
    setLeaving(false);
  };
  return (
    // One button for all of it, so that the focus stays on it when somebody comes or goes.
    <div className={styles.block} data-status={account.status}>
      <p className={styles.who}>{wordsOf(account)}</p>
      <Button isDisabled={isLeaving || account.status === 'loading'} onClick={() => void handleClick()}>
        {isIn ? (isLeaving ? 'LOGGING OUT...' : 'LOG OUT') : 'LOG IN / SIGN UP'}
      </Button>
    </div>
  );
}
