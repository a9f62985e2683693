import { MIN_WRITE_INTERVAL_MS } from '@/lib/constants/favorites';
import { getErrorCode } from './account-errors';

/** Another device or tab may have written within the last second. */
const MAX_ATTEMPTS = 5;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One write of a document at a time, with a pause after each: firestore.rules refuses more. */
export function createPacedWrites(): (write: () => Promise<void>) => Promise<void> {
  let rest = Promise.resolve();
  return async (write) => {
    for (let attempt = 1; ; attempt += 1) {
      await rest;
      try {
        await write();
        rest = wait(MIN_WRITE_INTERVAL_MS);
        return;
      } catch (error) {
        if (getErrorCode(error) !== 'permission-denied' || attempt === MAX_ATTEMPTS) throw error;
        rest = wait(attempt * MIN_WRITE_INTERVAL_MS);
      }
    }
  };
}
