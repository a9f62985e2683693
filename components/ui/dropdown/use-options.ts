import { useEffect, useMemo, useState } from 'react';
import type { DropdownOption } from './dropdown-face';

const NO_OPTIONS: readonly DropdownOption[] = [];

/** Empty until needed. Keeps the previous options while new ones load. */
export function useOptions(
  isNeeded: boolean,
  getOptions: () => readonly DropdownOption[] | Promise<readonly DropdownOption[]>,
): readonly DropdownOption[] {
  const [counted, setCounted] = useState(NO_OPTIONS);
  const asked = useMemo(() => (isNeeded ? getOptions() : NO_OPTIONS), [isNeeded, getOptions]);
  useEffect(() => {
    if (!(asked instanceof Promise)) return;
    let isOver = false;
    void asked.then((options) => {
      if (!isOver) setCounted(options);
    });
    return () => {
      isOver = true;
    };
  }, [asked]);
  return asked instanceof Promise ? counted : asked;
}
