import { AccountError, type AccountBackend, type AccountUser, type SessionEnd } from '@/lib/account/account-backend';

export const ADA: AccountUser = { uid: 'ada', email: 'ada@roadfeed.example', displayName: 'Ada', isVerified: true };

/** A passive backend; the test decides who is signed in. */
export function fakeBackend(methods: Partial<AccountBackend> = {}) {
  const listeners = new Set<Parameters<AccountBackend['watchUser']>[0]>();
  const refuse = () => Promise.reject(new AccountError('unknown', 'The test did not expect this.'));
  const backend: AccountBackend = {
    watchUser: (onUser) => {
      listeners.add(onUser);
      return () => {
        listeners.delete(onUser);
      };
    },
    signUp: refuse,
    logIn: refuse,
    logInWithGoogle: refuse,
    logOut: refuse,
    sendVerification: refuse,
    checkVerification: refuse,
    getProof: () => 'password',
    deleteAccount: refuse,
    sendPasswordReset: refuse,
    verifyResetCode: refuse,
    confirmReset: refuse,
    openFavorites: refuse,
    ...methods,
  };
  const answer = (user: AccountUser | null, end?: SessionEnd) => listeners.forEach((tell) => tell(user, end));
  return { backend, answer };
}
