import { createFavoritesStore, type FavoritesStorage } from '@/lib/account/favorites-store';
import { MAX_FAVORITES } from '@/lib/constants/favorites';

/** A browser's storage: one text, shared by the tabs that use it. */
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
  return { disk, openStore: () => createFavoritesStore(openTab()) };
}

test('what is stored is there, and each change is stored at once', () => {
  const { disk, openStore } = fakeStorage('["a"]');
  const store = openStore();
  store.toggle('b');
  expect(disk.text).toBe('["a","b"]');
  store.toggle('a');
  expect(disk.text).toBe('["b"]');
  expect([...store.get().ids]).toEqual(['b']);
});

test('without a change the state stays the same object', () => {
  const store = fakeStorage('["a"]').openStore();
  const before = store.get();
  store.subscribe(() => undefined);
  expect(store.get()).toBe(before);
});

test('storage that nobody can read is an empty list, and is mended by the first change', () => {
  const { disk, openStore } = fakeStorage('{"oops"');
  const store = openStore();
  expect(store.get().ids.size).toBe(0);
  store.toggle('a');
  expect(disk.text).toBe('["a"]');
});

test('when another tab writes what nobody can read, the favorites on the screen stay', () => {
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

test('a tab that has not heard of the other yet loses none of its favorites', () => {
  const { disk, openStore } = fakeStorage();
  const [one, two] = [openStore(), openStore()];
  expect(one.get().ids.size + two.get().ids.size).toBe(0);
  one.toggle('a');
  two.toggle('b');
  expect(disk.text).toBe('["a","b"]');
});

test('a tab that nobody watches reads anew when somebody does', () => {
  const { disk, openStore } = fakeStorage();
  const store = openStore();
  store.subscribe(() => undefined)();
  disk.text = '["a"]';
  store.subscribe(() => undefined);
  expect([...store.get().ids]).toEqual(['a']);
});

test('what cannot be stored lasts as long as the page, and that is said once', () => {
  const { disk, openStore } = fakeStorage('["a"]');
  disk.isFull = true;
  const store = openStore();
  store.toggle('b');
  expect(store.get()).toEqual({ ids: new Set(['a', 'b']), warning: 'not-stored' });
  store.dismissWarning();
  store.toggle('c');
  expect(store.get()).toEqual({ ids: new Set(['a', 'b', 'c']), warning: null });
});

test('when there is room again, everything is stored, also what another tab did meanwhile', () => {
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

test('with 2,000 favorites one more is refused, says so, and what is there stays', () => {
  const ids = Array.from({ length: MAX_FAVORITES }, (_, index) => `c${String(index)}`);
  const store = fakeStorage(JSON.stringify(ids)).openStore();
  store.toggle('one-more');
  expect(store.get().warning).toBe('too-many');
  expect([...store.get().ids]).toEqual(ids);
  store.toggle('c0');
  expect(store.get().warning).toBeNull();
});
