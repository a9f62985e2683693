import { z } from 'zod';

/** The longest address that mail can be sent to (RFC 5321, with the brackets taken off). */
const MAX_EMAIL_LENGTH = 254;

/** What browsers take for an address in a field of type email. */
const requestSchema = z.object({
  email: z.string().trim().max(MAX_EMAIL_LENGTH).regex(z.regexes.html5Email),
});

/** The address in the data of a call; null when there is none or it is malformed. */
export function parseResetRequest(data: unknown): string | null {
  return requestSchema.safeParse(data).data?.email ?? null;
}
