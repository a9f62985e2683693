import { decodeHTML } from 'entities';

/** Facts read from a built page’s HTML, as a search engine would. */
export interface PageFacts {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly headings: readonly string[];
  /** Visible text of `<main>`. */
  readonly text: string;
  /** Paths of internal links, without query or fragment. */
  readonly links: readonly string[];
  readonly robots: string | undefined;
  readonly previews: readonly string[];
  readonly jsonLd: readonly unknown[];
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => decodeHTML(text ?? ''));
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = (html: string) => inOneLine(decodeHTML(html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')));

/** @param html A page without a client runtime. */
export function pageFacts(html: string): PageFacts {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const hrefs = all(html, /<a\b[^>]*\bhref="(\/(?!\/)[^"]*)"/g);
  return {
    titles: all(html, /<title>([^<]*)<\/title>/g),
    descriptions: all(html, /<meta name="description" content="([^"]*)"/g),
    canonicals: all(html, /<link rel="canonical" href="([^"]*)"/g),
    headings: [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text]) => textOf(text ?? '')),
    text: textOf(main),
    links: hrefs.map((href) => href.replace(/[?#].*$/, '')),
    robots: all(html, /<meta name="robots" content="([^"]*)"/g)[0],
    previews: all(html, /<meta property="og:image" content="([^"]*)"/g),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]): unknown =>
      JSON.parse(json ?? ''),
    ),
  };
}

/** All runs of five words, for comparing two pages. */
export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** Jaccard similarity, 0 to 1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}
