import { answerOEmbed } from '@/lib/embed/oembed';
import { openDataDir } from '@/lib/camera-files/read-folder';
import { SITE_URL } from '@/lib/constants/site-url';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  openDataDir();
  const answer = answerOEmbed(new URL(request.url).searchParams, SITE_URL);
  if (typeof answer === 'number') return new Response(null, { status: answer });
  return Response.json(answer, {
    headers: { 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' },
  });
}
