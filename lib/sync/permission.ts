import { AGENCIES } from '@/data/agencies';
import { CORE_SOURCES, SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import type { Source } from '@/lib/sources/source';
import type { Environment } from './fetch-list';
import { SyncUsageError, type SyncOptions } from './options';

type Rules = SyncOptions['rules'];
export type IsPermitted = (id: SourceId) => boolean;

const CORE: ReadonlySet<SourceId> = new Set(CORE_SOURCES);

/** Whether the agency wants to be asked first, or does not allow reuse at all. */
function asksFirst(rules: Rules, id: SourceId): boolean {
  return ['needs-consent', 'forbids'].includes(rules[id].reuse.class);
}

function readNames(list = ''): string[] {
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** `ROADFEED_CONSENT` names sources (`511wi`) or states (`wi`). */
function isNamed(id: SourceId, names: readonly string[]): boolean {
  const states = AGENCIES[id].home.map((code) => code.toLowerCase());
  return names.some((name) => name === 'all' || name === id || states.includes(name));
}

/** The sources of the 15 files are on, others that ask first only where the operator names them; docs/sources.md explains it. */
export function createPermission(rules: Rules, environment: Environment): IsPermitted {
  const names = readNames(environment.ROADFEED_CONSENT);
  const isPermittedOnly = environment.ROADFEED_PERMITTED_ONLY === '1';
  return (id) => !asksFirst(rules, id) || (!isPermittedOnly && (CORE.has(id) || isNamed(id, names)));
}

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
