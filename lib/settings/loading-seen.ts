import type { StoredKey } from './local-store';

/** Whether this tab has shown the simulated loading screen. Without session storage it is simply shown again. */
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
  } catch {
    // Shown again next time.
  }
}

/** Inline script for the page head that hides the screen before the first paint. Without quotes, so no escaping can break it. */
export const LOADING_SEEN_SCRIPT = `try{document.documentElement.dataset.loadingSeen=sessionStorage.${KEY}}catch{}`;
