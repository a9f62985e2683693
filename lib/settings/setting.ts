import { readStored, watchStored, writeStored } from './local-store';

/** One choice of the visitor, in step across tabs. Its functions can be handed to React's `useSyncExternalStore`. */
export interface Setting<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after each change, also by another tab. Returns a function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * A choice that is kept in this browser under `key`. Where storage is full or blocked it lasts as long as the page.
 * @param parse Gets null when nothing is stored, and any text otherwise; it never throws.
 */
export function createSetting<Value extends string | boolean>(
  key: string,
  parse: (text: string | null) => Value,
): Setting<Value> {
  const listeners = new Set<() => void>();
  /** Undefined until somebody asks: a server has no storage to read. */
  let known: Value | undefined;
  let stopWatching: (() => void) | undefined;

  const get = () => (known ??= parse(readStored(key)));
  const take = (value: Value) => {
    known = value;
    listeners.forEach((notify) => notify());
  };
  const handleOtherTab = () => {
    const value = parse(readStored(key));
    if (value !== known) take(value);
  };
  return {
    get,
    set: (value) => {
      const isNews = value !== get();
      writeStored(key, String(value));
      if (isNews) take(value);
    },
    subscribe: (onChange) => {
      // What is known now tells what is news later.
      get();
      listeners.add(onChange);
      stopWatching ??= watchStored(key, handleOtherTab);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },
  };
}
