import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { defineSecret, defineString } from 'firebase-functions/params';
import { allowedOrigins } from './allowed-origins.ts';
import { answerReset, type ResetAnswer, type ResetMailer } from './answer-reset.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { callerNetworks } from './caller-key.ts';
import { errorCode, firebaseAccounts } from './firebase-accounts.ts';
import { smtpMailer } from './smtp-mailer.ts';

const SITE_URL = defineString('SITE_URL', { description: 'URL of the site, like https://roadfeed.example' });
const MAIL_FROM = defineString('MAIL_FROM', { description: 'Sender, like Roadfeed <no-reply@roadfeed.example>' });
const SMTP_URL = defineSecret('SMTP_URL');

/** The site's build reads the same file. */
const { region } = JSON.parse(readFileSync(new URL('../region.json', import.meta.url), 'utf8')) as { region: string };

const HOUR_MS = 3_600_000;
const LIMITS = {
  address: createAttemptLimit(3, HOUR_MS),
  // High enough for a company or mobile network behind one address.
  callers: [createAttemptLimit(20, HOUR_MS / 4), createAttemptLimit(100, HOUR_MS / 4)],
};
const nowMs = () => performance.now();

const ERRORS: Record<Exclude<ResetAnswer, 'ok'>, string> = {
  'invalid-argument': 'Invalid email address.',
  'resource-exhausted': 'Too many attempts. Try again later.',
  unavailable: 'The email cannot be sent right now.',
};

const isEmulator = process.env.FUNCTIONS_EMULATOR === 'true';

initializeApp();

let mailer: ResetMailer | undefined;
/** Settings and secrets are readable only during a call. */
const openMailer = (): ResetMailer =>
  (mailer ??= smtpMailer({ url: SMTP_URL.value(), from: MAIL_FROM.value(), needsTls: !isEmulator }, nowMs));

/**
 * Sends a password reset email to `{ email }`. Returns `{ ok: true }` for unknown addresses, too. @throws HttpsError
 * invalid-argument, resource-exhausted, or unavailable.
 */
export const sendPasswordResetEmail = onCall(
  {
    region,
    timeoutSeconds: 70,
    memory: '256MiB',
    // Limits are in memory, so use a single instance. Calls mostly wait, so it handles many at once.
    maxInstances: 1,
    concurrency: 80,
    secrets: [SMTP_URL],
    cors: allowedOrigins(process.env.SITE_URL, isEmulator),
  },
  async ({ data, rawRequest }) => {
    const answer = await answerReset(data, callerNetworks(rawRequest), {
      accounts: firebaseAccounts(getAuth()),
      mailer: openMailer(),
      limits: LIMITS,
      clock: { nowMs, wait },
      siteUrl: SITE_URL.value(),
      report: (step, error) => {
        // Mail servers repeat the address in their messages.
        logger.error(`Password reset: could not ${step}.`, { code: errorCode(error) });
      },
    });
    if (answer !== 'ok') throw new HttpsError(answer, ERRORS[answer]);
    return { ok: true };
  },
);
