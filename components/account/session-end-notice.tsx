'use client';

import { useEffect } from 'react';
import { useStore } from '@/components/browser/use-store';
import { IconButton } from '@/components/ui/button';
import type { AccountState, SessionEnd } from '@/lib/account/account-backend';
import { createStore } from '@/lib/core/store';
import { playSound } from '@/lib/settings/play-sound';
import { useAccount } from './account-context';
import styles from './favorites-notice.module.css';

export const SESSION_END_TEXTS: Record<SessionEnd, string> = {
  disabled: 'You are logged out: this account is disabled. If you think this is a mistake, contact the site operator.',
  ended: 'You are logged out: this account was disabled or deleted, or its password has changed.',
};

const dismissed = createStore<AccountState | null>(null);

export function SessionEndNotice({ end }: { end: SessionEnd }) {
  const account = useAccount();
  const last = useStore(dismissed);
  useEffect(() => playSound('error'), [end]);
  if (account === last) return null;
  return (
    <div className={styles.notice}>
      <p>{SESSION_END_TEXTS[end]}</p>
      <IconButton icon="close" label="Dismiss" onClick={() => dismissed.set(account)} />
    </div>
  );
}
