export interface Store<Value> {
  readonly initial: Value;
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** @param activate runs while the store has listeners; returns its cleanup */
export function createStore<Value>(initial: Value, activate?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  let deactivate: (() => void) | undefined;
  return {
    initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const notify of [...listeners]) notify();
    },
    subscribe: (onChange) => {
      // Two subscriptions may pass the same function.
      const listener = () => onChange();
      if (listeners.size === 0) deactivate = activate?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) deactivate?.();
      };
    },
  };
}
