/** @jest-environment jsdom */
import { createSetting } from '@/lib/settings/settings';

const KEY = 'soundEnabled';
const parse = (text: string | null) => text === 'true';

afterEach(() => localStorage.clear());

test('stores a choice, notifies once, and restores it on the next page', () => {
  const setting = createSetting(KEY, parse);
  const onChange = jest.fn();
  setting.subscribe(onChange);
  setting.set(true);
  setting.set(true);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(KEY)).toBe('true');
  expect(createSetting(KEY, parse).get()).toBe(true);
});

test.each(['yes', '1', 'TRUE', ' true', '{"a":1}', ''])('%p is not true', (text) => {
  localStorage.setItem(KEY, text);
  expect(createSetting(KEY, parse).get()).toBe(false);
});

test('a choice that cannot be stored lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const setting = createSetting(KEY, parse);
  setting.set(true);
  expect(setting.get()).toBe(true);
});

test('a choice made in another tab is known without a subscription', () => {
  const setting = createSetting(KEY, parse);
  expect(setting.get()).toBe(false);
  localStorage.setItem(KEY, 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(setting.get()).toBe(true);
});
