/** Every key this site stores. The privacy policy names each. */
export const STORED_KEYS = [
  'roadfeed_favorites',
  'roadfeed_favorites_sync',
  'roadfeed_drives',
  'roadfeed_drives_sync',
  'roadfeed_walls',
  'roadfeed_walls_sync',
  'drivePlaySeconds',
  'theme',
  'density',
  'sort',
  'startScreen',
  'ignoresKeys',
  'loginSuggested',
  'soundEnabled',
  'dataSaver',
  'shareUsage',
  'trafficAlerts',
  'hidesWarnings',
  'hidesEvents',
  'weatherUnits',
  'roadfeedLoadingSeen',
] as const;

export type StoredKey = (typeof STORED_KEYS)[number];

/** Null if nothing is stored or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param text null removes the key. Returns false if storage is blocked or full. */
export function writeStored(key: StoredKey, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function watchStored(key: string, onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (event.key === key || event.key === null) onChange();
  };
  // A page in the back/forward cache misses storage events.
  const handleShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange();
  };
  const closing = new AbortController();
  const { signal } = closing;
  window.addEventListener('storage', handleStorage, { signal });
  window.addEventListener('pageshow', handleShow, { signal });
  return () => closing.abort();
}
