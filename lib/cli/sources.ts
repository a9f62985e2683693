import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AGENCIES } from '@/data/generated/agencies';
import { AGENCY_LISTS } from '@/data/generated/agency-lists';
import { AGENCY_TERMS } from '@/data/generated/agency-terms';
import { SOURCE_IDS } from '@/lib/agencies/agencies';
import { dataDir, readPrevious } from '@/lib/camera-files/read-folder';
import { SOURCES } from '@/lib/sources/registry';
import type { Endpoint, Source, SourcePart } from '@/lib/sources/source';
import { describeShape, formatTable } from '@/lib/sync/report';
import { runSync } from '@/lib/sync/run-sync';

const HELP = `npm run sources                 all sources: platform, states, reuse policy, API key, cameras of the last sync
npm run sources -- check ID     fetches one page of each list of a source (511wi, or its state: wi), writes nothing, and reports
                                if its format changed. Exit code: 0 if unchanged, 1 if changed, 2 for an unknown source.

ROADFEED_UPSTREAM, ROADFEED_CONTACT, and the agencies' keys apply as for sync (.env.example).`;

const COLUMNS = ['source', 'platform', 'states', 'permission', 'key', 'cameras'] as const;

async function listSources(): Promise<string[]> {
  const { bySource } = await readPrevious(dataDir());
  return formatTable(
    COLUMNS,
    SOURCE_IDS.map((id) => {
      const { endpoints } = AGENCY_LISTS[id];
      const keys = SOURCES.find((source) => source.id === id)?.parts[0].endpoints ?? [];
      const isKeyNeeded = keys.length > 0 && keys.every(({ keyVariable }) => keyVariable !== undefined);
      return [
        id,
        [...new Set(endpoints.map(({ platform }) => platform))].join(', ') || 'off',
        AGENCIES[id].home.join(' '),
        AGENCY_TERMS[id].reuse.class,
        isKeyNeeded ? (keys[0]?.keyVariable ?? '') : '-',
        String(bySource.get(id)?.length ?? 0),
      ];
    }),
  );
}

function findSource(name: string): Source | undefined {
  const wanted = name.toLowerCase();
  const byState = SOURCES.filter(({ home }) => home.length === 1 && home[0]?.toLowerCase() === wanted);
  return SOURCES.find(({ id }) => id === wanted) ?? byState[0];
}

const toFirstPage = (endpoint: Endpoint): Endpoint => ({ ...endpoint, next: () => null, countAll: () => null });

function toFirstPages(source: Source): Source {
  const cut = ({ endpoints: [first, ...others], ...part }: SourcePart): SourcePart => ({
    ...part,
    minimum: 1,
    endpoints: [toFirstPage(first), ...others.map(toFirstPage)],
  });
  const [first, ...others] = source.parts;
  return { ...source, parts: [cut(first), ...others.map(cut)] };
}

async function check(name: string): Promise<number> {
  const source = findSource(name);
  if (source === undefined) {
    console.error(`Unknown source ${name}. Sources: ${SOURCES.map(({ id }) => id).join(', ')}`);
    return 2;
  }
  const unused = join(tmpdir(), `roadfeed-check-${process.pid}`);
  const { sources } = await runSync(
    {
      registry: [toFirstPages(source)],
      upstream: process.env.ROADFEED_UPSTREAM || null,
      outDir: unused,
      stateDir: unused,
      isDryRun: true,
    },
    // One manual request needs no consent.
    { environment: { ...process.env, ROADFEED_CONSENT: 'all', ROADFEED_PERMITTED_ONLY: '' } },
  );
  const verdicts = sources.map((report) => describeShape(source.id, report));
  for (const { text } of verdicts) console.log(text);
  return verdicts.every(({ isKnown }) => isKnown) ? 0 : 1;
}

async function main(): Promise<number> {
  const [command, name] = process.argv.slice(2);
  if (command === 'check' && name !== undefined) return check(name);
  console.log(command === undefined ? (await listSources()).join('\n') : HELP);
  return command === undefined || command === '--help' ? 0 : 2;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
