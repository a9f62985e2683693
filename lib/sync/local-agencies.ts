import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { LocalAgency } from '@/data/agency';
import { toLocalAgency } from '@/lib/agencies/agency-file';
import { getIdPrefix, SOURCE_ID } from '@/lib/agencies/agencies';
import { setLocalAgencies, SOURCE_IDS } from '@/lib/agencies/sources';
import { REGION_CODES } from '@/lib/camera/regions';
import { parseDataName } from '@/lib/camera-files/read-folder';
import { getDataFileName } from '@/lib/camera-files/names';
import { isRecord, parseJson } from '@/lib/core/parse-json';

/** Beside `.env`. */
export const LOCAL_FILE = 'agencies.local.json';

const optional = z.exactOptional;
const text = z.string().trim().min(1).max(500);
const texts = z.record(z.string(), z.string());
const address = z.string().regex(/^https:\/\/\S+$/, 'not an https address');
const host = z.string().regex(/^(\*\.)?([a-z0-9_-]+\.)+[a-z][a-z0-9-]*(:\d+)?$/, 'not a host');
const states = z.array(z.enum(REGION_CODES, 'not a state or province such as NY'));
const count = z.number().int().positive();
const keyVariable = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'not a variable');

/** `"/^Online$/i"` */
const pattern = z.string().transform((source, context) => {
  const [, body, flags] = /^\/(.+)\/([a-z]*)$/.exec(source) ?? [];
  try {
    if (body !== undefined) return new RegExp(body, flags);
  } catch {}
  context.addIssue('not a pattern such as "/^Online$/"');
  return z.NEVER;
});

const field = z.union([
  text,
  z.strictObject({
    from: text,
    match: optional(pattern),
    give: optional(z.string()),
    words: optional(texts),
    scale: optional(z.tuple([z.number(), z.number(), z.number()])),
  }),
]);
const fields = z.union([field, z.array(field)]);
const view = z.strictObject({
  name: optional(fields),
  image: optional(fields),
  video: optional(fields),
  takenAt: optional(fields),
});
const PLACE = ['roadway', 'direction', 'description', 'county', 'city', 'region', 'suburb', 'sourceId'] as const;
const placed = z.strictObject({
  id: fields,
  name: fields,
  views: z.tuple([view], view),
  viewsAt: optional(z.union([text, z.strictObject({ from: text, each: pattern })])),
  isRowPerView: optional(z.boolean()),
  needs: optional(z.record(z.string(), z.record(z.string(), pattern))),
  inCity: optional(text),
  isProblem: optional(fields),
  refreshS: optional(fields),
  ...Object.fromEntries(PLACE.map((name) => [name, optional(fields)])),
});
const map = placed.extend({ lat: fields, lng: fields });

const endpoint = z.discriminatedUnion('platform', [
  z.strictObject({ platform: z.literal('arcgis'), layer: address, order: optional(text), map: placed }),
  z.strictObject({ platform: z.literal('cars'), prefix: text }),
  z.strictObject({
    platform: z.literal('ibi'),
    host,
    keyVariable: optional(keyVariable),
    hasOpenApi: optional(z.boolean()),
    acceptsViews: optional(z.boolean()),
  }),
  z.strictObject({ platform: z.literal('iteris'), url: address, referer: optional(address) }),
  z.strictObject({
    platform: z.literal('json'),
    url: address,
    headers: optional(texts),
    keyVariable: optional(keyVariable),
    format: optional(z.enum(['json', 'jsonp', 'csv', 'xml'])),
    rows: optional(text),
    total: optional(text),
    map,
  }),
]);

const terms = z.strictObject({
  license: text,
  read: z.iso.date('not a date such as 2026-10-01'),
  page: address,
  class: z.enum(['granted', 'silent', 'needs-consent', 'forbids']),
  isForKeyHolders: optional(z.literal(true)),
  forbidsCapture: optional(z.literal(true)),
  forbidsEmbedding: optional(z.literal(true)),
});

const events = z.discriminatedUnion('platform', [
  z.strictObject({ platform: z.literal('cars'), prefix: text }),
  z.strictObject({ platform: z.literal('open511'), url: address, page: address }),
  z.strictObject({ platform: z.literal('wzdx'), url: address }),
]);

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
    endpoints: z.tuple([endpoint], endpoint),
    minimum: count,
    refreshDays: optional(count),
    events: optional(events),
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
  return toLocalAgency(id, data);
}

function readEntries(source: string): (readonly [id: string, agency: LocalAgency | string])[] | string {
  const body = parseJson(source);
  if (!isRecord(body)) return 'not a JSON object of agencies by id';
  return Object.entries(body).map(([id, entry]) => [id, readEntry(id, entry)] as const);
}

/**
 * Adds the sources of `agencies.local.json`, which are as in `data/agencies`, by id, with patterns as texts
 * (`"/^Online$/i"`). Must run before `createSources`. @returns a sentence for each wrong entry, which is left out
 */
export function addLocalAgencies(file = LOCAL_FILE): readonly string[] {
  setLocalAgencies([]);
  // Docker makes a folder of a missing file that it should mount.
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const entries = isFile ? readEntries(readFileSync(file, 'utf8')) : [];
  if (typeof entries === 'string') return [`!! ${LOCAL_FILE}: ${entries}. It is ignored.`];
  setLocalAgencies(entries.flatMap(([, agency]) => (typeof agency === 'string' ? [] : [agency])));
  return entries.flatMap(([id, agency]) =>
    typeof agency === 'string' ? [`!! ${LOCAL_FILE}: ${id}: ${agency}. It is left out.`] : [],
  );
}
