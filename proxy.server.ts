import { NextResponse, type NextRequest } from 'next/server';

/** Next renders a page anew for any method, without the policy in its file: a form of another site would be enough. */
export function proxy({ method }: NextRequest): NextResponse {
  if (method === 'GET' || method === 'HEAD') return NextResponse.next();
  return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
}

/**
 * Browsers name the origin of whatever does more than read, and programs the type of what they send. Asked of every request, this
 * would serve pages at a quarter of their pace. `npm start` asks every request by itself (lib/cli/refuse-request.ts). The demo network
 * answers OPTIONS.
 */
export const config = {
  matcher: [
    { source: '/((?!_next/|demo/).*)', has: [{ type: 'header', key: 'origin' }] },
    { source: '/((?!_next/|demo/).*)', has: [{ type: 'header', key: 'content-type' }] },
  ],
};
