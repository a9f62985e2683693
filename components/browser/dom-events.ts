/** A `subscribe` for `useSyncExternalStore`. The target is a function because the server has no window. */
export function onEvents(getTarget: () => EventTarget, ...types: string[]) {
  return (onChange: () => void): (() => void) => {
    const target = getTarget();
    for (const type of types) target.addEventListener(type, onChange);
    return () => {
      for (const type of types) target.removeEventListener(type, onChange);
    };
  };
}

type ModifierKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Shift does not count: it only types another character. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: ModifierKeys): boolean => ctrlKey || metaKey || altKey;

/** Cells that an arrow key moves in a grid. */
export function getArrowStep(key: string, columns: number): number | undefined {
  const steps = new Map(Object.entries({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }));
  return steps.get(key);
}
