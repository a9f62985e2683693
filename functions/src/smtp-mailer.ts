import nodemailer from 'nodemailer';
import type { ResetMailer } from './answer-reset.ts';

/** A check and a mail take at most 62 s, less than the function's 70 s. */
const TIMEOUTS_MS = { dnsTimeout: 5000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 };

export interface SmtpSettings {
  /** `smtps://user:password@host:465` or `smtp://user:password@host:587`; with special characters percent-encoded. */
  readonly url: string;
  /** `Name <address>` */
  readonly from: string;
  /** Reject a server without TLS, so codes are never sent unencrypted. False only in the emulator. */
  readonly needsTls: boolean;
}

/** Mail services lock accounts that log in all the time, and anybody can ask for a reset. */
const CHECK_EVERY_MS = 60_000;

/** Opens one SMTP connection per mail, and one a minute at most to check the login. Callers in between get the last result. */
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
        // An object, or else a comma could add another recipient.
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
