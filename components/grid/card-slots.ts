import { useState } from 'react';

export interface SlotCard {
  readonly index: number;
  readonly id: string;
}

interface Slot {
  readonly id: string;
  readonly key: number;
}

interface Slots {
  readonly cards: readonly SlotCard[];
  readonly byIndex: ReadonlyMap<number, Slot>;
  readonly nextKey: number;
}

export const NO_SLOTS: Slots = { cards: [], byIndex: new Map(), nextKey: 0 };

/** A camera keeps its card when it moves; new cameras recycle cards, which is cheaper than mounting. */
export function assignSlots(before: Slots, cards: readonly SlotCard[]): Slots {
  const keys = new Map([...before.byIndex.values()].map(({ id, key }) => [id, key]));
  const taken = new Set(cards.map(({ id }) => keys.get(id)));
  let { nextKey } = before;
  const byIndex = new Map<number, Slot>();
  for (const { index, id } of cards) {
    const inPlace = before.byIndex.get(index)?.key;
    const free = inPlace === undefined || taken.has(inPlace) ? nextKey : inPlace;
    const key = keys.get(id) ?? free;
    if (key === nextKey) nextKey += 1;
    byIndex.set(index, { id, key });
  }
  return { cards, byIndex, nextKey };
}

/** @param cards must be memoized */
export function useSlots(cards: readonly SlotCard[]): ReadonlyMap<number, Slot> {
  const [slots, setSlots] = useState(NO_SLOTS);
  if (slots.cards === cards) return slots.byIndex;
  const next = assignSlots(slots, cards);
  setSlots(next);
  return next.byIndex;
}
