import { jsonForScript, type Thing } from '@/lib/seo/structured-data';

/** Structured data of a page: the one place that writes text into a page unescaped, so it escapes by itself. */
export function JsonLd({ thing }: { thing: Thing }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(thing) }} />;
}
