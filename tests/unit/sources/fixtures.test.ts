/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGENCIES } from '@/data/agencies';
import type { CameraRecord } from '@/lib/camera/camera';
import { CameraSchema } from '@/lib/camera/camera';
import type { SourceId } from '@/lib/agencies/source-id';
import { SOURCE_IDS } from '@/lib/agencies/source-id';
import { sourceOf } from '@/lib/sources/registry';
import type { ParseResult, Way } from '@/lib/sources/source';

// tests/fixtures/sources/{source}/raw-{way}.json is an answer in the agency's shape, with invented cameras and real oddities.
// expected.json beside it says, for each way, what has to come out: records as files hold them, the attribution left out.

const FIXTURES = join(process.cwd(), 'tests', 'fixtures', 'sources');

interface Expected {
  rows: number;
  dropped: ParseResult['dropped'];
  cameras: Omit<CameraRecord, 'attribution'>[];
}

const CASES = SOURCE_IDS.flatMap((source) =>
  readdirSync(join(FIXTURES, source))
    .flatMap((file) => /^raw-(.+)\.json$/.exec(file)?.[1] ?? [])
    .map((way) => [source, way] as const),
);

function readJson(source: SourceId, file: string): unknown {
  return JSON.parse(readFileSync(join(FIXTURES, source, file), 'utf8'));
}

/** The way of the source's part that the fixture is of; Caltrans' is of district 4. */
function wayOf(source: SourceId, name: string): Way {
  const { parts } = sourceOf(source);
  const part = parts.find((candidate) => candidate.name === 'd4') ?? parts[0];
  const way = part.ways.find((candidate) => candidate.name === name);
  if (way === undefined) throw new Error(`${source} has no way ${name}`);
  return way;
}

test('every source has a fixture', () => {
  expect(new Set(CASES.map(([source]) => source))).toEqual(new Set(SOURCE_IDS));
});

describe.each(CASES)('%s by way of %s', (source, wayName) => {
  const result = wayOf(source, wayName).parse([readJson(source, `raw-${wayName}.json`)]);
  const expected = (readJson(source, 'expected.json') as Record<string, Expected>)[wayName];

  test('gives the expected cameras', () => {
    const { attribution } = AGENCIES[source];
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

  test('gives only cameras that the schema leaves as they are', () => {
    expect(result.cameras.map((camera) => CameraSchema.parse(camera))).toEqual(result.cameras);
  });
});
