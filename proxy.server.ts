import { NextResponse, type NextRequest } from 'next/server';

/** Next renders a page for any method, without the policy in its file; a form on another site could do that. */
export function proxy({ method }: NextRequest): NextResponse {
  if (method === 'GET' || method === 'HEAD') return NextResponse.next();
  return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
}

/**
 * Only requests with an Origin or a content type: checking every request would cost three quarters of the throughput.
 * `npm start` checks all of them (lib/cli/serve-json.ts). The demo network answers OPTIONS.
 */
export const config = {
  matcher: [
    { source: '/((?!_next/|demo/).*)', has: [{ type: 'header', key: 'origin' }] },
    { source: '/((?!_next/|demo/).*)', has: [{ type: 'header', key: 'content-type' }] },
  ],
};
