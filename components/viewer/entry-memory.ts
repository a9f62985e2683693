/** What an entry of the history keeps for the way back to it: how far one had scrolled, and the shuffle of the wall. */
interface EntryMemory {
  /** CSS pixels from the top of the page. */
  readonly scrollY?: number;
  readonly seed?: number;
}

const KEY = 'roadfeed';

function readState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

/** What the present entry remembers; a state that somebody else wrote is no memory. */
export function readMemory(): EntryMemory {
  const { scrollY, seed } = (readState()[KEY] ?? {}) as Record<string, unknown>;
  return {
    ...(typeof scrollY === 'number' && { scrollY }),
    ...(typeof seed === 'number' && { seed }),
  };
}

function remember(memory: EntryMemory): void {
  window.history.replaceState({ ...readState(), [KEY]: { ...readMemory(), ...memory } }, '');
}

/** Keeps how far the page is scrolled, as part of the present entry. */
export function rememberScroll(): void {
  if (readMemory().scrollY !== Math.round(window.scrollY)) remember({ scrollY: Math.round(window.scrollY) });
}

/** Keeps the shuffle, so that a reload and the way back from another page show the same wall. */
export function rememberSeed(seed: number): void {
  if (readMemory().seed !== seed) remember({ seed });
}
