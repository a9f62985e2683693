import { openDataDir, readHistory, readParts } from '@/lib/camera-files/read-folder';
import { formatOutageFeed } from '@/lib/status/history';
import { getLatestRun } from '@/lib/status/source-state';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const parts = await readParts(openDataDir());
  const { outages } = await readHistory(openDataDir());
  const headers = { 'Content-Type': 'application/atom+xml; charset=utf-8' };
  return new Response(formatOutageFeed(outages, getLatestRun(parts)), { headers });
}
