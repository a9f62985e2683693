import { useSyncExternalStore } from 'react';
import type { Store } from '@/lib/core/store';

type Readable<Value> = Pick<Store<Value>, 'get' | 'subscribe' | 'initial'>;

/** The server renders, and the page hydrates with, the initial value. */
export function useStore<Value>(store: Readable<Value>): Value;
/** @param select must return the same part until that part changes */
export function useStore<Value, Part>(store: Readable<Value>, select: (value: Value) => Part): Part;
export function useStore<Value>(store: Readable<Value>, select = (value: Value): unknown => value): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
