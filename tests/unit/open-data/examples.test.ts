import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { createJsonServer } from '@/lib/cli/serve-json';
import { absoluteUrl } from '@/lib/constants/site-url';
import { EXAMPLES, type Example } from '@/data/developers';
import { writeOpenFiles } from '@/lib/open-data/write-open-files';
import { camera } from '@/tests/support/camera';
import { serve, type Served } from '@/tests/support/loopback';
import { startStaticServer } from '@/tests/support/static-server';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

// The examples of /developers, against a site like an export.

const root = new TemporaryFolder('file');
const findData = () => root.at('camera-data');
let server: Served;

beforeAll(async () => {
  await mkdir(findData());
  await writeOpenFiles(findData(), new Map([['511ny', [camera({ state: 'New York' })]]]), []);
  server = await startStaticServer(root.path);
});
afterAll(() => server.close());

const run = promisify(execFile);
const output = async (command: string, args: string[]) => (await run(command, args)).stdout;

const RUN: Readonly<Record<Example['language'], (code: string) => Promise<string>>> = {
  bash: (code) => output('bash', ['-c', code]),
  javascript: (code) => output(process.execPath, ['--input-type=module', '-e', code]),
  python: (code) => output('python3', ['-c', code]),
  sql: async (code) => {
    const connection = await (await DuckDBInstance.create()).connect();
    // DuckDB would load an extension to read from the web.
    const rows = await connection.runAndReadAll(code.replace(server.url, root.path));
    return JSON.stringify(rows.getRowsJson());
  },
};

const EXPECTED: Readonly<Record<Example['language'], string>> = {
  bash: '511ny-1,I-90 at Exit 24',
  javascript: '511ny-1 42.7 -73.85 I-90 at Exit 24 New York State Department of Transportation (511NY)',
  python: '1 cameras, 1 with a still',
  sql: '[["New York","1","0"]]',
};

test.each(EXAMPLES)('$title: the example runs', async ({ language, code }) => {
  expect(await RUN[language](code.replace(absoluteUrl(''), server.url))).toContain(EXPECTED[language]);
});

test.each([
  ['cameras.csv', 'text/csv; charset=utf-8'],
  ['511ny-cameras.geojson', 'application/geo+json; charset=utf-8'],
  ['cameras.parquet', 'application/vnd.apache.parquet'],
  ['README.md', 'text/markdown; charset=utf-8'],
])('%s: any origin may read it, from an export and from our server', async (name, type) => {
  const answerRequest = createJsonServer({ ROADFEED_DATA_DIR: findData() });
  const own = await serve((request, response) => void answerRequest(request, response));
  const [exported, served] = await Promise.all(
    [server.url, own.url].map((site) => fetch(`${site}/camera-data/${name}`)),
  );
  await own.close();
  expect([exported?.status, served?.status, served?.headers.get('Content-Type')]).toEqual([200, 200, type]);
  expect([exported, served].map((answer) => answer?.headers.get('Access-Control-Allow-Origin'))).toEqual(['*', '*']);
  expect(await served?.arrayBuffer()).toEqual(await exported?.arrayBuffer());
});
