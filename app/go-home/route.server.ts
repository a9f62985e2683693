import { NextResponse } from 'next/server';

/** A static page would be saved for each made-up address. */
export const dynamic = 'force-dynamic';

/** 307: the address may exist later. */
export function GET(): NextResponse {
  return new NextResponse(null, { status: 307, headers: { Location: '/', 'Cache-Control': 'no-store' } });
}
