import { createAttemptLimit } from '../src/attempt-limit.ts';
import type { ResetParts } from '../src/answer-reset.ts';
import type { MailText } from '../src/reset-mail.ts';

export const KNOWN = 'Driver@roadfeed.example';
export const ACCOUNT = { uid: 'driver', email: KNOWN, isDoubtful: false };

/** Fake parts that record their calls. The clock only advances by waiting and by simulated work. */
export function createParts(over: Partial<ResetParts> = {}) {
  const mails: { to: string; mail: MailText }[] = [];
  const closed: string[] = [];
  const reports: { step: string; error: unknown }[] = [];
  let nowMs = 0;
  const clock = {
    nowMs: () => nowMs,
    wait: (ms: number) => {
      nowMs += ms;
      return Promise.resolve();
    },
  };
  const parts: ResetParts = {
    accounts: {
      find: (email) => Promise.resolve(email.toLowerCase() === KNOWN.toLowerCase() ? ACCOUNT : null),
      closeOtherDoors: (uid) => {
        closed.push(`${uid} before mail ${mails.length + 1}`);
        return Promise.resolve();
      },
      makeCode: () => Promise.resolve('code-1'),
    },
    mailer: {
      check: () => Promise.resolve(),
      send: async (to, mail) => {
        await clock.wait(800);
        mails.push({ to, mail });
      },
    },
    limits: {
      address: createAttemptLimit(3, 3_600_000),
      callers: [createAttemptLimit(20, 900_000), createAttemptLimit(100, 900_000)],
    },
    clock,
    siteUrl: 'https://roadfeed.example',
    report: (step, error) => reports.push({ step, error }),
    ...over,
  };
  return { parts, mails, closed, reports, clock };
}
