import { getLists } from '@/lib/agencies/lists';
import { getTerms } from '@/lib/agencies/terms';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { getAgency } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { asksFirst } from '@/lib/agencies/permission';
import { dataDir, readPrevious } from '@/lib/camera-files/read-folder';
import { fill } from '@/lib/core/collections';
import { parseJson } from '@/lib/core/parse-json';
import { createSources } from '@/lib/sources/registry';
import type { Endpoint, Source } from '@/lib/sources/source';
import { createNetwork, DEFAULT_OPTIONS } from '@/lib/sync/context';
import { addLocalAgencies, LOCAL_FILE } from '@/lib/sync/local-agencies';
import { fetchText } from '@/lib/sync/http/fetch';
import { describeShape, formatTable } from '@/lib/sync/report';
import { runSync } from '@/lib/sync/run-sync';
import { addSource, QUESTIONS } from './add-source';
import { loadSettings } from './settings';

const HELP = `npm run sources                 all sources: platform, states, reuse policy, API key, cameras of the last sync
npm run sources -- check ID ... fetches one page of each list of a source (511wi, or its state: wi), writes nothing, and reports
                                if its format changed. Without ID: all sources that need neither consent nor a key.
                                Exit code: 0 if unchanged, 1 if changed, 2 for an unknown source.
    --file PATH                 reads a saved answer instead of asking
    --saved                     reads the answers in tests/fixtures/sources
npm run sources -- add URL      asks URL once, reports the cameras in its list, asks for the terms, and writes data/agencies/ID.ts.
    --local                     writes agencies.local.json, for this installation only
    --file PATH                 reads a saved answer instead of asking
    --dry-run                   only reports what is in the list; exit code 0 if it can be read
    --map FIELD=PATH            names a field of an unknown list, such as lat=location.y; may be repeated
    --yes --id --label --name --site --class --license --terms --read --contact
                                answers instead of questions

ROADFEED_UPSTREAM, ROADFEED_CONTACT, and the agencies' keys, also in .env, apply as for sync (.env.example).`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;
const CHECK_OPTIONS = { file: TEXT, saved: FLAG } as const;

const COLUMNS = ['source', 'platform', 'states', 'permission', 'key', 'cameras'] as const;

async function listSources(): Promise<string[]> {
  const sources = createSources();
  const { bySource } = await readPrevious(dataDir());
  return formatTable(
    COLUMNS,
    SOURCE_IDS.map((id) => {
      const { endpoints } = getLists(id);
      const asked = sources.find((source) => source.id === id)?.parts[0]?.endpoints ?? [];
      const keys = asked.map(({ keyVariable }) => keyVariable);
      const [key = '-'] = keys.includes(undefined) ? [] : keys;
      return [
        id,
        [...new Set(endpoints.map(({ platform }) => platform))].join(', ') || 'off',
        getAgency(id).home.join(' '),
        getTerms(id).reuse.class,
        key,
        String(bySource.get(id)?.length ?? 0),
      ];
    }),
  );
}

function findSource(name: string, sources: readonly Source[]): Source | undefined {
  const wanted = name.toLowerCase();
  const byState = sources.filter(({ home }) => home.length === 1 && home[0]?.toLowerCase() === wanted);
  return sources.find(({ id }) => id === wanted) ?? byState[0];
}

const toFirstPage = (endpoint: Endpoint): Endpoint => ({ ...endpoint, next: () => null, countAll: () => null });

/** @returns true if its format is known */
async function checkList(source: Source, file?: string): Promise<boolean> {
  const parts = source.parts.map((part) => ({ ...part, minimum: 1, endpoints: part.endpoints.map(toFirstPage) }));
  const unused = join(tmpdir(), `roadfeed-check-${process.pid}`);
  const ask = (asked: Source['parts']) =>
    runSync(
      {
        registry: [{ ...source, parts: asked }],
        ...(file !== undefined && { files: new Map(asked.map(({ key }) => [key, file])) }),
        upstream: process.env.ROADFEED_UPSTREAM || null,
        outDir: unused,
        stateDir: unused,
        isDryRun: true,
      },
      // One manual request needs no consent.
      { environment: { ...process.env, ROADFEED_CONSENT: 'all', ROADFEED_PERMITTED_ONLY: '' } },
    );
  // A saved answer is of one part, the one that reads most cameras in it.
  const runs = await Promise.all(file === undefined ? [ask(parts)] : parts.map((part) => ask([part])));
  const [best] = runs.flatMap(({ sources }) => sources).sort((a, b) => b.cameras - a.cameras);
  const verdicts = best ? [describeShape(source.id, best)] : [];
  for (const { text } of verdicts) console.log(text);
  return verdicts.every(({ isKnown }) => isKnown);
}

