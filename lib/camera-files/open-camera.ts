import { z } from 'zod';
import { KnownSourceId } from '@/lib/agencies/source-id';

/** Raised by changes that break readers. */
export const OPEN_VERSION = 1;

const text = z.string().nullable();

/** A row of `cameras.csv` and `cameras.parquet`, and the properties of a feature. */
export const OpenCameraSchema = z.object({
  id: z.string().describe('Stays the same while the agency has the camera.'),
  location: z.string().describe('Readable name.'),
  roadway: text.describe('Road, as the agency writes it.'),
  direction: text.describe('Northbound, Southbound, Eastbound, Westbound, or the agency’s word.'),
  city: text.describe('City or town.'),
  county: text.describe('US county or parish, or a Canadian region.'),
  state: text.describe('State or province, written out.'),
  lat: z.number().describe('WGS 84 degrees.'),
  lng: z.number().describe('WGS 84 degrees.'),
  videoUrl: text.describe('HLS. Null without a video, or if it needs a login.'),
  imageUrl: text.describe('A still the agency updates.'),
  isDuplicate: z.boolean().describe('Another record shows this camera.'),
  isFeedDead: z.boolean().describe('Probing found the feed missing, frozen, or replaced by a placeholder.'),
  cadenceS: z.number().nullable().describe('Seconds between two stills. Ask no more often.'),
  source: KnownSourceId.describe('The list it is from.'),
  credit: z.string().describe('Show it with every picture.'),
  reuse: z.enum(['granted', 'silent']).describe('The agency grants reuse, or has no terms.'),
  checkedAt: z.iso.datetime().nullable().describe('When the agency’s list last confirmed the camera.'),
});
export type OpenCamera = z.infer<typeof OpenCameraSchema>;
