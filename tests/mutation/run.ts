/** `npm run test:mutation -- [room or file ...] [--since REF]` */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchTable, formatTable, saveSection } from '../bench/report';

const OUTPUT_DIR = '.stryker';
const PACKAGES = path.resolve('tests/mutation/node_modules/@stryker-mutator');
const ENVIRONMENT = path.join(PACKAGES, 'jest-runner/dist/src/jest-plugins/jest-environment');

interface Room {
  readonly folder: string;
  readonly files?: RegExp;
  /** Paths of tests below `tests`, without `.test.ts`. */
  readonly tests: readonly string[];
}

interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] } | undefined>>;
}

const libRoom = (name: string, ...more: readonly string[]): Room => {
  return { folder: `lib/${name}`, tests: [`unit/${name}/*`, ...more] };
};

interface Score {
  readonly percent: number;
  readonly mutants: number;
}

const ROOMS: readonly Room[] = [
  libRoom('feed', 'components/picture-queue'),
  ...['catalog', 'search', 'security', 'drive', 'map', 'wall', 'warnings', 'weather'].map((name) => libRoom(name)),
  ...['embed', 'rewind', 'status'].map((name) => libRoom(name)),
  // The others are of agencies' lists.
  { folder: 'lib/road-reports', tests: ['unit/road-reports/!(adapters|bad-input)'] },
  libRoom('routing', 'unit/drive/*'),
  libRoom('roads', 'unit/drive/*'),
  // The city gate's lists take seconds.
  { folder: 'lib/places', tests: ['unit/places/!(city-gate)'] },
  { folder: 'lib/detection', files: /\/(?!backend|engine|detection-worker)[^/]+$/, tests: ['unit/detection/*'] },
  // Whole syncs take seconds each, and Stryker cannot instrument the command's own process.
  { folder: 'lib/sync', tests: ['unit/sync/!(run-sync|sync-cli|provinces)'] },
  {
    folder: 'components/feed',
    files: /\/(?!hls-config)[^/]+$/,
    tests: ['components/{*feed*,connect-video}'],
  },
  {
    folder: 'components/browser',
    files: /(url-store|history-entry)/,
    tests: ['components/{camera-query,read-screen,url-store}'],
  },
  { folder: 'components/viewer', files: /use-cameras/, tests: ['components/{camera-query,camera-modal,use-cameras}'] },
];

/** Enough for 300 mutants. */
const SAMPLE_LINES = 330;
const REPORT = 'docs/testing.md';
const COLUMNS = ['room', 'noticed, %', 'mutants', 'lines', 'of', 'commit'];

const isCode = (file: string) => /(?<!\.d)\.tsx?$/.test(file);

const git = (...args: string[]): string[] => execFileSync('git', args, { encoding: 'utf8' }).split('\n');

const countLines = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').trimEnd().split('\n').length, 0);

/** Whole files, the same for the same names. */
function sample(files: readonly string[]): string[] {
  const digest = (file: string) => createHash('sha256').update(file).digest('hex');
  const chosen: string[] = [];
  for (const file of files.toSorted((a, b) => digest(a).localeCompare(digest(b))))
    if (countLines(chosen) < SAMPLE_LINES) chosen.push(file);
  return chosen;
}

const [HEAD = ''] = git('rev-parse', '--short', 'HEAD');

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
  const hasPages = room.tests.some((test) => test.startsWith('components/'));
  const output = `${OUTPUT_DIR}/${room.folder.replace('/', '-')}`;
  return {
    mutate,
    concurrency,
    testRunner: 'jest',
    jest: {
      // It misses tests that reach the room through another.
      enableFindRelatedTests: false,
      config: {
        testMatch: room.tests.map((test) => `<rootDir>/tests/${test}.test.{ts,tsx}`),
        roots: [`<rootDir>/${room.folder}`, '<rootDir>/tests'],
        testEnvironment: hasPages ? 'jsdom' : 'node',
        setupFilesAfterEnv: ['jest-setup', ...(hasPages ? ['page-setup'] : [])].map(
          (name) => `<rootDir>/tests/support/${name}.ts`,
        ),
      },
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${output}.json`,
    htmlReporter: { fileName: `${output}.html` },
    tempDirName: `${output}-tmp`,
    ignorePatterns: ['.next*', OUTPUT_DIR, 'out', '*.lock', 'test-results', 'docs/screenshots', 'public/camera-data'],
    // Stryker collects coverage inside Jest's environment. It replaces the default one; this replaces those that test
    // files choose.
    buildCommand: `find tests/unit tests/components -name *.test.ts* -exec sed -i.bak -E /@jest-environment/s#(node|jsdom)#${ENVIRONMENT}-\\1.cjs# {} +`,
    disableTypeChecks: false,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    // For waits that never end; Stryker counts loops.
    timeoutMS: 8_000,
  };
}

function runRoom(room: Room, mutate: readonly string[], concurrency: number): Score {
  const config = getConfig(room, mutate, concurrency);
  const configFile = `${config.tempDirName}.json`;
  mkdirSync(OUTPUT_DIR, { recursive: true });
  writeFileSync(configFile, JSON.stringify(config));
  execFileSync(process.execPath, [path.join(PACKAGES, 'core/bin/stryker.js'), 'run', configFile], {
    stdio: 'inherit',
  });
  const { files } = JSON.parse(readFileSync(config.incrementalFile, 'utf8')) as MutationReport;
  const statuses = mutate.flatMap((file) => files[file]?.mutants.map(({ status }) => status) ?? []);
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const mutants = noticed + count('Survived', 'NoCoverage');
  return { percent: Math.round((100 * noticed) / Math.max(1, mutants)), mutants };
}

/** Replaces the room's row in the table of the report. */
function saveRow(row: BenchTable['rows'][number]): void {
  const kept = [...readFileSync(REPORT, 'utf8').matchAll(/^\| ((?:lib|components)\/.*) \|$/gm)]
    .map(([, cells = '']) => cells.split('|').map((cell) => (/^[ \d]+$/.test(cell) ? Number(cell) : cell.trim())))
    .filter(([name]) => name !== row[0]);
  const rows = [...kept, row].toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  saveSection(REPORT, 'mutation', formatTable({ columns: COLUMNS, rows }));
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
  });
  const changed = values.since === undefined ? undefined : git('diff', '--name-only', `${values.since}...`);
  const isSampled = changed === undefined && !positionals.some(isCode);
  for (const room of ROOMS) {
    const files = findFiles(room, positionals, changed);
    if (files.length === 0) continue;
    const chosen = isSampled ? sample(files) : files;
    const score = runRoom(room, chosen, Number(values.concurrency));
    console.log(room.folder, JSON.stringify(score));
    if (isSampled) saveRow([room.folder, ...Object.values(score), countLines(chosen), countLines(files), HEAD]);
  }
}

main();
