'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountBackend } from '@/lib/account/account-backend';
import { useAccountSession } from '../account-context';

interface LoadedBackend {
  readonly backend: AccountBackend | null;
  readonly isUnreachable: boolean;
  readonly retry: () => void;
}

/** Loads the backend early: a popup must open within the click itself. */
export function useAccountBackend(): LoadedBackend {
  const session = useAccountSession();
  const [backend, setBackend] = useState<AccountBackend | null>(null);
  const [isUnreachable, setUnreachable] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    session.load().then(
      (loaded) => isCurrent && setBackend(loaded),
      () => isCurrent && setUnreachable(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [session, tries]);

  const retry = useCallback(() => {
    setUnreachable(false);
    setTries((before) => before + 1);
  }, []);
  return { backend, isUnreachable, retry };
}

interface Attempt<Kind> {
  readonly busy: Kind | null;
  readonly error: unknown;
  /** Starts synchronously unless a request is in progress. `onDone` is not called after `cancel`. */
  readonly begin: (kind: Kind, start: () => Promise<void>, onDone: () => void) => void;
  /** Ignores the request in progress and clears the last error. */
  readonly cancel: () => void;
}

/** Runs one request at a time and ignores answers after unmount. */
export function useAttempt<Kind extends string>(): Attempt<Kind> {
  const current = useRef<symbol>(undefined);
  const [busy, setBusy] = useState<Kind | null>(null);
  const [error, setError] = useState<unknown>(null);

  const begin = useCallback((kind: Kind, start: () => Promise<void>, onDone: () => void) => {
    if (current.current) return;
    const attempt = Symbol(kind);
    current.current = attempt;
    setBusy(kind);
    setError(null);
    const end = (then: () => void) => {
      if (current.current !== attempt) return;
      current.current = undefined;
      setBusy(null);
      then();
    };
    start().then(
      () => end(onDone),
      (reason: unknown) => end(() => setError(reason)),
    );
  }, []);

  const cancel = useCallback(() => {
    current.current = undefined;
    setBusy(null);
    setError(null);
  }, []);

  useEffect(
    () => () => {
      current.current = undefined;
    },
    [],
  );
  return { busy, error, begin, cancel };
}
