import type { AccountBackend, AccountUser, FavoritesDocument, SessionEnd } from '@/lib/account/account-backend';
import type { AccountConfig } from '@/lib/account/read-account-config';

export const PROJECT: AccountConfig = {
  apiKey: 'key',
  authDomain: 'roadfeed-1a2b.firebaseapp.com',
  projectId: 'roadfeed-1a2b',
  appId: '1:1:web:1',
};

export const ADA: AccountUser = { uid: 'ada', email: 'ada@roadfeed.example', displayName: 'Ada', isVerified: true };

const NO_DOCUMENT: FavoritesDocument = {
  watch: () => () => undefined,
  change: () => Promise.resolve(),
  arrange: () => Promise.resolve(),
};

/** Each method is a jest mock that succeeds; sign-ins and sign-outs reach the listeners, as does what `answer` says. */
export function fakeBackend(methods: Partial<AccountBackend> = {}) {
  const listeners = new Set<Parameters<AccountBackend['watchUser']>[0]>();
  let current: AccountUser | null = null;
  const answer = (user: AccountUser | null, end?: SessionEnd) => {
    current = user;
    listeners.forEach((tell) => tell(user, end));
  };
  const signIn = (user: AccountUser) => {
    answer(user);
    return Promise.resolve(user);
  };
  const signOut = () => {
    answer(null);
    return Promise.resolve();
  };
  const working: AccountBackend = {
    watchUser: (onUser) => {
      listeners.add(onUser);
      return () => listeners.delete(onUser);
    },
    signUp: ({ email, displayName }) => signIn({ uid: 'new', email, displayName, isVerified: false }),
    logIn: (email) => signIn({ ...ADA, email }),
    logInWithGoogle: () => signIn(ADA).then(() => ({ isNew: false })),
    logOut: signOut,
    sendVerification: () => Promise.resolve(),
    checkVerification: () => {
      if (current) answer({ ...current, isVerified: true });
      return Promise.resolve();
    },
    getProof: () => 'password',
    deleteAccount: signOut,
    sendPasswordReset: () => Promise.resolve(),
    verifyResetCode: () => Promise.resolve('ada@roadfeed.example'),
    confirmReset: () => Promise.resolve(),
    openFavorites: () => Promise.resolve(NO_DOCUMENT),
    ...methods,
  };
  const mocks = Object.entries(working).map(([name, method]) => [name, jest.fn(method as () => unknown)]);
  return { backend: Object.fromEntries(mocks) as jest.Mocked<AccountBackend>, answer };
}
