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

/** Opens one SMTP connection per mail. */
export function smtpMailer({ url, from, needsTls }: SmtpSettings): ResetMailer {
  const transport = nodemailer.createTransport({
    ...TIMEOUTS_MS,
    url,
    requireTLS: needsTls,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    check: async () => {
      await transport.verify();
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
