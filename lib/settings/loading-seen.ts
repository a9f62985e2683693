import { readStored, writeStored, type StoredKey } from './local-store';

const KEY = 'roadfeedLoadingSeen' satisfies StoredKey;

export const hasSeenLoading = (): boolean => readStored(KEY) === new Date().toDateString();

export const rememberLoadingSeen = (): boolean => writeStored(KEY, new Date().toDateString());

/** Inline head script that hides the loading panel before the first paint. Quotes would need escaping. */
export const LOADING_SEEN_SCRIPT = `try{if(localStorage.${KEY}==new Date().toDateString())document.documentElement.dataset.loadingSeen=1}catch{}`;
