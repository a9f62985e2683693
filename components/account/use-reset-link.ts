'use client';

import { useCallback, useEffect, useState } from 'react';
import { failureOf } from './account-messages';
import { useAccount, useAccountSession } from './account-context';
import { takeResetCode } from './reset-code';

/** What is known of the link that led here. */
export type ResetLink =
  | { readonly state: 'verifying' | 'missing' | 'invalid' | 'no-accounts' | 'unreachable' }
  | { readonly state: 'valid'; readonly code: string; readonly email: string };

interface CheckedLink {
  readonly link: ResetLink;
  /** Asks once more whether the link is good. */
  readonly retry: () => void;
  /** The code was refused in the end. */
  readonly refuse: () => void;
}

const VERIFYING: ResetLink = { state: 'verifying' };

/** Takes the code out of the address, and asks whose it is. */
export function useResetLink(): CheckedLink {
  const session = useAccountSession();
  const hasAccounts = useAccount().status !== 'none';
  /** Undefined until the address has been read. */
  const [code, setCode] = useState<string | null>();
  const [answer, setAnswer] = useState<ResetLink>(VERIFYING);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const taken = takeResetCode();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server, which draws the page first, knows no address
    setCode((before) => before ?? taken);
  }, []);

  useEffect(() => {
    if (!hasAccounts || typeof code !== 'string') return;
    let isWanted = true;
    const take = (next: ResetLink) => {
      if (isWanted) setAnswer(next);
    };
    session
      .load()
      .then((backend) => backend.verifyResetCode(code))
      .then(
        (email) => take({ state: 'valid', code, email }),
        (error: unknown) => take({ state: failureOf(error) === 'reset-code' ? 'invalid' : 'unreachable' }),
      );
    return () => {
      isWanted = false;
    };
  }, [session, hasAccounts, code, tries]);

  const retry = useCallback(() => {
    setAnswer(VERIFYING);
    setTries((before) => before + 1);
  }, []);
  const refuse = useCallback(() => setAnswer({ state: 'invalid' }), []);

  return { link: linkOf(hasAccounts, code, answer), retry, refuse };
}

/** @param code Undefined until the address has been read. */
function linkOf(hasAccounts: boolean, code: string | null | undefined, answer: ResetLink): ResetLink {
  if (!hasAccounts) return { state: 'no-accounts' };
  if (code === undefined) return VERIFYING;
  return code === null ? { state: 'missing' } : answer;
}
