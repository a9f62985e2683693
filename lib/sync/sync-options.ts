import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import type { Source } from '@/lib/sources/source';
import { DEFAULT_DATA_DIR } from '@/lib/camera-files/names';
import type { Clock } from './clock';
import type { Exchange } from './http-exchange';
import type { Environment } from './page-source';
import type { SyncProgress } from './sync-progress';
import type { Resolve } from './request-target';

export interface SyncOptions {
  /** The sources that exist, in the order of the files. */
  readonly registry: readonly Source[];
  /** Fetch only these; null for all. The others keep their records. */
  readonly only: readonly string[] | null;
  /** Saved answers instead of fetching, by `source` or `source/part`. */
  readonly files: ReadonlyMap<string, string>;
  /** Loopback server that stands in for every agency. */
  readonly upstream: string | null;
  /** Nominatim-compatible server, or null for offline placing alone. */
  readonly geocoder: string | null;
  readonly outDir: string;
  /** Caches and the memory of probes. */
  readonly stateDir: string;
  readonly isDryRun: boolean;
  readonly isProbing: boolean;
  /** Lists that lost more than 40 % are believed. */
  readonly acceptsShrink: boolean;
}

export const DEFAULT_OPTIONS = {
  only: null,
  files: new Map<string, string>(),
  upstream: null,
  geocoder: null,
  outDir: DEFAULT_DATA_DIR,
  stateDir: '.roadfeed',
  isDryRun: false,
  isProbing: false,
  acceptsShrink: false,
} as const satisfies Omit<SyncOptions, 'registry'>;

/** The outside world; whatever is left out is the real one. */
export interface SyncDeps {
  readonly resolve?: Resolve;
  readonly exchange?: Exchange;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly environment?: Environment;
  /** Sentences worth a line; never holds a key. */
  readonly log?: (line: string) => void;
  readonly progress?: SyncProgress;
}

/** The user asked for something that does not exist; the message says what does. */
export class SyncUsageError extends Error {
  override readonly name = 'SyncUsageError';
}

const isSourceId = (id: string): id is SourceId => (SOURCE_IDS as readonly string[]).includes(id);

/** The sources to fetch. @throws SyncUsageError that lists the ids. */
export function selectedSources(options: SyncOptions): readonly Source[] {
  const known = options.registry.map((source) => source.id);
  const unknown = (options.only ?? []).filter((id) => !isSourceId(id) || !known.includes(id));
  if (unknown.length > 0) {
    throw new SyncUsageError(`Unknown source ${unknown.join(', ')}. Sources: ${known.join(', ')}`);
  }
  return options.registry.filter((source) => options.only === null || options.only.includes(source.id));
}

/** Checks that every saved answer belongs to a part: `511ga`, `caltrans/d4`. @throws SyncUsageError */
export function checkFiles(options: SyncOptions): void {
  const names = options.registry.flatMap((source) => source.parts.map((part) => partKey(source, part.name)));
  const unknown = [...options.files.keys()].filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new SyncUsageError(`--file names no source or part: ${unknown.join(', ')}. Known: ${names.join(', ')}`);
  }
}

/** How `--file` and reports name a part: `511ga`, or `caltrans/d4` where a source has several. */
export function partKey(source: Source, partName: string): string {
  return partName === '' ? source.id : `${source.id}/${partName}`;
}
