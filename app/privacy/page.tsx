import { CallToAction } from '@/components/landing/places/blocks';
import { ProsePage, ProseSections } from '@/components/landing/prose-page';
import { DRIVE_PLACES, PRIVACY } from '@/data/legal/privacy';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ROUTER_URL } from '@/lib/settings/router';

const { title, description, updated } = PRIVACY;
const PAGE = { type: 'WebPage', path: '/privacy', name: title, description } as const;

const sections = PRIVACY.sections.map(({ heading, paragraphs }) => ({
  heading,
  paragraphs: paragraphs.map((text) =>
    ROUTER_URL !== null && text === DRIVE_PLACES.kept
      ? DRIVE_PLACES.sent.replace('HOST', new URL(ROUTER_URL).host)
      : text,
  ),
}));

export const metadata = pageMetadata(PAGE);

export default function PrivacyPage() {
  return (
    <ProsePage page={PAGE} meta={updated}>
      <ProseSections sections={sections} />
      <CallToAction href="/">Back to home</CallToAction>
    </ProsePage>
  );
}
