import { FAVORITE_CAMERAS } from '@/lib/account/favorites';
import { createFavoritesStore, type FavoritesStorage } from '@/lib/account/favorites-store';
import { MAX_FAVORITES } from '@/lib/constants/favorites';

/** One stored text that several tabs share. */
function fakeStorage(text: string | null = null) {
  const watchers = new Set<() => void>();
  const disk = { text, isFull: false, watchers };
  const openTab = (): FavoritesStorage => {
    let own: (() => void) | undefined;
    return {
      read: () => disk.text,
      write: (next) => {
        if (disk.isFull) return false;
        disk.text = next;
        for (const notify of watchers) if (notify !== own) notify();
        return true;
      },
      watch: (onChange) => {
        own = onChange;
        watchers.add(onChange);
        return () => watchers.delete(onChange);
      },
    };
  };
  return { disk, openStore: () => createFavoritesStore(openTab(), FAVORITE_CAMERAS) };
}

test('shows the stored list and stores each change at once', () => {
  const { disk, openStore } = fakeStorage('["a"]');
  const store = openStore();
  store.toggle('b');
  expect(disk.text).toBe('["a","b"]');
  store.toggle('a');
  expect(disk.text).toBe('["b"]');
  expect([...store.get().ids]).toEqual(['b']);
});

test('returns the same state object until something changes', () => {
  const store = fakeStorage('["a"]').openStore();
  const before = store.get();
  store.subscribe(() => undefined);
  expect(store.get()).toBe(before);
});

test('unreadable storage is an empty list that the first change repairs', () => {
  const { disk, openStore } = fakeStorage('{"oops"');
  const store = openStore();
  expect(store.get().ids.size).toBe(0);
  store.toggle('a');
  expect(disk.text).toBe('["a"]');
});

test('keeps the shown favorites if another tab writes something unreadable', () => {
  const { disk, openStore } = fakeStorage('["a"]');
  const store = openStore();
  store.subscribe(() => undefined);
  disk.text = 'null';
  for (const notify of disk.watchers) notify();
  expect([...store.get().ids]).toEqual(['a']);
});

test('two tabs follow each other', () => {
  const { openStore } = fakeStorage();
  const [one, two] = [openStore(), openStore()];
  const onChange = jest.fn();
  one.subscribe(() => undefined);
  two.subscribe(onChange);
  one.toggle('a');
  expect([...two.get().ids]).toEqual(['a']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("a tab that has not seen the other's change yet does not overwrite it", () => {
  const { disk, openStore } = fakeStorage();
  const [one, two] = [openStore(), openStore()];
  expect(one.get().ids.size + two.get().ids.size).toBe(0);
  one.toggle('a');
  two.toggle('b');
  expect(disk.text).toBe('["a","b"]');
});

test('an unsubscribed tab rereads the storage when it is subscribed again', () => {
  const { disk, openStore } = fakeStorage();
  const store = openStore();
  store.subscribe(() => undefined)();
  disk.text = '["a"]';
  store.subscribe(() => undefined);
  expect([...store.get().ids]).toEqual(['a']);
});

test('favorites that cannot be stored last as long as the page, with one warning', () => {
  const { disk, openStore } = fakeStorage('["a"]');
  disk.isFull = true;
  const store = openStore();
  store.toggle('b');
  expect(store.get()).toEqual({ ids: new Set(['a', 'b']), warning: 'not-stored' });
  store.dismissWarning();
  store.toggle('c');
  expect(store.get()).toEqual({ ids: new Set(['a', 'b', 'c']), warning: null });
});

test("stores everything once there is room again, including another tab's changes", () => {
  const { disk, openStore } = fakeStorage('["a"]');
  const store = openStore();
  disk.isFull = true;
  store.toggle('b');
  store.toggle('a');
  disk.text = '["a","z"]';
  disk.isFull = false;
  store.toggle('c');
  expect(disk.text).toBe('["z","b","c"]');
  expect(store.get().warning).toBeNull();
});

test('rejects one more than 500 favorites with a warning and keeps the others', () => {
  const ids = Array.from({ length: MAX_FAVORITES }, (_, index) => `c${String(index)}`);
  const store = fakeStorage(JSON.stringify(ids)).openStore();
  store.toggle('one-more');
  expect(store.get().warning).toBe('too-many');
  expect([...store.get().ids]).toEqual(ids);
  store.toggle('c0');
  expect(store.get().warning).toBeNull();
});
