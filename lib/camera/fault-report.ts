import { getTerms } from '@/lib/agencies/terms';
import type { Camera } from './camera';
import { addressLine } from './facts';

interface Sighting {
  readonly fault: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly page: string;
}

/** The address is `mailto:`, or the agency's report page. */
export function makeFaultReport(camera: Camera, { fault, at, page }: Sighting) {
  const { source, attribution, location, lat, lng, videoUrl, imageUrl } = camera;
  const lines = [
    ['Camera', location],
    ['Your ID', camera.sourceId ?? camera.id],
    ['Place', `${addressLine(camera)} (${lat}, ${lng})`],
    ['Feed', videoUrl ?? imageUrl],
    ['Seen', new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long' })],
    ['Fault', fault],
    ['Shown at', page],
  ];
  const text = lines.flatMap(([label, value]) => (value ? `${label}: ${value}` : [])).join('\n');
  const { faultContact = attribution.url } = getTerms(source);
  const isMail = !faultContact.startsWith('https:');
  if (!isMail) return { href: faultContact, isMail, text };
  const [subject, body] = [`Broken camera: ${location}`, text.replaceAll('\n', '\r\n')].map(encodeURIComponent);
  return { href: `mailto:${faultContact}?subject=${subject}&body=${body}`, isMail, text };
}
