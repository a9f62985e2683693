import { CallToAction } from '@/components/landing/places/blocks';
import { ProsePage, ProseSections } from '@/components/landing/prose-page';
import { TERMS } from '@/data/legal/terms';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { title, description, updated, sections } = TERMS;
const PAGE = { type: 'WebPage', path: '/terms', name: title, description } as const;

export const metadata = pageMetadata(PAGE);

export default function TermsPage() {
  return (
    <ProsePage page={PAGE} meta={updated}>
      <ProseSections sections={sections} />
      <CallToAction href="/">Back to home</CallToAction>
    </ProsePage>
  );
}
