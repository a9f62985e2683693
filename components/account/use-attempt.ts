'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

interface Attempt<Kind> {
  /** What is under way; null while the visitor may begin. */
  readonly busy: Kind | null;
  /** What the last one failed of. */
  readonly error: unknown;
  /**
   * Begins at once, within the event that asks for it, unless another one is under way.
   * @param onDone Not called for one that was given up meanwhile.
   */
  readonly begin: (kind: Kind, start: () => Promise<void>, onDone: () => void) => void;
  /** Forgets the one under way, and what the last one failed of. */
  readonly giveUp: () => void;
}

/** One request at a time: a second press does nothing, and what is answered after the dialog is gone is nobody's concern. */
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

  const giveUp = useCallback(() => {
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
  return { busy, error, begin, giveUp };
}
