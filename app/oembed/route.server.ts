import { answerOEmbed } from '@/lib/embed/oembed';
import { SITE_URL } from '@/lib/seo/site-url';

export const dynamic = 'force-dynamic';

/** For programs that turn an address into an embed. The first page names it in a header (next.config.ts). */
export function GET(request: Request): Response {
  const answer = answerOEmbed(new URL(request.url).searchParams, SITE_URL);
  if (typeof answer === 'number') return new Response(null, { status: answer });
  return Response.json(answer, {
    headers: { 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' },
  });
}
