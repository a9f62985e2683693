import { CallToAction } from '@/components/landing/blocks';
import { JsonLd } from '@/components/landing/json-ld';
import { ProsePage, ProseSections } from '@/components/landing/prose-page';
import { PRIVACY } from '@/data/legal/privacy';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';

const { title, description, updated, sections } = PRIVACY;

export const metadata = pageMetadata({
  title,
  description,
  path: '/privacy',
  preview: { path: '/og/roadfeed.png', alt: 'Roadfeed: live traffic cameras' },
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
