type Child = HTMLElement | string;

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Links open a new tab: a frame cannot navigate its parent. */
export function makeLink(href: string, text: string, className = ''): HTMLAnchorElement {
  return Object.assign(make('a', className, text), { href, target: '_blank', rel: 'noreferrer' });
}

export function setLines(element: HTMLElement, className: string | undefined, lines: readonly string[]): void {
  if (element.textContent !== lines.join(''))
    element.replaceChildren(...lines.map((line) => make('p', className, line)));
}

export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
