/** `npm run test:mutation -- [room or file ...] [--since REF]` */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const OUTPUT_DIR = '.stryker';
const PACKAGES = path.resolve('tests/mutation/node_modules/@stryker-mutator');
const ENVIRONMENT = path.join(PACKAGES, 'jest-runner/dist/src/jest-plugins/jest-environment');

interface Room {
  readonly folder: string;
  readonly files?: RegExp;
  readonly tests: string;
  readonly pattern?: string;
}

interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] } | undefined>>;
}

const ROOMS: readonly Room[] = [
  ...['feed', 'catalog', 'search', 'security'].map((name) => ({ folder: `lib/${name}`, tests: `unit/${name}` })),
  { folder: 'lib/detection', files: /\/(?!backend|engine|detection-worker)[^/]+$/, tests: 'unit/detection' },
  // Whole syncs take seconds each, and Stryker cannot instrument the command's own process.
  { folder: 'lib/sync', tests: 'unit/sync', pattern: '!(run-sync|sync-cli|provinces)' },
  {
    folder: 'components/feed',
    files: /\/(?!hls-config)[^/]+$/,
    tests: 'components',
    pattern: '{*feed*,connect-video}',
  },
  {
    folder: 'components/viewer',
    files: /(url-store|history-entry|use-camera-query)/,
    tests: 'components',
    pattern: '{camera-query,url-store}',
  },
];

const isCode = (file: string) => /(?<!\.d)\.tsx?$/.test(file);

const git = (...args: string[]): string[] => execFileSync('git', args, { encoding: 'utf8' }).split('\n');

/** `names` are rooms or files; empty means all. */
function findFiles(
  { folder, files }: Room,
  names: readonly string[],
  changed: readonly string[] | undefined,
): string[] {
  return git('ls-files', '--', folder)
    .filter((file) => isCode(file) && (files?.test(file) ?? true))
    .filter((file) => names.length === 0 || names.some((name) => [file, folder, path.basename(folder)].includes(name)))
    .filter((file) => changed?.includes(file) ?? true);
}

function getConfig(room: Room, mutate: readonly string[], concurrency: number) {
  const output = `${OUTPUT_DIR}/${room.folder.replace('/', '-')}`;
  return {
    mutate,
    concurrency,
    testRunner: 'jest',
    jest: {
      config: {
        testMatch: [`<rootDir>/tests/${room.tests}/${room.pattern ?? '*'}.test.{ts,tsx}`],
        roots: [`<rootDir>/${room.folder}`, `<rootDir>/tests/${room.tests}`],
        testEnvironment: room.folder.startsWith('lib/') ? 'node' : 'jsdom',
      },
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${output}.json`,
    htmlReporter: { fileName: `${output}.html` },
    tempDirName: `${output}-tmp`,
    ignorePatterns: ['.next*', OUTPUT_DIR, 'out', 'test-results', 'docs/screenshots', 'public/camera-data'],
    // Stryker collects coverage inside Jest's environment. It replaces the default one; this replaces those that test
    // files choose.
    buildCommand: `find tests/unit tests/components -name *.test.ts* -exec sed -i.bak -E /@jest-environment/s#(node|jsdom)#${ENVIRONMENT}-\\1.cjs# {} +`,
    disableTypeChecks: false,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    // For waits that never end; Stryker counts loops.
    timeoutMS: 20_000,
  };
}

function runRoom(room: Room, mutate: readonly string[], concurrency: number): string {
  const config = getConfig(room, mutate, concurrency);
  const configFile = `${config.tempDirName}.json`;
  mkdirSync(OUTPUT_DIR, { recursive: true });
  writeFileSync(configFile, JSON.stringify(config));
  execFileSync(process.execPath, [path.join(PACKAGES, 'core/bin/stryker.js'), 'run', configFile], {
    stdio: 'inherit',
  });
  const { files } = JSON.parse(readFileSync(config.incrementalFile, 'utf8')) as MutationReport;
  return describeScore(
    room.folder,
    mutate.flatMap((file) => files[file]?.mutants.map(({ status }) => status) ?? []),
  );
}

function describeScore(folder: string, statuses: readonly string[]): string {
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  const score = ((100 * noticed) / Math.max(1, noticed + missed)).toFixed(1);
  return `${folder.padEnd(18)} ${score.padStart(5)} %  ${noticed} noticed, ${missed} missed`;
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
  });
  const changed = values.since === undefined ? undefined : git('diff', '--name-only', `${values.since}...`);
  const scores = ROOMS.flatMap((room) => {
    const files = findFiles(room, positionals, changed);
    return files.length > 0 ? [runRoom(room, files, Number(values.concurrency))] : [];
  });
  console.log(scores.join('\n') || 'There is no file to mutate.');
}

main();
