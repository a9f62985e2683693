import { CORE_SOURCES } from '@/data/core-sources';
import { AGENCIES, type SourceId } from '@/data/generated/agencies';
import type { AgencyTerms, ReuseClass } from '@/data/agency';
import { AGENCY_TERMS } from '@/data/generated/agency-terms';
import { getSourceOf } from './agencies';

type Terms = Readonly<Record<SourceId, Pick<AgencyTerms, 'reuse'>>>;
type Environment = Readonly<Record<string, string | undefined>>;
export type IsPermitted = (id: SourceId) => boolean;

const CORE: ReadonlySet<SourceId> = new Set(CORE_SOURCES);

export function asksFirst(terms: Terms, id: SourceId): boolean {
  return ['needs-consent', 'forbids'].includes(terms[id].reuse.class);
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

/** Core sources are on; others that require permission must be named by the operator (docs/sources.md). */
export function createPermission(environment: Environment, terms: Terms = AGENCY_TERMS): IsPermitted {
  const names = readNames(environment.ROADFEED_CONSENT);
  const isPermittedOnly = environment.ROADFEED_PERMITTED_ONLY === '1';
  return (id) => !asksFirst(terms, id) || (!isPermittedOnly && (CORE.has(id) || isNamed(id, names)));
}

/** For search engines. Being a core source is not enough. */
export function mayShowPictures(id: SourceId, environment: Environment): boolean {
  const isNamedHere = isNamed(id, readNames(environment.ROADFEED_CONSENT));
  return !asksFirst(AGENCY_TERMS, id) || (environment.ROADFEED_PERMITTED_ONLY !== '1' && isNamedHere);
}

/** In memory. */
export const mayKeepPictures = (id: SourceId): boolean => AGENCY_TERMS[id].reuse.forbidsCapture !== true;

/** On other people's pages. */
export const mayEmbed = (id: SourceId): boolean => AGENCY_TERMS[id].reuse.forbidsEmbedding !== true;

/** A wall of other people's. */
export const mayEmbedAll = (ids: readonly string[]): boolean => ids.every((id) => mayEmbed(getSourceOf(id)));

/** @param isKeyed whether the list was collected with the agency's key */
export function getReuseClass(id: SourceId, isKeyed: boolean): ReuseClass {
  const { reuse } = AGENCY_TERMS[id];
  return reuse.isForKeyHolders === true && !isKeyed ? 'silent' : reuse.class;
}

/** Requires explicit permission. */
export function maySavePictures(id: SourceId, isKeyed: boolean): boolean {
  return mayKeepPictures(id) && getReuseClass(id, isKeyed) === 'granted';
}
