/** Tells whether an element can be seen: inside the viewport, on a page that is visible. @returns a function that ends it. */
export function watchSight(element: Element, onChange: (isSeen: boolean) => void): () => void {
  let isInside = false;
  const report = (): void => {
    onChange(isInside && document.visibilityState === 'visible');
  };
  const observer = new IntersectionObserver((entries) => {
    isInside = entries.at(-1)?.isIntersecting ?? false;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
  };
}
