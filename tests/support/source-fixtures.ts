import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceId } from '@/lib/agencies/agencies';
import { createSources } from '@/lib/sources/registry';
import type { Endpoint } from '@/lib/sources/source';

export const SOURCE_FIXTURES = join(process.cwd(), 'tests/fixtures/sources');

export const readSourceFixture = (source: SourceId, file: string): unknown =>
  JSON.parse(readFileSync(join(SOURCE_FIXTURES, source, `${file}.json`), 'utf8'));

const SOURCES = createSources();

/** Caltrans's is that of district 4, as its fixture. */
export function findEndpoint(source: SourceId, name: string): Endpoint {
  const { parts } = SOURCES.find(({ id }) => id === source)!;
  const part = parts.find(({ key }) => key === 'caltrans/d4') ?? parts[0];
  const endpoint = part?.endpoints.find((candidate) => candidate.name === name);
  if (endpoint === undefined) throw new Error(`${source} has no endpoint ${name}`);
  return endpoint;
}

/** Sources with saved answers: one, or the pages of a list and its sites. */
export const SOURCE_CASES = readdirSync(SOURCE_FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: source }) =>
    readdirSync(join(SOURCE_FIXTURES, source)).flatMap((file) => {
      const [, kind, endpoint] = /^(raw|pages)-(.+)\.json$/.exec(file) ?? [];
      return kind && endpoint ? [[source, endpoint, kind] as const] : [];
    }),
  );
