/** Does an event belong to `dialog`? */
export function isForDialog(target: EventTarget | null, dialog: Element | null | undefined): boolean {
  // A button that is gone leaves the focus to the body. Dialogs above, such as the login prompt, come later.
  if (target === document.body) return [...document.querySelectorAll('dialog[open]')].at(-1) === dialog;
  return target instanceof Node && dialog?.contains(target) === true;
}
