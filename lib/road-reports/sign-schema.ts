import { z } from 'zod';
import { KnownSourceId } from '@/lib/agencies/source-id';
import { listOf } from './event-schema';
import { DIRECTIONS } from './road-event';
import { MAX_SIGN_LINE_LENGTH, MAX_SIGN_LINES, MAX_SIGN_PAGES, MAX_SIGNS } from './sign';

const minutes = z.number().int().min(0).max(240);

const SignMinutesSchema = z.object({
  to: z.string().min(1).max(80),
  /** 0 for "under". */
  low: minutes,
  /** Null for "over". */
  high: minutes.nullable(),
  miles: z.exactOptional(z.number().positive().max(400)),
  via: z.exactOptional(z.string().min(1).max(80)),
});
export type SignMinutes = z.infer<typeof SignMinutesSchema>;

/** A lit sign with news. Epoch milliseconds and WGS 84 degrees. */
export const SignSchema = z.object({
  id: z.string().min(1).max(120),
  source: KnownSourceId,
  road: z.string().max(120),
  /** Direction of the traffic that sees it. */
  direction: z.enum(DIRECTIONS).nullable(),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  pages: z
    .array(z.array(z.string().min(1).max(MAX_SIGN_LINE_LENGTH)).min(1).max(MAX_SIGN_LINES))
    .min(1)
    .max(MAX_SIGN_PAGES),
  minutes: z.array(SignMinutesSchema).max(12),
  /** When this text first appeared: the agency's time, or that of our first look. */
  since: z.number().int().nonnegative(),
  /** When it was last confirmed. */
  readAt: z.number().int().nonnegative(),
});
export type Sign = z.infer<typeof SignSchema>;

const SignsFileSchema = z.object({ signs: listOf(SignSchema, MAX_SIGNS) });
export type SignsFile = z.infer<typeof SignsFileSchema>;

/** Leaves out invalid signs. Null for another shape. */
export const parseSignsFile = (body: unknown): SignsFile | null => SignsFileSchema.safeParse(body).data ?? null;
