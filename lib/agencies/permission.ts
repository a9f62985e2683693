import { CORE_SOURCES } from '@/data/core-sources';
import type { AgencyTerms, ReuseClass } from '@/data/agency';
import { type Environment, readSwitch } from '@/lib/core/environment';
import { getAgency, getSourceOf, type SourceId } from './agencies';
import { getTerms } from './terms';

type FindTerms = (id: SourceId) => Pick<AgencyTerms, 'reuse'>;
export type IsPermitted = (id: SourceId) => boolean;

const CORE: ReadonlySet<SourceId> = new Set(CORE_SOURCES);

export function asksFirst({ reuse }: Pick<AgencyTerms, 'reuse'>): boolean {
  return ['needs-consent', 'forbids'].includes(reuse.class);
}

export function readNames(list = ''): string[] {
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** `ROADFEED_CONSENT` names sources (`511wi`) or states (`wi`). */
export function isNamed(id: SourceId, names: readonly string[]): boolean {
  const states = getAgency(id).home.map((code) => code.toLowerCase());
  return names.some((name) => name === 'all' || name === id || states.includes(name));
}

/** Core sources are on; others that require permission must be named by the operator (docs/sources.md). */
export function createPermission(
  environment: Environment,
  findTerms: FindTerms = getTerms,
  isCore = (id: SourceId): boolean => CORE.has(id),
): IsPermitted {
  const names = readNames(environment.ROADFEED_CONSENT);
  const isPermittedOnly = readSwitch('ROADFEED_PERMITTED_ONLY', environment) === true;
  return (id) => !asksFirst(findTerms(id)) || (!isPermittedOnly && (isCore(id) || isNamed(id, names)));
}

/** For search engines. Being a core source is not enough. */
export const mayShowPictures = (id: SourceId, environment: Environment): boolean =>
  createPermission(environment, getTerms, () => false)(id);

export const mayKeepPictures = (id: SourceId): boolean => getTerms(id).reuse.forbidsCapture !== true;

/** On other people's pages. */
export const mayEmbed = (id: SourceId): boolean => getTerms(id).reuse.forbidsEmbedding !== true;

export const mayEmbedAll = (ids: readonly string[]): boolean => ids.every((id) => mayEmbed(getSourceOf(id)));

/** @param isKeyed whether the list was collected with the agency's key */
export function getReuseClass(id: SourceId, isKeyed: boolean): ReuseClass {
  const { reuse } = getTerms(id);
  return reuse.isForKeyHolders === true && !isKeyed ? 'silent' : reuse.class;
}

/** Requires explicit permission. */
export function maySavePictures(id: SourceId, isKeyed: boolean): boolean {
  return mayKeepPictures(id) && getReuseClass(id, isKeyed) === 'granted';
}
