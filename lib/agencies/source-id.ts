import { z } from 'zod';
import { isSourceId, SOURCE_ID } from './agencies';

/** Also a source that this installation no longer has. */
export const AnySourceId = z.string().regex(SOURCE_ID);

export const KnownSourceId = AnySourceId.refine(isSourceId, 'not an id of a source');
