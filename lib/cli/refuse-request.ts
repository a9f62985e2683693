import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverHeaders } from '@/lib/security/headers';

const HEADERS = Object.fromEntries(serverHeaders().map(({ key, value }) => [key, value]));

function findFault({ method, url = '' }: IncomingMessage): { status: number; headers: Record<string, string> } | null {
  const [address = ''] = url.split('?');
  try {
    decodeURIComponent(address);
  } catch {
    return { status: 400, headers: {} };
  }
  // The demo network answers OPTIONS, and Next refuses the rest there.
  if (method === 'GET' || method === 'HEAD' || address.startsWith('/demo/')) return null;
  return { status: 405, headers: { Allow: 'GET, HEAD' } };
}

/**
 * Refuses what asks for nothing we have before Next sees it: Next renders a page anew for the form of another site, and answers
 * 500 for malformed escapes.
 * @returns whether it did
 */
export function refuseRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const fault = findFault(request);
  if (fault === null) return false;
  // The body is not read, so the connection cannot be used again.
  response.writeHead(fault.status, { ...HEADERS, ...fault.headers, 'Cache-Control': 'no-store', Connection: 'close' });
  response.end();
  return true;
}
