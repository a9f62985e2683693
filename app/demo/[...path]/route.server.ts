import { isDemoMode } from '@/demo/demo-world';
import { handleDemoRequest } from '@/demo/serve/handle-request';
import { createDemoContext } from '@/demo/serve/server-context';

export const dynamic = 'force-dynamic';

const context = createDemoContext(Date.now);

/** Live playlists, their media, and stills of the demo network; 404 where it is switched off. */
export async function GET(request: Request): Promise<Response> {
  if (!isDemoMode()) return new Response(null, { status: 404 });
  const { method, url, signal } = request;
  const { pathname, searchParams } = new URL(url);
  return handleDemoRequest({ method, path: pathname, query: searchParams, signal }, context);
}

export { GET as HEAD, GET as OPTIONS };
