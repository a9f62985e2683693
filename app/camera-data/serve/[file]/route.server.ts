import { dataResponse, demoJson, missingData, parseDataName, syncedJson } from '@/demo/serve/camera-data';
import { dataDir, isDemoMode } from '@/demo/demo-world';

export const dynamic = 'force-dynamic';

interface Context {
  readonly params: Promise<{ file: string }>;
}

/**
 * `/camera-data/{file}`, which next.config.ts leads here: files of the public folder would win over a handler at the same path,
 * and the server would show what lay there when it was built.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const name = parseDataName((await params).file);
  if (name === null) return missingData();
  const json = isDemoMode() ? demoJson(name) : await syncedJson(name, dataDir());
  return json === null ? missingData() : dataResponse(json, request.headers.get('If-None-Match'));
}
