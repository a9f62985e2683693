/** Independent of the locale. */
export function compareIds(a: { readonly id: string }, b: { readonly id: string }): number {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** `Map.groupBy` needs Node 21. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** @param continues whether an item belongs to the run before it */
export function groupRuns<Item>(
  items: Iterable<Item>,
  continues: (item: Item, run: readonly Item[]) => boolean,
): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && continues(item, last)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

export const fill = <Name extends string, const Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** Takes less memory than `push`, which reserves 17 places in a small array. */
export const append = <Item>(items: readonly Item[], item: Item): readonly Item[] => items.concat([item]);

export function rememberRecent<Key, Value>(cache: Map<Key, Value>, key: Key, value: Value, limit: number): void {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size > limit) cache.delete(oldest);
}

type Counts<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** How often each key occurs, in order of first occurrence. */
export function countEach<Key extends string>(keys: Iterable<Key>): Counts<Key> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

export function addCounts<Key extends string>(...all: readonly Counts<Key>[]): Counts<Key> {
  const sum: Partial<Record<Key, number>> = {};
  for (const [key, count] of all.flatMap((counts) => Object.entries(counts) as [Key, number][])) {
    if (count > 0) sum[key] = (sum[key] ?? 0) + count;
  }
  return sum;
}
