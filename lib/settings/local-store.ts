/** All that the site itself stores in this browser; the last one in session storage. The privacy policy names each. */
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

/** The only file that touches localStorage: accessing it throws if the visitor blocks it, and writing throws if it is full. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readStored(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeStored(key: StoredKey, text: string): boolean {
  const area = storage();
  if (!area) return false;
  try {
    area.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: StoredKey): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export function watchStored(key: string, onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    // No key means that all storage was cleared.
    if (event.key === key || event.key === null) onChange();
  };
  // A page restored from the back/forward cache missed the events.
  const handleShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handleShow);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handleShow);
  };
}
