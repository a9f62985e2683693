import { type AccountState, type FavoritesDocument, AccountError } from '@/lib/account/account-backend';
import { createQueue, FAVORITE_CAMERAS } from '@/lib/account/favorites';
import { SyncedFavorites } from '@/lib/account/favorites-sync';
import { FAVORITES_KEY, FAVORITES_SYNC_KEY, MAX_FAVORITES } from '@/lib/constants/favorites';

export const signedInAs = (uid: string, isVerified = true): AccountState => ({
  status: 'signed-in',
  user: { uid, email: null, displayName: null, isVerified },
});
export const SIGNED_OUT: AccountState = { status: 'signed-out' };

export const many = (count: number) => Array.from({ length: count }, (_, index) => `c${String(index)}`);

/** A browser's storage. */
export const list = (...ids: string[]) => ({ [FAVORITES_KEY]: JSON.stringify(ids) });
export const queue = (owner: string, ...waiting: [string, boolean][]) => ({
  [FAVORITES_SYNC_KEY]: JSON.stringify({ owner, waiting }),
});
export const storedQueue = ({ disk }: ReturnType<typeof fakeBrowser>) => disk.get(FAVORITES_SYNC_KEY);

/** Runs everything that only waits for promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** The storage of one browser. `openTab` returns the favorites of a page in it; tabs notice each other's writes at once. */
export function fakeBrowser(texts: Record<string, string> = {}) {
  const disk = new Map(Object.entries(texts));
  const watchers = new Set<{ tab: number; key: string; onChange: () => void }>();
  const browser = { disk, isFull: false, openTab, write: (key: string, text: string) => write(key, text, 0) };
  let tabs = 0;

  function write(key: string, text: string | null, tab: number) {
    if (text === null) disk.delete(key);
    else disk.set(key, text);
    for (const watcher of [...watchers]) if (watcher.tab !== tab && watcher.key === key) watcher.onChange();
    return true;
  }

  function openTab() {
    const tab = (tabs += 1);
    const area = (key: string) => ({
      read: () => disk.get(key) ?? null,
      write: (text: string | null) =>
        !(text !== null && browser.isFull && text.length > (disk.get(key) ?? '').length) && write(key, text, tab),
      watch: (onChange: () => void) => {
        const watcher = { tab, key, onChange };
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    });
    const sync = createQueue(area(FAVORITES_SYNC_KEY), FAVORITE_CAMERAS);
    const favorites = new SyncedFavorites(FAVORITE_CAMERAS, area(FAVORITES_KEY), sync);
    const stop = favorites.subscribe(() => undefined);
    return Object.assign(favorites, { shown: () => [...favorites.get().ids], close: stop });
  }
  return browser;
}

/** The server, as a connection sees it. */
interface ServerSide {
  readonly getList: () => readonly string[] | null;
  /** True if the server accepts the change. */
  readonly write: (wanted: ReadonlyMap<string, boolean>) => boolean;
  readonly arrange: (order: readonly string[]) => void;
  readonly pushToAll: () => void;
  readonly onDrop: () => void;
}

/** A connection whose messages arrive when the test says so. */
function fakeConnection({ getList, write, arrange, pushToAll, onDrop }: ServerSide) {
  let onList: ((ids: readonly string[] | null) => void) | undefined;
  let isOnline = true;
  let up: (() => void)[] = [];
  let down: { isList: boolean; arrive: () => void }[] = [];
  const pushList = () => {
    const sent = getList();
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
          const isTaken = write(wanted);
          down.push({ isList: false, arrive: isTaken ? resolve : () => reject(new AccountError('unknown')) });
          if (isTaken) pushToAll();
        });
      }),
    arrange: (order) => {
      arrange(order);
      pushToAll();
      return Promise.resolve();
    },
  };
  const connection = {
    document,
    pushList,
    isQuiet: () => up.length + down.length === 0,
    /** Delivers the oldest change to the server. */
    sendUp: () => isOnline && up.shift()?.(),
    /** Delivers the oldest answer or list to the browser. */
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
    /** Closes the page and drops all messages on their way. */
    drop: () => {
      up = [];
      down = [];
      onList = undefined;
      onDrop();
    },
    /** Delivers messages until none are left. */
    drain: async () => {
      await settle();
      while (isOnline && !connection.isQuiet()) {
        connection.sendUp();
        connection.sendDown();
        await settle();
      }
    },
  };
  return connection;
}

/** A server with one document. */
export function fakeServer(list: readonly string[] | null = null) {
  const connections = new Set<ReturnType<typeof fakeConnection>>();
  const server = { list, writes: [] as (readonly [string, boolean])[][], refusesAll: false, connect };

  function apply(wanted: ReadonlyMap<string, boolean>) {
    const ids = new Set(server.list ?? []);
    for (const [id, isWanted] of wanted) if (!isWanted) ids.delete(id);
    for (const [id, isWanted] of wanted) if (isWanted) ids.add(id);
    if (server.refusesAll || ids.size > Math.max(MAX_FAVORITES, server.list?.length ?? 0)) return false;
    server.list = [...ids];
    return true;
  }

  function connect() {
    const connection = fakeConnection({
      getList: () => server.list,
      write: (wanted) => {
        server.writes.push([...wanted]);
        return apply(wanted);
      },
      arrange: (order) => {
        server.list = [...order, ...(server.list ?? []).filter((id) => !order.includes(id))];
      },
      pushToAll: () => connections.forEach((each) => each.pushList()),
      onDrop: () => connections.delete(connection),
    });
    connections.add(connection);
    return connection;
  }
  return server;
}

/** Ann's page and its connection to the server, before any message has arrived. */
export function annsPage(browser: ReturnType<typeof fakeBrowser>, server: ReturnType<typeof fakeServer>) {
  const favorites = browser.openTab();
  const line = server.connect();
  favorites.setAccount(signedInAs('ann'));
  favorites.connect(line.document);
  return { favorites, line };
}

/** Ann's page with the list from the server. */
export async function loadedPage(...world: Parameters<typeof annsPage>) {
  const page = annsPage(...world);
  await page.line.drain();
  return page;
}
