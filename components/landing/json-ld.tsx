import { jsonForScript, type Thing } from '@/lib/seo/structured-data';

/** The only unescaped text of a page; `jsonForScript` escapes it. */
export function JsonLd({ thing }: { thing: Thing }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(thing) }} />;
}
