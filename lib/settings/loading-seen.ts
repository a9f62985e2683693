/**
 * Whether this tab has shown the simulated loading. A document that may not keep it, such as one in a private frame, shows it
 * again, which does no harm.
 */
const KEY = 'roadfeedLoadingSeen';

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
    // It is shown once more.
  }
}

/** For the head of the page: tells its styles before the first paint. It has no quotes, so that no escaping can break it. */
export const LOADING_SEEN_SCRIPT = `try{document.documentElement.dataset.loadingSeen=sessionStorage.${KEY}}catch{}`;
