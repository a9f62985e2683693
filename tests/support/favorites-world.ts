import type { AccountState, FavoritesDocument } from '@/lib/account/account-backend';
import { AccountError } from '@/lib/account/account-backend';
import { createSyncedFavorites } from '@/lib/account/favorites-sync';
import { FAVORITES_KEY, FAVORITES_SYNC_KEY, MAX_FAVORITES } from '@/lib/constants/favorites';

export const signedInAs = (uid: string): AccountState => ({
  status: 'signed-in',
  user: { uid, email: null, displayName: null },
});
export const SIGNED_OUT: AccountState = { status: 'signed-out' };

/** Lets everything happen that waits for a promise only. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** The storage of one browser; `openTab` gives the favorites of a page in it, and hears of what other tabs write at once. */
export function fakeBrowser(texts: Record<string, string> = {}) {
  const disk = new Map(Object.entries(texts));
  const watchers = new Set<{ tab: number; key: string; onChange: () => void }>();
  const browser = { disk, isFull: false, openTab };
  let tabs = 0;

  function openTab() {
    const tab = (tabs += 1);
    const area = (key: string) => ({
      read: () => disk.get(key) ?? null,
      write: (text: string | null) => {
        if (text === null) disk.delete(key);
        else if (browser.isFull && text.length > (disk.get(key) ?? '').length) return false;
        else disk.set(key, text);
        for (const watcher of [...watchers]) if (watcher.tab !== tab && watcher.key === key) watcher.onChange();
        return true;
      },
      watch: (onChange: () => void) => {
        const watcher = { tab, key, onChange };
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    });
    const favorites = createSyncedFavorites({ list: area(FAVORITES_KEY), queue: area(FAVORITES_SYNC_KEY) });
    const stop = favorites.subscribe(() => undefined);
    return Object.assign(favorites, { shown: () => [...favorites.get().ids], close: stop });
  }
  return browser;
}

/** A server with one document, and the connections to it: what they carry arrives when the test says so. */
export function fakeServer(list: readonly string[] | null = null) {
  const connections = new Set<ReturnType<typeof connect>>();
  const server = { list, writes: [] as (readonly [string, boolean])[][], refusesAll: false, connect };

  function apply(wanted: ReadonlyMap<string, boolean>) {
    const ids = new Set(server.list ?? []);
    for (const [id, isWanted] of wanted) if (!isWanted) ids.delete(id);
    for (const [id, isWanted] of wanted) if (isWanted) ids.add(id);
    if (server.refusesAll || ids.size > MAX_FAVORITES) return false;
    server.list = [...ids];
    return true;
  }

  function connect() {
    let onList: ((ids: readonly string[] | null) => void) | undefined;
    let isOnline = true;
    let up: (() => void)[] = [];
    let down: { isList: boolean; arrive: () => void }[] = [];
    const pushList = () => {
      const sent = server.list;
      if (onList && isOnline) down.push({ isList: true, arrive: () => onList?.(sent) });
    };
    const document: FavoritesDocument = {
      watch: (callback) => {
        onList = callback;
        pushList();
        return () => (onList = undefined);
      },
      change: (wanted) =>
        new Promise((resolve, reject) => {
          up.push(() => {
            server.writes.push([...wanted]);
            const isTaken = apply(wanted);
            const answer = isTaken ? resolve : () => reject(new AccountError('unknown'));
            down.push({ isList: false, arrive: answer });
            if (isTaken) for (const each of connections) each.pushList();
          });
        }),
    };
    const connection = {
      document,
      pushList,
      isQuiet: () => up.length + down.length === 0,
      /** The oldest change reaches the server. */
      sendUp: () => isOnline && up.shift()?.(),
      /** The oldest answer or list reaches the browser. */
      sendDown: () => isOnline && down.shift()?.arrive(),
      goOffline: () => {
        isOnline = false;
        down = down.filter(({ isList }) => !isList);
      },
      goOnline: () => {
        if (isOnline) return;
        isOnline = true;
        pushList();
      },
      /** The page is gone, and with it what was on its way. */
      drop: () => {
        up = [];
        down = [];
        onList = undefined;
        connections.delete(connection);
      },
      /** Everything arrives, until nothing is on its way. */
      drain: async () => {
        await settle();
        while (isOnline && !connection.isQuiet()) {
          connection.sendUp();
          connection.sendDown();
          await settle();
        }
      },
    };
    connections.add(connection);
    return connection;
  }
  return server;
}

/** A page of Ann's, with its line to the server; nothing has arrived yet. */
export function annsPage(browser: ReturnType<typeof fakeBrowser>, server: ReturnType<typeof fakeServer>) {
  const favorites = browser.openTab();
  const line = server.connect();
  favorites.setAccount(signedInAs('ann'));
  favorites.connect(line.document);
  return { favorites, line };
}
