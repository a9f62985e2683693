import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useOnline } from '@/components/browser/page-state';
import { ErrorBoundary } from './error-boundary';

interface RetryingLazyProps<Props> {
  isWanted: boolean;
  /** Must be stable. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  fallback?: ReactNode;
}

/** Delay after the first failure; four times that after the second, nine after the third. */
const RETRY_MS = 5_000;

/** By `load`: later parts, such as those of more cards, appear at once. */
const loaded = new WeakMap<object, unknown>();

export function RetryingLazy<Props extends object>({ isWanted, load, props, fallback }: RetryingLazyProps<Props>) {
  const isOnline = useOnline();
  const [failures, setFailures] = useState(0);
  const [Part, setPart] = useState(() => loaded.get(load) as ComponentType<Props> | undefined);
  if (!isOnline && failures > 0) setFailures(0);
  useEffect(() => {
    if (Part || !isWanted || !isOnline) return;
    const timer = setTimeout(
      () => {
        load().then(
          (part) => {
            loaded.set(load, part);
            setPart(() => part);
          },
          () => setFailures(failures + 1),
        );
      },
      RETRY_MS * failures ** 2,
    );
    return () => clearTimeout(timer);
  }, [Part, isWanted, isOnline, load, failures]);
  if (!isWanted || !Part) return isWanted && fallback;
  return (
    <ErrorBoundary fallback={null}>
      <Part {...props} />
    </ErrorBoundary>
  );
}
