import { FAVORITES_KEY, MAX_FAVORITES } from '@/lib/constants/favorites';
import { fakeBrowser, list, many } from '../../support/favorites-world';

const textOf = ({ disk }: ReturnType<typeof fakeBrowser>) => disk.get(FAVORITES_KEY);

test('shows the stored list and stores each change at once', () => {
  const browser = fakeBrowser(list('a'));
  const favorites = browser.openTab();
  favorites.toggle('b');
  expect(textOf(browser)).toBe('["a","b"]');
  favorites.toggle('a');
  expect(textOf(browser)).toBe('["b"]');
  expect(favorites.shown()).toEqual(['b']);
});

test('unreadable storage is an empty list that the first change repairs', () => {
  const browser = fakeBrowser({ [FAVORITES_KEY]: '{"oops"' });
  const favorites = browser.openTab();
  expect(favorites.shown()).toEqual([]);
  favorites.toggle('a');
  expect(textOf(browser)).toBe('["a"]');
});

test('keeps the shown favorites if another tab writes something unreadable', () => {
  const browser = fakeBrowser(list('a'));
  const favorites = browser.openTab();
  browser.write(FAVORITES_KEY, 'null');
  expect(favorites.shown()).toEqual(['a']);
});

test('two tabs follow each other', () => {
  const browser = fakeBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  const onChange = jest.fn();
  two.subscribe(onChange);
  one.toggle('a');
  expect(two.shown()).toEqual(['a']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("a tab that has not seen the other's change yet does not overwrite it, and rereads it when it is subscribed again", () => {
  const browser = fakeBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  two.close();
  one.toggle('a');
  two.toggle('b');
  expect(textOf(browser)).toBe('["a","b"]');
  one.toggle('c');
  two.subscribe(() => undefined);
  expect(two.shown()).toEqual(['a', 'b', 'c']);
});

test('favorites that cannot be stored last as long as the page, with one warning', () => {
  const browser = fakeBrowser(list('a'));
  browser.isFull = true;
  const favorites = browser.openTab();
  favorites.toggle('b');
  expect(favorites.get()).toEqual({ ids: new Set(['a', 'b']), warning: 'not-stored' });
  favorites.dismissWarning();
  favorites.toggle('c');
  expect(favorites.get()).toEqual({ ids: new Set(['a', 'b', 'c']), warning: null });
});

test('favorites that cannot be stored survive being arranged', () => {
  const browser = fakeBrowser();
  browser.isFull = true;
  const favorites = browser.openTab();
  favorites.toggle('a');
  favorites.toggle('b');
  favorites.arrange(['b', 'a']);
  favorites.toggle('c');
  expect(favorites.shown()).toEqual(['b', 'a', 'c']);
});

test("stores everything once there is room again, including another tab's changes", () => {
  const browser = fakeBrowser(list('a'));
  const favorites = browser.openTab();
  browser.isFull = true;
  favorites.toggle('b');
  favorites.toggle('c');
  browser.write(FAVORITES_KEY, '["a","z"]');
  browser.isFull = false;
  favorites.toggle('a');
  expect(textOf(browser)).toBe('["z","b","c"]');
  expect(favorites.get().warning).toBeNull();
});

test('rejects one more than 500 favorites with a warning and keeps the others', () => {
  const favorites = fakeBrowser(list(...many(MAX_FAVORITES))).openTab();
  favorites.toggle('one-more');
  expect(favorites.get().warning).toBe('too-many');
  expect(favorites.shown()).toEqual(many(MAX_FAVORITES));
  favorites.toggle('c0');
  expect(favorites.get().warning).toBeNull();
});
