import { z } from 'zod';

/** RFC 5321, without the angle brackets. */
const MAX_EMAIL_LENGTH = 254;

/** Validates like a browser's email input. */
const requestSchema = z.object({
  email: z.string().trim().max(MAX_EMAIL_LENGTH).regex(z.regexes.html5Email),
});

/** Null if the address is missing or invalid. */
export function parseResetRequest(data: unknown): string | null {
  return requestSchema.safeParse(data).data?.email ?? null;
}
