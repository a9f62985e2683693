/** A `subscribe` for `useSyncExternalStore`. The target is looked up on subscribing because a server has none. */
export function onEvents(getTarget: () => EventTarget, ...types: string[]) {
  return (onChange: () => void): (() => void) => {
    const target = getTarget();
    for (const type of types) target.addEventListener(type, onChange);
    return () => {
      for (const type of types) target.removeEventListener(type, onChange);
    };
  };
}

interface ModifierKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether the event belongs to a browser shortcut. Shift is not counted: it only makes another character. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: ModifierKeys): boolean => ctrlKey || metaKey || altKey;
