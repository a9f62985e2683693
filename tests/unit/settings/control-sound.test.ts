/** @jest-environment jsdom */
import { getControlSound } from '@/lib/settings/play-sound';

/** The innermost element of a path such as `nav > button aria-current=true`. */
const build = (path: string, within: Element = document.body) =>
  path.split(' > ').reduce((parent, part) => {
    const [name = '', ...attributes] = part.split(' ');
    const element = document.createElement(name);
    for (const [key = '', value = ''] of attributes.map((one) => one.split('='))) element.setAttribute(key, value);
    parent.append(element);
    return element;
  }, within);

test.each<[string, string | null]>([
  ['button', 'beep'],
  ['a href=/', 'beep'],
  ['button role=combobox', 'beep'],
  ['button > span', 'beep'],
  ['nav > button aria-current=true', 'beep'],
  ['nav > button aria-current=false', 'static'],
  ['button aria-pressed=false', 'blip'],
  ['button role=switch', 'blip'],
  ['li role=option', 'blip'],
  ['summary', 'blip'],
  ['input type=radio', 'blip'],
  ['button aria-disabled=true', null],
  ['button disabled', null],
  ['a', null],
  ['input type=search', null],
  ['p', null],
])('a click on %s sounds like %s', (path, sound) => {
  expect(getControlSound(build(path))).toBe(sound);
});

test("a radio button's label is silent, because the browser clicks the button next", () => {
  const label = build('label');
  build('input type=radio', label);
  expect(getControlSound(build('span', label))).toBeNull();
});
