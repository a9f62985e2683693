import { WRITE_REST_MS } from '@/lib/constants/favorites';
import type { Changes } from './favorites';

/** Another device or tab may have written within the last second. */
const MAX_ATTEMPTS = 5;

interface PacedDocument {
  readonly write: (ids: readonly string[], isWanted: boolean) => Promise<void>;
  /** The server may refuse a write that comes too soon. */
  readonly isRefusal: (error: unknown) => boolean;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One write at a time, with a pause after each: firestore.rules refuses more. */
export function createPacedChanges({ write, isRefusal }: PacedDocument): (changes: Changes) => Promise<void> {
  let rest = Promise.resolve();

  async function deliver(ids: readonly string[], isWanted: boolean): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      await rest;
      try {
        await write(ids, isWanted);
        rest = wait(WRITE_REST_MS);
        return;
      } catch (error) {
        if (!isRefusal(error) || attempt === MAX_ATTEMPTS) throw error;
        rest = wait(attempt * WRITE_REST_MS);
      }
    }
  }

  return async (changes) => {
    // Removals first: the list never exceeds its limit.
    for (const isWanted of [false, true]) {
      const ids = [...changes.keys()].filter((id) => changes.get(id) === isWanted);
      if (ids.length > 0) await deliver(ids, isWanted);
    }
  };
}
