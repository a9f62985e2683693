/** jsdom has no modal dialogs: adds the parts our code uses, including restoring the focus on close. */
export function installFakeDialog(): () => void {
  const { prototype } = HTMLDialogElement;
  const before = { showModal: prototype.showModal, close: prototype.close };
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal = function showModal() {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href]')?.focus();
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const previous = focusedBefore.get(this);
    if (previous instanceof HTMLElement) previous.focus();
    this.dispatchEvent(new Event('close'));
  };
  return () => {
    Object.assign(prototype, before);
  };
}
