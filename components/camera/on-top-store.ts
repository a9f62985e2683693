import { useSyncExternalStore } from 'react';
import type { FeedSource } from '@/components/feed/camera-feed';
import { createStore } from '@/lib/core/store';

export interface FeedOnTop {
  /** Of a camera and one of its angles. */
  readonly key: string;
  readonly source: FeedSource;
  readonly location: string;
}

interface OnTop {
  /** Stays over other windows; null while there is none. */
  readonly window: Window | null;
  readonly feeds: readonly FeedOnTop[];
  /** The browser did not let us open it. */
  readonly isRefused: boolean;
}

export const NOTHING_ON_TOP: OnTop = { window: null, feeds: [], isRefused: false };
/** Apart from the rest of the code, because the first page has it. */
export const onTopStore = createStore(NOTHING_ON_TOP);

export function useOnTop(): OnTop {
  return useSyncExternalStore(onTopStore.subscribe, onTopStore.get, () => NOTHING_ON_TOP);
}

export function closeOnTop(): void {
  const { window: open } = onTopStore.get();
  onTopStore.set(NOTHING_ON_TOP);
  open?.close();
}
