/** @jest-environment jsdom */
import { getControlSound } from '@/lib/settings/play-sound';

// `data-hit` is what the visitor clicks.
test.each<[string, string | null]>([
  ['<button data-hit>', 'beep'],
  ['<a href="/" data-hit>', 'beep'],
  ['<button role="combobox" data-hit>', 'beep'],
  ['<button><span data-hit>', 'beep'],
  ['<nav><button aria-current="true" data-hit>', 'beep'],
  ['<nav><button aria-current="false" data-hit>', 'static'],
  ['<button aria-pressed="false" data-hit>', 'blip'],
  ['<button role="switch" aria-checked="true" data-hit>', 'blip'],
  ['<li role="option" data-hit>', 'blip'],
  ['<summary data-hit>', 'blip'],
  ['<input type="radio" data-hit>', 'blip'],
  // The browser clicks the radio button next.
  ['<label><input type="radio"><span data-hit>', null],
  ['<button aria-disabled="true" data-hit>', null],
  ['<button disabled data-hit>', null],
  ['<a data-hit>', null],
  ['<input type="search" data-hit>', null],
  ['<p data-hit>', null],
])('a click in %s sounds like %s', (html, sound) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(getControlSound(page.querySelector('[data-hit]')!)).toBe(sound);
});
