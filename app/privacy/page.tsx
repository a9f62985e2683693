import { CallToAction } from '@/components/landing/places/blocks';
import { JsonLd } from '@/components/landing/json-ld';
import { ProsePage, ProseSections } from '@/components/landing/prose-page';
import { DRIVE_PLACES, PRIVACY } from '@/data/legal/privacy';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';
import { ROUTER_URL } from '@/lib/settings/router';

const { title, description, updated } = PRIVACY;

/** Names the operator's routing service. */
const sections = PRIVACY.sections.map(({ heading, paragraphs }) => ({
  heading,
  paragraphs: paragraphs.map((text) =>
    ROUTER_URL !== null && text === DRIVE_PLACES.kept
      ? DRIVE_PLACES.sent.replace('HOST', new URL(ROUTER_URL).host)
      : text,
  ),
}));

export const metadata = pageMetadata({
  title,
  description,
  path: '/privacy',
});

export default function PrivacyPage() {
  return (
    <ProsePage title={title} meta={updated}>
      <p>{description}</p>
      <ProseSections sections={sections} />
      <CallToAction href="/">Back to home</CallToAction>
      <JsonLd thing={pageGraph({ type: 'WebPage', path: '/privacy', name: title, description })} />
    </ProsePage>
  );
}
