/**
 * The one place that touches localStorage. Merely naming it throws where a visitor has blocked it, and writing throws when it is
 * full: here neither does.
 */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The text under a key; null when there is none, or when this browser keeps nothing. */
export function readStored(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text under a key. False when it was not kept: storage is full or switched off. */
export function writeStored(key: string, text: string): boolean {
  const area = storage();
  if (!area) return false;
  try {
    area.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Takes away what is under a key. False when this browser keeps nothing. */
export function removeStored(key: string): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab may have changed what is under a key. Returns a function that stops it. */
export function watchStored(key: string, onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    // Without a key, all of it was cleared.
    if (event.key === key || event.key === null) onChange();
  };
  // A page that comes back from the back/forward cache has slept through the events.
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
