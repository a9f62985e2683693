import { NextResponse } from 'next/server';

/** Answers at request time: a page would be stored once for every made-up address. */
export const dynamic = 'force-dynamic';

/** Unknown places redirect to the home page with 307 because the address may exist later. */
export function GET(): NextResponse {
  return new NextResponse(null, { status: 307, headers: { Location: '/', 'Cache-Control': 'no-store' } });
}
