import nodemailer from 'nodemailer';
import type { ResetMailer } from './answer-reset.ts';

/** A check and an email take at most 62 s, below the function's 70 s. */
const TIMEOUTS_MS = { dnsTimeout: 5000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 };

export interface SmtpSettings {
  /** `smtps://user:password@host:465` or `smtp://user:password@host:587`, percent-encoded. */
  readonly url: string;
  /** `Name <address>` */
  readonly from: string;
  /** Refuses unencrypted connections. False only in the emulator. */
  readonly needsTls: boolean;
}

/** Mail services lock accounts that log in too often, and resets need no account. */
const CHECK_EVERY_MS = 60_000;

/** One SMTP connection per email and at most one login check a minute; calls in between get the last result. */
export function smtpMailer({ url, from, needsTls }: SmtpSettings, nowMs: () => number): ResetMailer {
  const transport = nodemailer.createTransport({
    ...TIMEOUTS_MS,
    url,
    requireTLS: needsTls,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let checked: { readonly atMs: number; readonly result: Promise<unknown> } | undefined;
  return {
    check: async () => {
      if (checked === undefined || nowMs() - checked.atMs >= CHECK_EVERY_MS) {
        checked = { atMs: nowMs(), result: transport.verify() };
      }
      await checked.result;
    },
    send: async (to, { subject, text, html }) => {
      await transport.sendMail({
        from,
        // As a string, a comma could add a recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Prevents out-of-office replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
