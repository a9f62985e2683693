import { onAuthStateChanged, type Auth, type User } from 'firebase/auth';
import type { SessionEnd } from '../account-backend';
import { getErrorCode } from './error-map';

const ENDS: Readonly<Record<string, SessionEnd>> = {
  'auth/user-disabled': 'disabled',
  // Also for deleted users.
  'auth/user-token-expired': 'ended',
  'auth/user-not-found': 'ended',
};

/** Undefined after a logout: the user's token can still be renewed. */
async function findEnd(user: User): Promise<SessionEnd | undefined> {
  try {
    await user.getIdToken(true);
    return undefined;
  } catch (error) {
    return ENDS[getErrorCode(error)];
  }
}

/** Finds out why a session ended, which the SDK does not report. */
export function createSessionEnds(auth: Auth) {
  let isLeaving = false;
  return {
    watch: (onEnd: (end: SessionEnd) => void): (() => void) => {
      let isWatching = true;
      let before: User | null = null;
      const tell = async (user: User) => {
        const end = await findEnd(user);
        if (end && isWatching && auth.currentUser === null) onEnd(end);
      };
      const stop = onAuthStateChanged(auth, (user) => {
        if (user === null && before && !isLeaving) void tell(before);
        isLeaving = false;
        before = user;
      });
      return () => {
        isWatching = false;
        stop();
      };
    },
    leave: async (end: () => Promise<void>): Promise<void> => {
      isLeaving = true;
      try {
        await end();
      } catch (error) {
        isLeaving = false;
        throw error;
      }
    },
  };
}
