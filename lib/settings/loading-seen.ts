import type { StoredKey } from './local-store';

/** Stored per tab. */
const KEY = 'roadfeedLoadingSeen' satisfies StoredKey;

export function hasSeenLoading(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function rememberLoadingSeen(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {}
}

/** Inline head script that hides the loading screen before the first paint. Quotes would need escaping. */
export const LOADING_SEEN_SCRIPT = `try{document.documentElement.dataset.loadingSeen=sessionStorage.${KEY}}catch{}`;
