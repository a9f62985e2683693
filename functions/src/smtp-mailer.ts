import nodemailer from 'nodemailer';
import type { ResetMailer } from './answer-reset.ts';

/** One check and one mail take 62 s at the worst, less than the 70 s of the function. */
const TIMEOUTS_MS = { dnsTimeout: 5000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 };

export interface SmtpSettings {
  /** `smtps://user:password@host:465` or `smtp://user:password@host:587`; special characters percent-encoded. */
  readonly url: string;
  /** `Name <address>` */
  readonly from: string;
  /** Refuse a server without TLS, so that no code travels in the clear. Off in the emulator only. */
  readonly needsTls: boolean;
}

/** Sends over SMTP; one connection a mail. */
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
        // As an object, so that no part of an address is taken for a second one.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // RFC 3834: no out-of-office note comes back.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
