import { useEffect, useRef, useState } from 'react';
import { useAccount, useAccountSession } from '@/components/account/account-context';
import { accountDialog } from '@/components/account/account-dialog';
import { ConfirmEmail } from '@/components/account/forms/confirm-email';
import { SESSION_END_TEXTS } from '@/components/account/favorites-notice';
import { useStore } from '@/components/browser/use-store';
import { logOut } from '@/components/account/use-favorites';
import { Button } from '@/components/ui/button';
import type { AccountState } from '@/lib/account/account-backend';
import styles from './account-block.module.css';

function getStatusText(account: Exclude<AccountState, { status: 'none' }>): string {
  if (account.status === 'loading') return 'Checking your login…';
  if (account.status === 'signed-out' && account.ended) return SESSION_END_TEXTS[account.ended];
  if (account.status === 'signed-out')
    return 'Your favorites are saved in this browser. Log in to sync them across your devices.';
  const { displayName, email } = account.user;
  return `LOGGED IN: ${displayName || email || 'no name'}`;
}

export function AccountBlock() {
  const account = useAccount();
  const session = useAccountSession();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const isUnverified = account.status === 'signed-in' && !account.user.isVerified;
  const block = useFocusAfter(isUnverified);
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
    <div ref={block} className={styles.block} data-status={account.status}>
      <p className={styles.who}>{getStatusText(account)}</p>
      {isUnverified && <ConfirmEmail email={account.user.email} />}
      <Button isDisabled={isLoggingOut || account.status === 'loading'} onClick={() => void handleClick()}>
        {isSignedIn ? (isLoggingOut ? 'LOGGING OUT...' : 'LOG OUT') : 'LOG IN / SIGN UP'}
      </Button>
      {isSignedIn && (
        <button type="button" className={styles.delete} onClick={accountDialog.openDelete}>
          Delete account
        </button>
      )}
    </div>
  );
}

/** Takes the focus from the buttons that disappear when the account is deleted or its email is confirmed. */
function useFocusAfter(isUnverified: boolean) {
  const block = useRef<HTMLDivElement>(null);
  const isDeleting = useStore(accountDialog) === 'delete';
  useEffect(() => {
    if (!isDeleting && !isUnverified) return undefined;
    const { current } = block;
    return () => {
      if (!document.activeElement || document.activeElement === document.body)
        current?.querySelector('button')?.focus();
    };
  }, [isDeleting, isUnverified]);
  return block;
}
