import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@/lib/core/environment';
import { DEFAULT_DATA_DIR, getDataFileName } from '@/lib/camera-files/names';
import { dataDir } from '@/lib/camera-files/read-folder';
import { STOPPED_AFTER_MS } from '@/lib/status/source-state';

export const BUILD_FOLDERS = ['.next-server', '.next-server-2'] as const;
export type BuildFolder = (typeof BUILD_FOLDERS)[number];

/** `next build` writes this first, and its adapter the stamp last. */
const BEGUN = 'package.json';
const STAMP = 'roadfeed-settings';

const CODE = [
  ...['app', 'components', 'lib', 'data', 'demo', 'public'],
  ...['next.config.ts', 'proxy.server.ts', 'instrumentation.server.ts', 'package-lock.json', 'tsconfig.json'],
  'functions/region.json',
];

const NOT_BUILT: ReadonlySet<string> = new Set([path.normalize(DEFAULT_DATA_DIR), path.normalize('public/model/full')]);

function hashSettings(environment: Environment): string {
  const names = Object.keys(environment).filter((name) =>
    /^(NEXT_PUBLIC_|ROADFEED_(CONSENT|PERMITTED_ONLY|SITE_URL|UNPINNED_MODEL)$)/.test(name),
  );
  const settings = [...names.sort().map((name) => `${name}=${environment[name]}`), dataDir(environment)];
  return createHash('sha256').update(settings.join('\n')).digest('hex');
}

export function stampBuild(folder: string, environment: Environment = process.env): void {
  writeFileSync(path.join(folder, STAMP), hashSettings(environment));
}

const getModifiedMs = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const getBegunMs = (folder: BuildFolder): number => getModifiedMs(path.join(folder, BEGUN));

function getNewestMs(entry: string): number {
  if (NOT_BUILT.has(entry)) return 0;
  if (!statSync(entry).isDirectory()) return getModifiedMs(entry);
  return readdirSync(entry).reduce((newest, name) => Math.max(newest, getNewestMs(path.join(entry, name))), 0);
}

function getDataMs(): number {
  const folder = dataDir();
  try {
    const files = readdirSync(folder).filter((name) => /^[^.].*\.json$/.test(name) && name !== 'schema.json');
    return Math.max(0, ...files.map((name) => getModifiedMs(path.join(folder, name))));
  } catch {
    return 0;
  }
}

export function findBuild(): BuildFolder | null {
  const codeMs = Math.max(...CODE.map(getNewestMs));
  const [newest] = BUILD_FOLDERS.filter((folder) => getModifiedMs(path.join(folder, STAMP)) > codeMs).sort(
    (a, b) => getBegunMs(b) - getBegunMs(a),
  );
  return newest ?? null;
}

/** The page of the sources' status says so from then on. */
function hasStoppedSince(begunMs: number, now: number): boolean {
  const syncedMs = getModifiedMs(path.join(dataDir(), getDataFileName('status')));
  const stoppedMs = syncedMs + STOPPED_AFTER_MS;
  return syncedMs > 0 && stoppedMs < now && begunMs < stoppedMs;
}

export const hasSameSettings = (folder: BuildFolder): boolean =>
  readFileSync(path.join(folder, STAMP), 'utf8') === hashSettings(process.env);

/** Rendered from older camera files, with other settings, or before sync stopped. */
export function isOutdated(folder: BuildFolder, now = Date.now()): boolean {
  const begunMs = getBegunMs(folder);
  return !hasSameSettings(folder) || getDataMs() > begunMs || hasStoppedSince(begunMs, now);
}

export const getOther = (folder: BuildFolder): BuildFolder =>
  folder === BUILD_FOLDERS[0] ? BUILD_FOLDERS[1] : BUILD_FOLDERS[0];
