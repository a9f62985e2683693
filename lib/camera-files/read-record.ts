import { getTerms } from '@/lib/agencies/terms';
import { z } from 'zod';
import { getAgency, getSourceOf, type CameraFile, type SourceId } from '@/lib/agencies/agencies';
import { CameraSchema, CameraViewSchema, type Camera, type CameraView } from '@/lib/camera/camera';
import { parseNumber } from '@/lib/camera/coordinates';
import { findRegion, getOnlyHome, REGIONS } from '@/lib/camera/regions';
import { isRecord } from '@/lib/core/parse-json';
import type { DropReason } from '@/lib/sources/source';

export type Refusal = DropReason | 'no-id' | 'bad-address';

type Fields<Shape extends z.ZodRawShape> = Partial<z.output<z.ZodObject<Shape>>>;

const MAX_VIEWS = 40;
const ADDRESSES = ['videoUrl', 'imageUrl'] as const;

export function readRecord(file: CameraFile, value: unknown): Camera | Refusal {
  const own = CameraSchema.safeParse(value);
  if (own.success && hasFeed(own.data)) return own.data;
  if (!isRecord(value)) return 'unreadable';
  const views = readViews(value.views);
  const fields: Fields<typeof CameraSchema.shape> = {
    ...takeFields(CameraSchema.shape, { ...value, views: undefined }),
    ...(views.length > 0 && { views, hasMultipleViews: views.length > 1 }),
  };
  const refusal = findRefusal(value, fields);
  if (refusal !== null) return refusal;
  const completed = CameraSchema.safeParse(complete(file, fields));
  return completed.success ? completed.data : 'unreadable';
}

function findRefusal(value: Readonly<Record<string, unknown>>, fields: Partial<Camera>): Refusal | null {
  if (fields.id === undefined) return 'no-id';
  if (fields.lat === undefined || fields.lng === undefined) return 'no-coordinates';
  if (hasFeed(fields)) return null;
  const views = Array.isArray(value.views) ? value.views.filter(isRecord) : [];
  const isGiven = [value, ...views].some((owner) => ADDRESSES.some((name) => Boolean(owner[name])));
  return isGiven ? 'bad-address' : 'no-feed';
}

function complete(file: CameraFile, fields: Partial<Camera>): unknown {
  const { id = '', roadway, description, views = [] } = fields;
  const feed = hasAddress(fields) ? fields : { ...fields, ...views[0] };
  const source = fields.source ?? findSource(file, id);
  return {
    ...fields,
    source,
    location: fields.location ?? (roadway || description || `Camera ${id}`),
    state: findState(source, fields),
    ...chooseFeed(feed),
    attribution: fields.attribution ?? getTerms(source).attribution,
  };
}

/** Accepts numbers for text and the reverse. */
function takeFields<Shape extends z.ZodRawShape>(shape: Shape, value: Readonly<Record<string, unknown>>) {
  const taken = Object.entries(shape).flatMap(([name, schema]) => {
    const given = value[name];
    const forms = [given, typeof given === 'number' ? String(given) : undefined, parseNumber(given) ?? undefined];
    const form = forms.find((candidate) => candidate !== undefined && z.safeParse(schema, candidate).success);
    return form === undefined ? [] : [[name, form] as const];
  });
  return Object.fromEntries(taken) as Fields<Shape>;
}

function readViews(value: unknown): CameraView[] {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return rows
    .map((row) => takeFields(CameraViewSchema.shape, row))
    .filter(hasAddress)
    .slice(0, MAX_VIEWS)
    .map(({ angleName = '', ...feed }) => ({ angleName, ...chooseFeed(feed) }));
}

type Feed = Partial<Pick<Camera, 'videoUrl' | 'imageUrl' | 'feedType'>>;

function chooseFeed({ videoUrl = null, imageUrl = null, feedType }: Feed): Required<Feed> {
  const isImage = videoUrl === null || (feedType === 'image' && imageUrl !== null);
  return { videoUrl, imageUrl, feedType: isImage ? 'image' : 'video' };
}

const hasAddress = ({ videoUrl, imageUrl }: Feed): boolean => (videoUrl ?? imageUrl ?? null) !== null;
const hasFeed = (camera: Partial<Camera>): boolean => [camera, ...(camera.views ?? [])].some(hasAddress);

function findSource(file: CameraFile, id: string): SourceId {
  const prefixed = getSourceOf(id);
  if (prefixed !== 'nycdot') return prefixed;
  return file === 'gtaupdate' ? 'ontario-mto' : file;
}

function findState(source: SourceId, { state, lat = NaN, lng = NaN }: Partial<Camera>): string | null {
  const code = state ? findRegion(state) : getOnlyHome(getAgency(source), { lat, lng });
  return code === undefined ? (state ?? null) : REGIONS[code].name;
}
