import type { Auth } from 'firebase-admin/auth';
import type { ResetAccounts } from './answer-reset.ts';

/** The part of Firebase Authentication that a reset needs. */
export type ResetAuth = Pick<Auth, 'getUserByEmail' | 'generatePasswordResetLink'>;

const NOBODY = ['auth/user-not-found', 'auth/invalid-email'];

/**
 * The accounts of Firebase Authentication. Look an address up before asking for its link: with protection against e-mail
 * enumeration on, the link of an unknown address fails with an error that says nothing.
 */
export function firebaseAccounts(auth: ResetAuth): ResetAccounts {
  return {
    find: async (email) => {
      try {
        return (await auth.getUserByEmail(email)).email ?? null;
      } catch (error) {
        if (NOBODY.includes(errorCode(error))) return null;
        throw error;
      }
    },
    makeCode: async (email) => {
      // The link leads to a page of Google's; ours needs its code only.
      const link = new URL(await auth.generatePasswordResetLink(email));
      const code = link.searchParams.get('oobCode');
      if (code === null) throw new Error('The link for a reset has no code.');
      return code;
    },
  };
}

/** The `code` that Firebase and nodemailer give their errors; empty without one. Unlike the message, it names nobody. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
