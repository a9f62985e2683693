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

/** The rules allow one write a second, and the profile or a favorite may have been written just now. */
const REST_MS = 1500;

/** Opens the Google popup before it returns. */
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
 * The provider deletes only who has logged in within minutes, so the user always shows who they are, before anything is gone. Their
 * documents go first: without an account nobody may delete them.
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
