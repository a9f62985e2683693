import { useKeys } from '@/components/browser/use-keys';

/** Listboxes select options by first letter. */
const isForList = (event: KeyboardEvent, target: HTMLElement) =>
  /^[a-z]$/i.test(event.key) && target.matches('[role="combobox"]');

function isTaken(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select') || isForList(event, target);
}

export function useShortcut(key: string | null, action: () => void): void {
  useKeys((event) => {
    if (event.key !== key || isTaken(event)) return;
    event.preventDefault();
    action();
  });
}
