import { useEffect } from 'react';
import { useStore } from '@/components/browser/use-store';
import { IconButton } from '@/components/ui/button';
import type { AccountState, SessionEnd } from '@/lib/account/account-backend';
import type { FavoritesWarning } from '@/lib/account/favorites';
import { MAX_FAVORITES } from '@/lib/constants/favorites';
import { formatCount } from '@/lib/core/format-count';
import { createStore } from '@/lib/core/store';
import { playSound } from '@/lib/settings/play-sound';
import { useAccount } from './account-context';
import styles from './favorites-notice.module.css';
import { useFavoritesWarning } from './use-favorites';

const MAX = formatCount(MAX_FAVORITES);
const WARNING_TEXTS: Record<FavoritesWarning, string> = {
  'too-many': `You have reached the limit of ${MAX} favorites. Remove some to add others.`,
  'left-out': `An account can have ${MAX} favorites. The others stay on this device.`,
  'not-stored': 'Your browser isn’t saving favorites for this site. They’ll last until you close this page.',
};

export const SESSION_END_TEXTS: Record<SessionEnd, string> = {
  disabled: 'You are logged out: this account is disabled. If you think this is a mistake, contact the site operator.',
  ended: 'You are logged out: this account was disabled or deleted, or its password has changed.',
};

const dismissedEnd = createStore<AccountState | null>(null);

/** Texts that have played the sound. Each dialog mounts the notice again. */
const heard = new Set<string>();

function Notice({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  useEffect(() => {
    if (!heard.has(text)) playSound('error');
    heard.add(text);
  }, [text]);
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}

/** Each modal dialog with hearts needs its own notice, because it hides the page's. */
export function FavoritesNotice() {
  const { warning, dismiss } = useFavoritesWarning();
  const account = useAccount();
  const isDismissed = useStore(dismissedEnd) === account;
  useEffect(() => {
    if (warning === null) Object.values(WARNING_TEXTS).forEach((text) => heard.delete(text));
  }, [warning]);
  return (
    <div className={styles.place} role="status">
      {account.status === 'signed-out' && account.ended && !isDismissed && (
        <Notice text={SESSION_END_TEXTS[account.ended]} onDismiss={() => dismissedEnd.set(account)} />
      )}
      {warning !== null && <Notice text={WARNING_TEXTS[warning]} onDismiss={dismiss} />}
    </div>
  );
}
