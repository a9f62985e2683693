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
import { getErrorCode, toAccountError } from './error-map';

/** Firestore rules allow one write a second. */
const REST_MS = 1500;

/** Opens the Google popup synchronously. */
function showWho(user: User, password: string | null): Promise<unknown> {
  if (password === null) {
    return reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  }
  return reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

async function deleteRested(deleteDocuments: () => Promise<void>): Promise<void> {
  try {
    await deleteDocuments();
  } catch (error) {
    if (getErrorCode(error) !== 'permission-denied') throw error;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    await deleteDocuments();
  }
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
  try {
    await showWho(user, password);
  } catch (error) {
    throw toAccountError(error);
  }
  if (canceled.aborted) throw new AccountError('canceled');
  try {
    await deleteRested(deleteDocuments);
  } catch (error) {
    throw new AccountError(getErrorCode(error) === 'permission-denied' ? 'unknown' : 'network', '', { cause: error });
  }
  try {
    await deleteUser(user);
  } catch (error) {
    throw new AccountError('half-deleted', '', { cause: error });
  }
}
