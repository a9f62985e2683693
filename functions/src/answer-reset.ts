import { z } from 'zod';
import type { AttemptLimit } from './attempt-limit.ts';
import { resetMail, type MailText } from './reset-mail.ts';

/** Answers are delayed to a multiple of this: response time must not reveal who has an account. */
export const ANSWER_STEP_MS = 3000;

/** RFC 5321, without the angle brackets. */
const MAX_EMAIL_LENGTH = 254;

/** Validates like a browser's email input. */
const RequestSchema = z.object({
  email: z.string().trim().max(MAX_EMAIL_LENGTH).regex(z.regexes.html5Email),
});

export interface ResetAccount {
  readonly uid: string;
  /** As stored. */
  readonly email: string;
  /** Unverified address with another linked sign-in. */
  readonly isDoubtful: boolean;
}

export interface ResetAccounts {
  /** Null for unknown addresses. */
  find(email: string): Promise<ResetAccount | null>;
  /** Unlinks other sign-in methods and ends all sessions. */
  closeOtherDoors(uid: string): Promise<void>;
  /** A single-use code. */
  makeCode(email: string): Promise<string>;
}

export interface ResetMailer {
  /** Resolves if the mail server accepts our login. */
  check(): Promise<void>;
  send(to: string, mail: MailText): Promise<void>;
}

export interface ResetParts {
  readonly accounts: ResetAccounts;
  readonly mailer: ResetMailer;
  readonly limits: { readonly address: AttemptLimit; readonly callers: readonly AttemptLimit[] };
  readonly clock: { nowMs(): number; wait(ms: number): Promise<void> };
  readonly siteUrl: string;
  /** The error's message may contain an address; `step` does not. */
  report(step: string, error: unknown): void;
}

/** `ok`, or the error code for the caller. */
export type ResetAnswer = 'ok' | 'invalid-argument' | 'resource-exhausted' | 'unavailable';

/**
 * Sends a password reset email. Every valid address gets the same answer after the same time, even without an account
 * or over its limit. Failures that only known addresses can cause are logged; only failures that affect all are
 * `unavailable`. @param networks The caller's, narrowest first; each has its limit.
 */
export async function answerReset(data: unknown, networks: readonly string[], parts: ResetParts): Promise<ResetAnswer> {
  const { limits, clock } = parts;
  const email = RequestSchema.safeParse(data).data?.email;
  if (email === undefined) return 'invalid-argument';
  const startedMs = clock.nowMs();
  const isWithin = (network: string, at: number) => limits.callers[at]?.take(network, startedMs) ?? true;
  if (!networks.every(isWithin)) return 'resource-exhausted';
  const maySend = limits.address.take(email.toLowerCase(), startedMs);
  const answer = maySend ? await sendIfKnown(email, parts) : 'ok';
  const tookMs = clock.nowMs() - startedMs;
  await clock.wait(Math.max(1, Math.ceil(tookMs / ANSWER_STEP_MS)) * ANSWER_STEP_MS - tookMs);
  return answer;
}

async function sendIfKnown(email: string, { accounts, mailer, siteUrl, report }: ResetParts): Promise<ResetAnswer> {
  let account: ResetAccount | null;
  try {
    // Before the lookup: an unavailable mail server must reveal nothing about the address.
    await mailer.check();
    account = await accounts.find(email);
  } catch (error) {
    report('reach the mail server and the accounts', error);
    return 'unavailable';
  }
  if (account === null) return 'ok';
  try {
    // Someone who registered another person's address must not keep access after the reset.
    if (account.isDoubtful) await accounts.closeOtherDoors(account.uid);
    await mailer.send(account.email, resetMail(siteUrl, await accounts.makeCode(account.email)));
  } catch (error) {
    report('send the mail', error);
  }
  return 'ok';
}
