import { AGENCIES } from '@/data/agencies';
import type { Outage } from '@/lib/camera-files/history';
import { BRAND } from '@/lib/constants/brand';
import { absoluteUrl } from '@/lib/seo/site-url';
import { explainFailure, formatTime } from './plain-words';

export const FEED_PATH = '/status/outages.xml';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
const toIso = (time: number): string => new Date(time).toISOString();

function describeOutage({ from, to, reason }: Outage): string {
  const ended = to === null ? 'It has not ended yet.' : `It ended on ${formatTime(to)}.`;
  return `Since ${formatTime(from)}: ${explainFailure(reason)} ${ended} (${reason})`;
}

function formatEntry(outage: Outage): string {
  const { source, from, to } = outage;
  const title = `${AGENCIES[source].label}: ${to === null ? 'cameras are not updated' : 'cameras are updated again'}`;
  return `<entry>
<id>${escape(absoluteUrl(`/status#${source}-${from}`))}</id>
<title>${escape(title)}</title>
<link href="${escape(absoluteUrl('/status'))}"/>
<published>${toIso(from)}</published>
<updated>${toIso(to ?? from)}</updated>
<summary>${escape(describeOutage(outage))}</summary>
</entry>`;
}

/** Newest first, by their last change. */
export const sortOutages = (outages: readonly Outage[]): Outage[] =>
  [...outages].sort((a, b) => (b.to ?? b.from) - (a.to ?? a.from));

/** RFC 4287. An entry is updated when its outage ends. @param latestRun epoch milliseconds, or null before the first run */
export function formatOutageFeed(outages: readonly Outage[], latestRun: number | null): string {
  const address = absoluteUrl(FEED_PATH);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escape(address)}</id>
<title>${BRAND}: outages of camera lists</title>
<link rel="self" href="${escape(address)}"/>
<link href="${escape(absoluteUrl('/status'))}"/>
<author><name>${BRAND}</name></author>
<updated>${toIso(latestRun ?? 0)}</updated>
${sortOutages(outages).map(formatEntry).join('\n')}
</feed>
`;
}
