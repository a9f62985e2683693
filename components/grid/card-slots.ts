import { useState } from 'react';

export interface SlotCard {
  readonly index: number;
  readonly id: string;
}

interface Slot {
  readonly id: string;
  readonly key: number;
}

/** The cards in the grid by index, and the next unused key. */
interface Slots {
  readonly cards: readonly SlotCard[];
  readonly byIndex: ReadonlyMap<number, Slot>;
  readonly nextKey: number;
}

export const NO_SLOTS: Slots = { cards: [], byIndex: new Map(), nextKey: 0 };

/**
 * A key for each card. A camera that stays keeps its card, and with it its picture, wherever it moves. A new camera takes over the card
 * that was in its place, if that is free: changing a few texts costs a fraction of a new card.
 */
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

/** @param cards Must be the same array until something changes. */
export function useSlots(cards: readonly SlotCard[]): ReadonlyMap<number, Slot> {
  const [slots, setSlots] = useState(NO_SLOTS);
  if (slots.cards === cards) return slots.byIndex;
  const next = assignSlots(slots, cards);
  setSlots(next);
  return next.byIndex;
}
