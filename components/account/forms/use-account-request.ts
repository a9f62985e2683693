import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountBackend } from '@/lib/account/account-backend';
import { useAccountSession } from '../account-context';

/** Loads the backend early: a popup must open within the click itself. Runs one request at a time. */
export function useAccountRequest<Kind extends string>() {
  const session = useAccountSession();
  const [backend, setBackend] = useState<AccountBackend | null>(null);
  const [busy, setBusy] = useState<Kind | null>(null);
  const [error, setError] = useState<unknown>(null);
  const current = useRef<symbol>(undefined);

  const load = useCallback(() => session.load().then(setBackend, setError), [session]);
  useEffect(() => {
    void load();
    return () => {
      current.current = undefined;
    };
  }, [load]);

  /** Starts synchronously. `onDone` is not called after `cancel` or unmount. */
  const begin = (kind: Kind, start: (loaded: AccountBackend) => Promise<unknown>, onDone: () => void) => {
    if (current.current || !backend) return;
    const request = Symbol(kind);
    current.current = request;
    setBusy(kind);
    setError(null);
    const end = (then: () => void) => {
      if (current.current !== request) return;
      current.current = undefined;
      setBusy(null);
      then();
    };
    start(backend).then(
      () => end(onDone),
      (reason: unknown) => end(() => setError(reason)),
    );
  };
  const cancel = () => {
    current.current = undefined;
    setBusy(null);
    if (backend) setError(null);
  };
  const handleReload = () => {
    setError(null);
    void load();
  };
  const isUnreachable = backend === null && error !== null;
  return { backend, busy, error, begin, cancel, reload: isUnreachable ? handleReload : undefined };
}
