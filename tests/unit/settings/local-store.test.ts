/** @jest-environment jsdom */
import { readStored, watchStored, writeStored } from '@/lib/settings/local-store';

const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};

afterEach(() => localStorage.clear());

test('reads what was written, until it is removed', () => {
  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'text')).toBe(true);
  expect(readStored('theme')).toBe('text');
  expect(writeStored('theme', null)).toBe(true);
  expect(readStored('theme')).toBeNull();
});

test('full storage returns false and keeps its content', () => {
  writeStored('theme', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  expect(writeStored('theme', 'new')).toBe(false);
  expect(readStored('theme')).toBe('old');
});

test('blocked storage reads nothing, stores nothing and does not throw', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));
  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'text')).toBe(false);
  expect(writeStored('theme', null)).toBe(false);
});

test('watches other tabs for this key and for clearing, until it is stopped', () => {
  const onChange = jest.fn();
  const stop = watchStored('theme', onChange);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(onChange).toHaveBeenCalledTimes(0);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a page restored from the back/forward cache rereads the storage', () => {
  const onChange = jest.fn();
  const stop = watchStored('theme', onChange);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(onChange).toHaveBeenCalledTimes(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});
