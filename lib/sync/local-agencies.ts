import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { LocalAgency } from '@/data/agency';
import { toShown, toTerms } from '@/lib/agencies/agency-file';
import { isNamed, readNames } from '@/lib/agencies/permission';
import { getIdPrefix, SOURCE_ID } from '@/lib/agencies/agencies';
import { setLocalAgencies, SOURCE_IDS } from '@/lib/agencies/sources';
import { REGION_CODES } from '@/lib/camera/regions';
import { parseDataName } from '@/lib/camera-files/read-folder';
import { getDataFileName } from '@/lib/camera-files/names';
import { address, EndpointSchema, EventsSchema, host, optional, text } from '@/lib/sources/configs';
import { isRecord, parseJson } from '@/lib/core/parse-json';

/** Beside `.env`. */
export const LOCAL_FILE = 'agencies.local.json';

const states = z.array(z.enum(REGION_CODES, 'not a state or province such as NY'));
const count = z.number().int().positive();

const terms = z.strictObject({
  license: text,
  read: z.iso.date('not a date such as 2026-10-01'),
  page: address,
  class: z.enum(['granted', 'silent', 'needs-consent', 'forbids']),
  isForKeyHolders: optional(z.literal(true)),
  forbidsCapture: optional(z.literal(true)),
  forbidsEmbedding: optional(z.literal(true)),
});

const LocalFileSchema = z.strictObject({
  label: text,
  badge: text,
  filter: text,
  home: states,
  neighbors: optional(states),
  city: optional(text),
  cadenceS: optional(count),
  readableHosts: optional(z.array(host)),
  terms,
  credit: z.strictObject({ name: text, url: address, faultContact: optional(text) }),
  lists: z.strictObject({
    endpoints: z.tuple([EndpointSchema], EndpointSchema),
    minimum: count,
    refreshDays: optional(count),
    events: optional(EventsSchema),
    mediaHosts: z.tuple([host], host),
  }),
});

function findClash(id: string): string | null {
  if (!SOURCE_ID.test(id)) return 'an id has lowercase letters, digits, and hyphens';
  const isTaken = id === 'all' || parseDataName(getDataFileName(id)) !== null;
  const other = SOURCE_IDS.find((known) => known === id || getIdPrefix(known) === `${id}-`);
  return isTaken || other !== undefined ? `the id is taken by ${other ?? 'a file'}` : null;
}

/** @returns one sentence, with the field, if the entry is wrong */
export function readEntry(id: string, entry: unknown): LocalAgency | string {
  const clash = findClash(id);
  if (clash !== null) return clash;
  const { data, error } = LocalFileSchema.safeParse(entry, {
    error: ({ input }) => (input === undefined ? 'missing' : undefined),
  });
  if (!data) return error.issues.map(({ path, message }) => `${path.join('.') || 'entry'}: ${message}`).join('; ');
  return { id, ...toShown(data), ...toTerms(data), lists: data.lists };
}

/**
 * Adds the sources of `agencies.local.json`, which are as in `data/agencies`, by id. Must run before `createSources`.
 * @returns a sentence for each wrong entry and each unknown name in `ROADFEED_CONSENT`, which are left out
 */
export function addLocalAgencies(file = LOCAL_FILE): readonly string[] {
  setLocalAgencies([]);
  // Docker makes a folder of a missing file that it should mount.
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const body = isFile ? parseJson(readFileSync(file, 'utf8')) : {};
  if (!isRecord(body)) return [`!! ${LOCAL_FILE}: not a JSON object of agencies by id. It is ignored.`];
  const entries = Object.entries(body).map(([id, entry]) => [id, readEntry(id, entry)] as const);
  setLocalAgencies(entries.flatMap(([, agency]) => (typeof agency === 'string' ? [] : [agency])));
  const wrong = entries.flatMap(([id, agency]) =>
    typeof agency === 'string' ? [`!! ${LOCAL_FILE}: ${id}: ${agency}. It is left out.`] : [],
  );
  const unknown = readNames(process.env.ROADFEED_CONSENT)
    .filter((name) => !SOURCE_IDS.some((id) => isNamed(id, [name])))
    .map((name) => `!! ROADFEED_CONSENT: ${name} is neither a source nor a state with one. It is ignored.`);
  return [...wrong, ...unknown];
}
