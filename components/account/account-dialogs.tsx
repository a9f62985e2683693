'use client';

import { accountDialog, type AccountDialog } from './account-dialog-store';
import { AuthDialog } from './auth-dialog';
import { LoginPrompt } from './login-prompt';

/** The dialogs of the accounts. They come only when one is opened. */
export function AccountDialogs({ dialog }: { dialog: Exclude<AccountDialog, 'none'> }) {
  if (dialog === 'auth') return <AuthDialog onClose={accountDialog.close} />;
  return <LoginPrompt onLogIn={accountDialog.openAuth} onClose={accountDialog.close} />;
}
