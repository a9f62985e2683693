/** Runs an inline script of the page head, as a browser does. */
export function runHeadScript(text: string): void {
  const script = document.createElement('script');
  script.text = text;
  document.head.append(script);
  script.remove();
}
