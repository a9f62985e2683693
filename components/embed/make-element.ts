type Child = HTMLElement | string;

/** Text stays text. */
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

/** A link that leaves the page around the frame as it is. */
export function makeLink(href: string, text: string, className = ''): HTMLAnchorElement {
  return Object.assign(make('a', className, text), { href, target: '_blank', rel: 'noreferrer' });
}
