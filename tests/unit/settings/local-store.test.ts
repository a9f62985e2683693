import { readStored, removeStored, watchStored, writeStored } from '@/lib/settings/local-store';

const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('reads what was written', () => {
  expect(readStored('key')).toBeNull();
  expect(writeStored('key', 'text')).toBe(true);
  expect(readStored('key')).toBe('text');
});

test('removes a key', () => {
  writeStored('key', 'text');
  expect(removeStored('key')).toBe(true);
  expect(readStored('key')).toBeNull();
});

test('full storage returns false and keeps its content', () => {
  writeStored('key', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  expect(writeStored('key', 'new')).toBe(false);
  expect(readStored('key')).toBe('old');
});

test('blocked storage reads nothing, stores nothing and does not throw', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));
  expect(readStored('key')).toBeNull();
  expect(writeStored('key', 'text')).toBe(false);
  expect(removeStored('key')).toBe(false);
});

test('unreadable storage is empty', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse('SecurityError'));
  expect(readStored('key')).toBeNull();
});

test('watches other tabs for this key and for clearing, until it is stopped', () => {
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

test('a page restored from the back/forward cache rereads the storage', () => {
  const onChange = jest.fn();
  const stop = watchStored('key', onChange);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(onChange).toHaveBeenCalledTimes(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});
