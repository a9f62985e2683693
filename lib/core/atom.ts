import { toOneLine } from './one-line';

export interface AtomEntry {
  /** Absolute and stable. */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** Epoch milliseconds. */
  readonly published: number;
  readonly updated: number;
  readonly summary: string;
}

export interface AtomFeed extends Pick<AtomEntry, 'title' | 'href' | 'updated'> {
  readonly author: string;
  /** Its own address, and its id. */
  readonly self: string;
  readonly entries: readonly AtomEntry[];
}

const MAX_TEXT_LENGTH = 2_000;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string =>
  toOneLine(text, MAX_TEXT_LENGTH).replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
const toIso = (time: number): string => new Date(time).toISOString();

const formatEntry = ({ id, title, href, published, updated, summary }: AtomEntry): string => `<entry>
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<link href="${escapeXml(href)}"/>
<published>${toIso(published)}</published>
<updated>${toIso(updated)}</updated>
<summary>${escapeXml(summary)}</summary>
</entry>`;

/** RFC 4287. */
export function formatAtom({ title, href, self, author, updated, entries }: AtomFeed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
<link rel="self" href="${escapeXml(self)}"/>
<link href="${escapeXml(href)}"/>
<author><name>${escapeXml(author)}</name></author>
<updated>${toIso(updated)}</updated>
${entries.map(formatEntry).join('\n')}
</feed>
`;
}
