import { demoJson, isDemoMode } from '@/demo/demo-world';
import { parseDataName } from '@/lib/camera-files/names';
import { dataDir, syncedJson } from '@/lib/camera-files/read-folder';
import { dataResponse, missingData } from '@/lib/camera-files/serve';

export const dynamic = 'force-dynamic';

interface Context {
  readonly params: Promise<{ file: string }>;
}

/** Rewritten from `/camera-data/{file}` by next.config.ts: a file in public/ would win there and never change after the build. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const name = parseDataName((await params).file);
  if (name === null) return missingData();
  const json = isDemoMode() ? demoJson(name) : await syncedJson(name, dataDir());
  return json === null ? missingData() : dataResponse(json, request.headers.get('If-None-Match'));
}
