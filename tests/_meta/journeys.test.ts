import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const bare = (file: string) => file.replace(/\.tsx?$/, '');
const files = execFileSync('git', ['ls-files', 'app', 'components', 'lib'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));

interface Journey {
  readonly name: string;
  readonly stated: number;
  readonly stops: readonly string[];
}

const journeys: readonly Journey[] = Array.from(
  readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/\*\*(.+?)\*\* \((\d+) files\):\n\n((?: {4}.*\n)+)/g),
  ([, name = '', stated, drawing = '']) => ({
    name,
    stated: Number(stated),
    stops: drawing.split(/[►(),\s]+/).filter(Boolean),
  }),
);

/** The files that a name of the drawing may mean: it is the end of their path. */
const resolve = (stop: string) => files.filter((file) => `/${bare(file)}`.endsWith(`/${stop}`));

/** Files that a file imports, loads later, or starts as a worker. */
function readImports(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import\(|new URL\()\s*'([@.][^']*)'/g);
  return Array.from(specifiers, ([, specifier = '']) =>
    bare(specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(file), specifier)),
  );
}

test('each of the seven journeys names as many files as it states, each of them one file', () => {
  expect(journeys).toHaveLength(7);
  const wrong = journeys.flatMap(({ name, stated, stops }) => [
    ...stops.filter((stop) => resolve(stop).length !== 1).map((stop) => `${name}: ${stop} is no one file`),
    ...(new Set(stops).size === stated ? [] : [`${name}: ${new Set(stops).size} files, not ${stated}`]),
  ]);
  expect(wrong).toEqual([]);
});

test('every file of a journey imports another one of it, or is imported by one', () => {
  const lost = journeys.flatMap(({ name, stops }) => {
    const crossed = stops.flatMap((stop) => resolve(stop));
    const imports = new Map(crossed.map((file) => [bare(file), readImports(file)]));
    const isJoined = (file: string) =>
      imports.get(file)?.some((other) => imports.has(other)) || [...imports.values()].some((all) => all.includes(file));
    return [...imports.keys()].filter((file) => !isJoined(file)).map((file) => `${name}: ${file}`);
  });
  expect(lost).toEqual([]);
});
