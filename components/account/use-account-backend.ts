'use client';

import { useCallback, useEffect, useState } from 'react';
import type { AccountBackend } from '@/lib/account/account-backend';
import { useAccountSession } from './account-context';

interface LoadedBackend {
  /** Null until its code is there. */
  readonly backend: AccountBackend | null;
  /** Its code did not come. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** Loads the backend as soon as something shows that needs it: a popup has to open in the click itself, so it must be there by then. */
export function useAccountBackend(): LoadedBackend {
  const session = useAccountSession();
  const [backend, setBackend] = useState<AccountBackend | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    session.load().then(
      (loaded) => isWanted && setBackend(loaded),
      () => isWanted && setMissing(true),
    );
    return () => {
      isWanted = false;
    };
  }, [session, tries]);

  const retry = useCallback(() => {
    setMissing(false);
    setTries((before) => before + 1);
  }, []);
  return { backend, isMissing, retry };
}
