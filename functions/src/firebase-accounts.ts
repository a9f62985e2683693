import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { ResetAccounts } from './answer-reset.ts';

export type ResetAuth = Pick<
  Auth,
  'getUserByEmail' | 'generatePasswordResetLink' | 'getUser' | 'updateUser' | 'revokeRefreshTokens'
>;

const PASSWORD = 'password';
const otherProviders = ({ providerData }: UserRecord) =>
  providerData.map(({ providerId }) => providerId).filter((id) => id !== PASSWORD);

const UNKNOWN_ACCOUNT = ['auth/user-not-found', 'auth/invalid-email'];

/**
 * Look up an address before requesting its link: with email enumeration protection, unknown addresses fail with an
 * unspecific error.
 */
export function firebaseAccounts(auth: ResetAuth): ResetAccounts {
  return {
    find: async (email) => {
      try {
        const user = await auth.getUserByEmail(email);
        const isDoubtful = !user.emailVerified && otherProviders(user).length > 0;
        return user.email === undefined ? null : { uid: user.uid, email: user.email, isDoubtful };
      } catch (error) {
        if (UNKNOWN_ACCOUNT.includes(errorCode(error))) return null;
        throw error;
      }
    },
    closeOtherDoors: async (uid) => {
      await auth.updateUser(uid, { providersToUnlink: otherProviders(await auth.getUser(uid)) });
      await auth.revokeRefreshTokens(uid);
    },
    makeCode: async (email) => {
      // The link opens Google's page; ours needs only its code.
      const link = new URL(await auth.generatePasswordResetLink(email));
      const code = link.searchParams.get('oobCode');
      if (code === null) throw new Error('The reset link has no code.');
      return code;
    },
  };
}

/** The `code` of Firebase and nodemailer errors, or ''. Unlike messages, it contains no addresses. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
