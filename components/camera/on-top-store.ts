import { useStore } from '@/components/browser/use-store';
import type { FeedSource } from '@/components/feed/feed-pair';
import { createStore } from '@/lib/core/store';

export interface FeedOnTop {
  readonly key: string;
  readonly source: FeedSource;
  readonly location: string;
}

interface OnTop {
  readonly window: Window | null;
  readonly feeds: readonly FeedOnTop[];
  /** Last feed of those that the browser refused to show. */
  readonly refusedKey: string | null;
}

export const NOTHING_ON_TOP: OnTop = { window: null, feeds: [], refusedKey: null };
/** Apart from its buttons: the first page loads it. */
export const onTopStore = createStore(NOTHING_ON_TOP);

export const useOnTop = (): OnTop => useStore(onTopStore);

export function closeOnTop(): void {
  const { window: open } = onTopStore.get();
  onTopStore.set(NOTHING_ON_TOP);
  open?.close();
}
