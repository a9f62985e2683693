'use client';

import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '@/lib/core/store';

/** Cameras that the visitor is choosing on the cards. */
export interface Choice {
  /** From 1. */
  readonly places: ReadonlyMap<string, number>;
  readonly toggle: (id: string) => void;
}

/** Null while nobody chooses. */
export const choiceStore: Store<Choice | null> = createStore<Choice | null>(null);

/** The place of a camera among the chosen ones, or 0; null while nobody chooses. */
export function useChosenPlace(id: string): number | null {
  return useSyncExternalStore(
    choiceStore.subscribe,
    () => {
      const choice = choiceStore.get();
      return choice && (choice.places.get(id) ?? 0);
    },
    () => null,
  );
}
