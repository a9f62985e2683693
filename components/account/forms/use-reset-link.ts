'use client';

import { useCallback, useEffect, useState } from 'react';
import type { AccountFailure } from '@/lib/account/account-backend';
import { useAccount, useAccountSession } from '../account-context';
import { getFailure } from '../account-messages';

export type ResetLink =
  | { readonly state: 'verifying' | 'missing' | 'invalid' | 'no-accounts' | 'unreachable' }
  | { readonly state: 'valid'; readonly code: string; readonly email: string };

interface CheckedLink {
  readonly link: ResetLink;
  readonly retry: () => void;
  readonly reject: () => void;
}

const VERIFYING: ResetLink = { state: 'verifying' };

const isRefused = (failure: AccountFailure): boolean =>
  failure === 'reset-code' || failure === 'wrong-credentials' || failure === 'disabled';

/** Removes the code from the URL before analytics or other scripts can read it. */
function takeResetCode(): string | null {
  // Firebase's parameter name.
  const code = new URLSearchParams(window.location.search).get('oobCode');
  if (window.location.search !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return code === '' ? null : code;
}

export function useResetLink(): CheckedLink {
  const session = useAccountSession();
  const hasAccounts = useAccount().status !== 'none';
  /** Undefined until the URL is read. */
  const [code, setCode] = useState<string | null>();
  const [answer, setAnswer] = useState<ResetLink>(VERIFYING);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const taken = takeResetCode();
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the prerendered page does not know the URL
    setCode((before) => before ?? taken);
  }, []);

  useEffect(() => {
    if (!hasAccounts || typeof code !== 'string') return;
    let isCurrent = true;
    const handleAnswer = (next: ResetLink) => {
      if (isCurrent) setAnswer(next);
    };
    session
      .load()
      .then((backend) => backend.verifyResetCode(code))
      .then(
        (email) => handleAnswer({ state: 'valid', code, email }),
        (error: unknown) => handleAnswer({ state: isRefused(getFailure(error)) ? 'invalid' : 'unreachable' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [session, hasAccounts, code, tries]);

  const retry = useCallback(() => {
    setAnswer(VERIFYING);
    setTries((before) => before + 1);
  }, []);
  const reject = useCallback(() => setAnswer({ state: 'invalid' }), []);

  return { link: toResetLink(hasAccounts, code, answer), retry, reject };
}

function toResetLink(hasAccounts: boolean, code: string | null | undefined, answer: ResetLink): ResetLink {
  if (!hasAccounts) return { state: 'no-accounts' };
  if (code === undefined) return VERIFYING;
  return code === null ? { state: 'missing' } : answer;
}
