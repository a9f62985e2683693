import { getLists } from '@/lib/agencies/lists';
import { getTerms } from '@/lib/agencies/terms';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CameraSchema, type CameraRecord } from '@/lib/camera/camera';
import type { SourceId } from '@/lib/agencies/agencies';
import { CORE_SOURCES } from '@/lib/agencies/sources';
import { createSources } from '@/lib/sources/registry';
import type { ParseResult, Endpoint } from '@/lib/sources/source';

const SOURCES = createSources();

// tests/fixtures/sources/{source}/raw-{endpoint}.json is an answer in the agency's shape, with invented cameras and real oddities;
// the README there says of which answers the shapes are.
// pages-{endpoint}.json is such an answer in several pages: a list and the page of each of its sites.
// expected.json says for each endpoint what must come out: records as in the files, without the attribution.

const FIXTURES = join(process.cwd(), 'tests', 'fixtures', 'sources');

interface Expected {
  rows: number;
  dropped: ParseResult['dropped'];
  cameras: Omit<CameraRecord, 'attribution'>[];
}

const FOLDERS = readdirSync(FIXTURES);

const CASES = SOURCES.filter(({ id }) => FOLDERS.includes(id)).flatMap(({ id: source }) =>
  readdirSync(join(FIXTURES, source))
    .flatMap((file) => [/^(raw|pages)-(.+)\.json$/.exec(file) ?? []])
    .flatMap(([, kind, endpoint]) => (kind && endpoint ? [[source, endpoint, kind] as const] : [])),
);

function readJson(source: SourceId, file: string): unknown {
  return JSON.parse(readFileSync(join(FIXTURES, source, file), 'utf8'));
}

/** The endpoint a fixture belongs to; Caltrans's fixture is of district 4. */
function findEndpoint(source: SourceId, name: string): Endpoint {
  const parts = SOURCES.find(({ id }) => id === source)!.parts;
  const part = parts.find((candidate) => candidate.name === 'd4') ?? parts[0];
  const endpoint = part.endpoints.find((candidate) => candidate.name === name);
  if (endpoint === undefined) throw new Error(`${source} has no endpoint ${name}`);
  return endpoint;
}

test('every platform has a fixture, and so has every source of the fifteen files', () => {
  const read = new Set(CASES.flatMap(([source]) => getLists(source).endpoints.map(({ platform }) => platform)));
  const unread = SOURCES.filter(({ id }) => {
    const isCore = CORE_SOURCES.some((source) => source === id);
    return isCore ? !FOLDERS.includes(id) : getLists(id).endpoints.some(({ platform }) => !read.has(platform));
  });
  expect(unread.map(({ id }) => id)).toEqual([]);
});

test('the README of the fixtures says of which answer each has its shape', () => {
  const rows = readFileSync(join(FIXTURES, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const untold = CASES.filter(([source, endpoint, kind]) => {
    return !rows.some((row) => row.includes(`\`${source}\``) && row.includes(`\`${kind}-${endpoint}\``));
  });
  expect(untold).toEqual([]);
});

describe.each(CASES)('%s, endpoint %s', (source, endpointName, kind) => {
  const answer = readJson(source, `${kind}-${endpointName}.json`);
  const result = findEndpoint(source, endpointName).parse(kind === 'pages' ? (answer as unknown[]) : [answer]);
  const expected = (readJson(source, 'expected.json') as Record<string, Expected>)[endpointName];

  test('gives the expected cameras', () => {
    const { attribution } = getTerms(source);
    expect(result.cameras).toEqual(expected?.cameras.map((record) => CameraSchema.parse({ ...record, attribution })));
  });

  test('counts every row once and says why it was dropped', () => {
    expect({ rows: result.rows, dropped: result.dropped }).toEqual({
      rows: expected?.rows,
      dropped: expected?.dropped,
    });
    const dropped = Object.values(result.dropped).reduce((sum, count) => sum + count, 0);
    expect(result.cameras.length + dropped).toBe(result.rows);
  });

  test('gives cameras that the schema does not change', () => {
    expect(result.cameras.map((camera) => CameraSchema.parse(camera))).toEqual(result.cameras);
  });
});
