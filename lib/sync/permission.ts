import { AGENCIES } from '@/data/agencies';
import { SOURCE_IDS } from '@/lib/agencies/agencies';
import { asksFirst, type IsPermitted } from '@/lib/agencies/permission';
import type { Source } from '@/lib/sources/source';
import { SyncUsageError, type SyncOptions } from './options';

type Rules = SyncOptions['rules'];

/** The options without the sources that are off. @throws SyncUsageError if they name one */
export function permitSources(options: SyncOptions, isPermitted: IsPermitted): SyncOptions {
  const off = options.registry.filter(({ id }) => !isPermitted(id)).map(({ id }) => id);
  const wanted = [...(options.only ?? []), ...[...options.files.keys()].map((key) => key.split('/')[0])];
  const refused = off.filter((id) => wanted.includes(id));
  if (refused.length > 0) {
    throw new SyncUsageError(
      `${refused.join(', ')}: off, because the agency asks for consent. ROADFEED_CONSENT and ROADFEED_PERMITTED_ONLY decide (docs/sources.md).`,
    );
  }
  return { ...options, registry: options.registry.filter(({ id }) => isPermitted(id)) };
}

/** What to tell the operator before the first request. */
export function describePermission(sources: readonly Source[], rules: Rules, isPermitted: IsPermitted): string[] {
  const asking = sources.map(({ id }) => id).filter((id) => asksFirst(rules, id));
  const off = SOURCE_IDS.filter((id) => AGENCIES[id].isOff !== true && !isPermitted(id));
  const lines = [
    ['Collecting from agencies that ask for consent first', asking],
    ['Left out, because the agency asks for consent', off],
  ] as const;
  return lines.flatMap(([what, ids]) => (ids.length > 0 ? [`${what} (docs/sources.md): ${ids.join(', ')}`] : []));
}
