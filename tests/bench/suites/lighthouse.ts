import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CHROMIUM_ARGS, findChromium } from '@/demo/generators/find-chromium';
import { getSampleDir } from '../../build/sample-cameras';
import { median, round } from '../figures';
import { serveSite } from '../../support/site-server';
import type { BenchTable } from '../report';

/** Downloaded, because it is too large for a dependency. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 5;
const FULL = 100;
/** Name, address, and the least performance. */
const PAGES = [
  ['a state', '/new-york-traffic-cameras', FULL],
  ['a city', '/buffalo-traffic-cameras', FULL],
  ['a road', '/new-york/i-90-traffic-cameras', FULL],
  ['the status of the sources', '/status', FULL],
  ['all places', '/locations', FULL],
  ['the first page', '/', 95],
  // WebGL, which is drawn in software here.
  ['the map', '/?view=map', 85],
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Column, audit, digits, and the first page's goal. */
const TIMES = [
  ['LCP, ms', 'largest-contentful-paint', 0, 1_800],
  ['TBT, ms', 'total-blocking-time', 0, 100],
  ['CLS', 'cumulative-layout-shift', 3, 0],
] as const;

const AuditSchema = z.object({
  score: z.number().nullable(),
  numericValue: z.number().optional(),
});
const CategorySchema = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const ReportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.record(z.string(), AuditSchema),
  categories: z.record(z.enum(CATEGORIES), CategorySchema),
});
type Report = z.infer<typeof ReportSchema>;

/** One visit with Lighthouse's defaults: a phone, its network and processor slowed down. */
async function audit(url: string, folder: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const chromium = findChromium();
  const options = ['--quiet', '--output=json', `--output-path=${file}`, '--no-enable-error-reporting'];
  const flags = `--chrome-flags=--headless ${CHROMIUM_ARGS.map((flag) => (flag.includes(' ') ? `"${flag}"` : flag)).join(' ')}`;
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options, flags], {
    env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
    shell: process.platform === 'win32',
  });
  const report = ReportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** Performance, and the lowest of the other scores. */
function getScores(reports: readonly Report[]): [performance: number, others: number] {
  const [performance = 0, ...others] = CATEGORIES.map((category) =>
    round(median(reports.map(({ categories }) => categories[category].score)) * FULL),
  );
  return [performance, Math.min(...others)];
}

function getTimes(reports: readonly Report[]): number[] {
  return TIMES.map(([, id, digits]) => {
    const values = reports.map(({ audits }) => z.number().parse(audits[id]?.numericValue));
    return round(median(values), digits);
  });
}

/** Audits that cost points in any of the visits. */
function findFaults(reports: readonly Report[]): string[] {
  const faults = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((category) => categories[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return [...new Set(faults)];
}

/** Lighthouse's scores of one page of each kind, on a phone. */
export async function run(): Promise<BenchTable> {
  const sample = getSampleDir('build');
  if (!existsSync(sample))
    throw new Error('Build the site with the sample cameras first: npm run build:sample -- build');
  const folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-lighthouse-'));
  await using site = await serveSite({ ROADFEED_DATA_DIR: sample, ROADFEED_DEMO: '1' });
  const rows: BenchTable['rows'][number][] = [];
  const faults = new Set<string>();
  for (const [name, address] of PAGES) {
    const reports: Report[] = [];
    for (let visit = 0; visit < ROUNDS; visit += 1) reports.push(await audit(site.url + address, folder));
    rows.push([`${name}: ${address}`, ...getScores(reports), ...getTimes(reports)]);
    for (const audit of findFaults(reports)) faults.add(audit);
  }
  await rm(folder, { recursive: true });
  return {
    title: 'Lighthouse: one page of each kind, on a phone',
    columns: ['', 'performance', 'lowest other score', ...TIMES.map(([column]) => column)],
    rows,
    goals: PAGES.flatMap(([name, address, least]) => [
      { row: `${name}: ${address}`, column: 'performance', least },
      ...(address === '/' ? TIMES : []).map(([column, , , most]) => ({ row: `${name}: ${address}`, column, most })),
    ]),
    notes: [
      `${LIGHTHOUSE} with its defaults: a simulated phone and slow 4G. Median of ${ROUNDS} visits to the sample build, each in a fresh Chromium.`,
      'Tasks above 50 ms on the first page: React’s code and hydration, the first cards, and the code of hls.js.',
      `Audits without full points in any visit: ${[...faults].join(', ') || 'none'}.`,
    ],
  };
}
