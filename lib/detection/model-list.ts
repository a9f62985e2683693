import { z } from 'zod';

/** `demo` finds the vehicles of the demo network, `full` is COCO-SSD for real pictures. */
export type ModelKind = 'demo' | 'full';

const ModelSchema = z.object({
  url: z.string().min(1),
  /** SHA-256 in hexadecimal by file name; an empty list where nobody pinned them. */
  sha256: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
export type ModelAddress = z.infer<typeof ModelSchema>;

/** `full` is null until `npm run model` mirrored it. */
const ModelListSchema = z.object({ demo: ModelSchema, full: ModelSchema.nullable() });
export type ModelList = z.infer<typeof ModelListSchema>;

/** Where the list lies on the site. */
export const MODEL_LIST_PATH = '/model/models.json';

/** Where the full model comes from while there is no mirror; a build may name another place. */
export const FULL_MODEL_URL =
  process.env.NEXT_PUBLIC_MODEL_URL ??
  'https://storage.googleapis.com/tfjs-models/savedmodel/ssd_mobilenet_v2/model.json';

/** @throws when the list is none. */
export function parseModelList(json: unknown): ModelList {
  return ModelListSchema.parse(json);
}

/** The address of a model: our own copy if there is one. */
export function addressOf(list: ModelList, kind: ModelKind): ModelAddress {
  return kind === 'demo' ? list.demo : (list.full ?? { url: FULL_MODEL_URL, sha256: {} });
}