const ANSWERS = 'tests/fixtures/sources';

/** Reads `raw-{endpoint}.json`. @returns false if an answer has no camera */
function checkSaved({ id, parts }: Source): boolean {
  const folder = join(ANSWERS, id);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('raw-')) : [];
  if (names.length === 0) console.log(`${id}: no saved answer in ${folder}.`);
  const counts = names.map((name) => {
    const answer = parseJson(readFileSync(join(folder, name), 'utf8'));
    const endpoints = parts
      .flatMap((part) => part.endpoints)
      .filter((endpoint) => name === `raw-${endpoint.name}.json`);
    const most = Math.max(0, ...endpoints.map((endpoint) => endpoint.parse([answer]).items.length));
    console.log(`${id}: ${most} cameras in ${name}.`);
    return most;
  });
  return !counts.includes(0);
}

const isOpen = ({ id, parts: [part] }: Source): boolean =>
  !asksFirst(getTerms(id)) && part?.endpoints.some(({ keyVariable }) => keyVariable === undefined) === true;

async function check(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: CHECK_OPTIONS, allowPositionals: true });
  const all = createSources();
  const unknown = positionals.filter((name) => findSource(name, all) === undefined);
  if (unknown.length > 0) {
    console.error(`Unknown source ${unknown.join(', ')}. Sources: ${all.map(({ id }) => id).join(', ')}`);
    return 2;
  }
  const named = positionals.flatMap((name) => findSource(name, all) ?? []);
  const verdicts: boolean[] = [];
  for (const source of named.length > 0 ? named : all.filter(isOpen)) {
    verdicts.push(values.saved ? checkSaved(source) : await checkList(source, values.file));
  }
  return verdicts.every(Boolean) ? 0 : 1;
}

const ADD_OPTIONS = {
  file: TEXT,
  local: FLAG,
  map: { type: 'string', multiple: true },
  'dry-run': FLAG,
  yes: FLAG,
  ...fill(Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[], TEXT),
} as const;

const LIMITS = { paceMs: 500, timeoutMs: 60_000, maxBytes: 50 * 1024 * 1024, maxTries: 1 };

async function add(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: ADD_OPTIONS, allowPositionals: true });
  const [address = ''] = positionals;
  if (!/^https:/.test(address) || !URL.canParse(address)) {
    console.error('Give the https address of a list, also beside --file: npm run sources -- add https://...');
    return 2;
  }
  const { file = null, map = [], yes, local: isLocal, 'dry-run': isDryRun, ...given } = values;
  const fields = Object.fromEntries(
    map.map((field): [string, string] => [field.split('=', 1)[0] ?? '', field.slice(field.indexOf('=') + 1)]),
  );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal.once('close', () => ended.abort());
  const deps = {
    folder: 'data/agencies',
    localFile: LOCAL_FILE,
    ask: (question: string) =>
      terminal.question(question, { signal: ended.signal }).catch(() => {
        throw new Error('\nNothing was written, because an answer is missing.');
      }),
    say: (line: string) => {
      console.log(line);
    },
    fetchText: (list: URL) => {
      const upstream = process.env.ROADFEED_UPSTREAM || null;
      const network = createNetwork({ upstream, stateDir: DEFAULT_OPTIONS.stateDir }, {});
      return fetchText(list.href, '*/*', LIMITS, network);
    },
    formatAndDerive: (written: string) => {
      spawnSync('npx', ['oxfmt', written]);
      for (const script of ['agencies', 'schema']) spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
    },
  };
  try {
    return await addSource({ address: new URL(address), file, isDryRun, isLocal, isSure: yes, given, fields }, deps);
  } finally {
    terminal.close();
  }
}

async function main(): Promise<number> {
  loadSettings();
  for (const fault of addLocalAgencies()) console.error(fault);
  const [command, ...args] = process.argv.slice(2);
  if (command === 'add') return add(args);
  if (command === 'check') return check(args);
  console.log(command === undefined ? (await listSources()).join('\n') : HELP);
  return command === undefined || command === '--help' ? 0 : 2;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
