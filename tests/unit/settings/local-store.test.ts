import { readStored, removeStored, watchStored, writeStored } from '@/lib/settings/local-store';

const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what is written is read', () => {
  expect(readStored('key')).toBeNull();
  expect(writeStored('key', 'text')).toBe(true);
  expect(readStored('key')).toBe('text');
});

test('what is taken away is gone', () => {
  writeStored('key', 'text');
  expect(removeStored('key')).toBe(true);
  expect(readStored('key')).toBeNull();
});

test('full storage says no and keeps what it had', () => {
  writeStored('key', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  expect(writeStored('key', 'new')).toBe(false);
  expect(readStored('key')).toBe('old');
});

test('where a visitor has blocked storage, nothing is read, nothing is kept and nothing throws', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));
  expect(readStored('key')).toBeNull();
  expect(writeStored('key', 'text')).toBe(false);
  expect(removeStored('key')).toBe(false);
});

test('storage that cannot be read is empty', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse('SecurityError'));
  expect(readStored('key')).toBeNull();
});

test('other tabs are heard: on this key, or when all is cleared, until nobody listens', () => {
  const onChange = jest.fn();
  const stop = watchStored('key', onChange);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(onChange).toHaveBeenCalledTimes(0);
  window.dispatchEvent(new StorageEvent('storage', { key: 'key' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'key' }));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a page that comes back from the back/forward cache reads anew', () => {
  const onChange = jest.fn();
  const stop = watchStored('key', onChange);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(onChange).toHaveBeenCalledTimes(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});
