import type { Attribution } from '@/lib/camera/camera';
import type { StateCode } from '@/lib/camera/regions';
import type { EventsConfig } from '@/lib/sources/configs';
import type { SignMap } from '@/lib/sources/road-reports/json-signs';
import type { EndpointConfig } from '@/lib/sources/registry';

/** Reuse policy. `forbids` and `needs-consent` both mean: ask first. */
export type ReuseClass = 'granted' | 'silent' | 'needs-consent' | 'forbids';

interface Terms {
  /** In one sentence. */
  readonly license: string;
  /** Date the page was read, `YYYY-MM-DD`. */
  readonly read: string;
  /** Page with the terms, or where they would be. */
  readonly page: string;
  readonly class: ReuseClass;
  /** The grant is for holders of the agency's key; without one, the source counts as silent. */
  readonly isForKeyHolders?: true;
  /** Forbids storing pictures, even for minutes in a visitor's browser. */
  readonly forbidsCapture?: true;
  /** Forbids pages of others that show the pictures. */
  readonly forbidsEmbedding?: true;
}

interface Credit {
  /** As the agency asks to be credited. */
  readonly name: string;
  /** Its public page. */
  readonly url: string;
  /** Email address or https page for reports of broken cameras. Absent: its public page. */
  readonly faultContact?: string;
}

/** Loaded by every visitor, before the first screen. */
export interface Agency {
  readonly label: string;
  readonly badge: string;
  readonly filter: string;
  /** States or provinces it covers. Their pages link to it, and repaired coordinates must be inside one of them. */
  readonly home: readonly StateCode[];
  /** States whose cameras it lists without naming them. */
  readonly neighbors?: readonly StateCode[];
  /** Key in data/places of the only city it covers. */
  readonly city?: string;
  /** Shared camera file; default: its own. */
  readonly file?: 'gtaupdate';
  /** Default `{id}-`. Never change it: favorites store ids. */
  readonly idPrefix?: string;
  /** Seconds between new pictures, which may exceed the refresh of the agency's own page. Absent: unknown. */
  readonly cadenceS?: number;
  /** Still hosts that allow cross-origin reads. Other hosts are tried once per visit. */
  readonly readableHosts?: readonly string[];
  /** Not collected; docs/sources.md has the reason. */
  readonly isOff?: true;
}

export interface AgencyList {
  /** In order of preference. Empty if off; docs/sources.md has the reason. */
  readonly endpoints: readonly EndpointConfig[];
  /** Parts that fail on their own. Ids begin with `{idPrefix}{part}-`. */
  readonly parts?: readonly [string, ...string[]];
  /** A list or part with fewer cameras is incomplete: about a quarter of the usual count, or 1. */
  readonly minimum: number;
  /** Days between requests of a list that costs one request per site. */
  readonly refreshDays?: number;
  /** Closures and incidents, unless the platform is `ibi`, which has its own. */
  readonly events?: EventsConfig;
  /** Message signs, unless its platform has a list of them. */
  readonly signs?: SignMap;
  /** Hosts of stills and video; `*.` matches one or more labels. Only the ports given are allowed. */
  readonly mediaHosts: readonly [string, ...string[]];
}

/** `data/agencies/{id}.ts`, and one entry of an installation's `agencies.local.json`. */
export interface AgencyFile extends Agency {
  readonly terms: Terms;
  readonly credit: Credit;
  readonly lists: AgencyList;
}

/** Terms and credit, as the site shows them. */
export interface AgencyTerms {
  readonly attribution: Attribution;
  readonly faultContact?: string;
  readonly reuse: Omit<Terms, 'license'>;
}

/** A source that only this installation has. The index lists it without `lists`. */
export interface LocalAgency extends Agency, AgencyTerms {
  readonly id: string;
  readonly lists?: AgencyList;
}
