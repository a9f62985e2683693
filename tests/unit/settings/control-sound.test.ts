/** @jest-environment jsdom */
import { getControlSound } from '@/lib/settings/play-sound';

/** The element marked with `data-hit` in the given HTML. */
function hit(build: (make: (name: string) => HTMLElement) => Element): Element {
  document.body.replaceChildren(build((name) => document.createElement(name)));
  const element = document.querySelector('[data-hit]');
  if (!element) throw new Error('nothing is marked');
  return element;
}

const control = (name: string, attributes: Record<string, string> = {}) =>
  hit((make) => {
    const element = make(name);
    for (const [key, value] of Object.entries({ ...attributes, 'data-hit': '' })) element.setAttribute(key, value);
    return element;
  });

test.each<[string, Record<string, string>, string | null]>([
  ['button', {}, 'beep'],
  ['a', { href: '/' }, 'beep'],
  ['button', { role: 'combobox' }, 'beep'],
  ['button', { 'aria-pressed': 'false' }, 'blip'],
  ['button', { role: 'switch', 'aria-checked': 'true' }, 'blip'],
  ['li', { role: 'option' }, 'blip'],
  ['summary', {}, 'blip'],
  ['input', { type: 'radio' }, 'blip'],
  ['button', { 'aria-disabled': 'true' }, null],
  ['button', { disabled: '' }, null],
  ['a', {}, null],
  ['input', { type: 'search' }, null],
  ['p', {}, null],
])('plays the right sound for a %s with %j', (name, attributes, sound) => {
  expect(getControlSound(control(name, attributes))).toBe(sound);
});

function inNav(current: string) {
  return hit((make) => {
    const nav = make('nav');
    const button = make('button');
    button.setAttribute('aria-current', current);
    button.setAttribute('data-hit', '');
    nav.append(button);
    return nav;
  });
}

test('hisses for the button of the other view and beeps for the current one', () => {
  expect(getControlSound(inNav('false'))).toBe('static');
  expect(getControlSound(inNav('true'))).toBe('beep');
});

test('an element within a control counts as the control', () => {
  const icon = hit((make) => {
    const button = make('button');
    const span = make('span');
    span.setAttribute('data-hit', '');
    button.append(span);
    return button;
  });
  expect(getControlSound(icon)).toBe('beep');
});

test("a radio button's label is silent, because the browser clicks the button next", () => {
  const words = hit((make) => {
    const label = make('label');
    const input = make('input');
    input.setAttribute('type', 'radio');
    const span = make('span');
    span.setAttribute('data-hit', '');
    label.append(input, span);
    return label;
  });
  expect(getControlSound(words)).toBeNull();
});
