import { demoJson, isDemoMode } from '@/demo/demo-world';
import { isExtra, type DataName } from '@/lib/camera-files/names';
import { openDataDir, parseDataName } from '@/lib/camera-files/read-folder';
import { answerJson, readDataFile, readExport, ServedJson } from '@/lib/camera-files/serve';

export const dynamic = 'force-dynamic';

interface Context {
  readonly params: Promise<{ file: string }>;
}

const demoFiles = new Map<DataName, ServedJson>();

function readDemoFile(name: DataName): ServedJson {
  const json = demoFiles.get(name) ?? new ServedJson(Buffer.from(demoJson(name)));
  if (!isExtra(name)) demoFiles.set(name, json);
  return json;
}

/**
 * Rewritten from `/camera-data/{file}` (next.config.ts): a file in public/ would win and never change after the build.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  // Before the name, because the index names local sources.
  const folder = openDataDir();
  const name = parseDataName(file);
  const read = () => (name === null ? readExport(file, folder) : readDataFile(name, folder));
  const readDemo = () => (name === null ? null : readDemoFile(name));
  const { status, headers, body } = await answerJson(isDemoMode() ? readDemo() : await read(), {
    // Next drops a route's Content-Encoding and compresses the body itself.
    acceptEncoding: null,
    ifNoneMatch: request.headers.get('If-None-Match'),
  });
  return new Response(body && new Uint8Array(body), { status, headers });
}
