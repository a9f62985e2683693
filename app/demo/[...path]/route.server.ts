import { createDemoContext, handleDemoRequest, isDemoMode } from '@/demo/demo-world';

export const dynamic = 'force-dynamic';

const context = createDemoContext();

/** 404 while the demo network is off. */
export async function GET(request: Request): Promise<Response> {
  if (!isDemoMode()) return new Response(null, { status: 404 });
  const { method, url, signal } = request;
  const { pathname, searchParams } = new URL(url);
  return handleDemoRequest({ method, path: pathname, query: searchParams, signal }, context);
}

export { GET as HEAD, GET as OPTIONS };
