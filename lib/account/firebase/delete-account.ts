import {
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { AccountError } from '../account-backend';
import { withAccountErrors } from './account-errors';
import { createPacedWrites } from './paced-writes';

function showWho(user: User, password: string | null): Promise<unknown> {
  if (password === null) {
    return reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  }
  return reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/**
 * Reauthenticates, as the provider requires a recent login. Documents go first: the rules protect them once the account
 * is gone.
 */
export async function deleteAccount(
  user: User,
  password: string | null,
  deleteDocuments: () => Promise<void>,
  canceled: AbortSignal,
): Promise<void> {
  await withAccountErrors(showWho(user, password));
  if (canceled.aborted) throw new AccountError('canceled');
  await withAccountErrors(createPacedWrites()(deleteDocuments));
  await deleteUser(user).catch((cause: unknown) => {
    throw new AccountError('half-deleted', '', { cause });
  });
}
