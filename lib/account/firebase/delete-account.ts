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
  const shown =
    password === null
      ? reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
      : reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  await withAccountErrors(shown);
  if (canceled.aborted) throw new AccountError('canceled');
  await withAccountErrors(createPacedWrites()(deleteDocuments));
  await deleteUser(user).catch((cause: unknown) => {
    throw new AccountError('half-deleted', '', { cause });
  });
}
