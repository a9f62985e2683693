import type { AccountState } from '@/lib/account/account-backend';

/** What of the accounts stands over the screen; one at a time. */
export type AccountDialog = 'none' | 'prompt' | 'auth';

export interface AccountDialogStore {
  get: () => AccountDialog;
  subscribe: (onChange: () => void) => () => void;
  /** Opens the dialog to log in; the prompt gives way to it (spec 4). */
  openAuth: () => void;
  close: () => void;
  /** Suggests to log in: once until somebody does (spec 4), and only to whoever is known to be logged out. */
  requestPrompt: (status: AccountState['status']) => void;
  /** Somebody has signed in: the suggestion has no more to say, and may be made anew later. */
  handleSignIn: () => void;
}

function createAccountDialogStore(): AccountDialogStore {
  const listeners = new Set<() => void>();
  let dialog: AccountDialog = 'none';
  let wasPrompted = false;

  const show = (next: AccountDialog) => {
    if (next === dialog) return;
    dialog = next;
    for (const notify of listeners) notify();
  };

  return {
    get: () => dialog,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    openAuth: () => {
      show('auth');
    },
    close: () => {
      show('none');
    },
    requestPrompt: (status) => {
      if (status !== 'signed-out' || wasPrompted || dialog !== 'none') return;
      wasPrompted = true;
      show('prompt');
    },
    handleSignIn: () => {
      wasPrompted = false;
      if (dialog === 'prompt') show('none');
    },
  };
}

/** The one of the page. */
export const accountDialog = createAccountDialogStore();
