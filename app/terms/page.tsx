import { CallToAction } from '@/components/landing/places/blocks';
import { JsonLd } from '@/components/landing/json-ld';
import { ProsePage, ProseSections } from '@/components/landing/prose-page';
import { TERMS } from '@/data/legal/terms';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';

const { title, description, updated, sections } = TERMS;

export const metadata = pageMetadata({
  title,
  description,
  path: '/terms',
});

export default function TermsPage() {
  return (
    <ProsePage title={title} meta={updated}>
      <p>{description}</p>
      <ProseSections sections={sections} />
      <CallToAction href="/">Back to home</CallToAction>
      <JsonLd thing={pageGraph({ type: 'WebPage', path: '/terms', name: title, description })} />
    </ProsePage>
  );
}
