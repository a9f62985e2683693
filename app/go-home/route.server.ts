import { NextResponse } from 'next/server';

/** Answers at request time: a page would be stored once for every address that anybody makes up. */
export const dynamic = 'force-dynamic';

/** Unknown places go to the first page (spec 2 "Route table"). 307, because the place may come to exist. */
export function GET(): NextResponse {
  return new NextResponse(null, { status: 307, headers: { Place: '/', 'Cache-Control': 'no-store' } });
}
