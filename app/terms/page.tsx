import { CallToAction } from '@/components/landing/places/blocks';
import { ProsePage, ProseSections } from '@/components/landing/prose-page';
import { TERMS } from '@/data/legal/terms';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { title, description, updated, sections } = TERMS;
const path = '/terms';

export const metadata = pageMetadata({ title, description, path });

export default function TermsPage() {
  return (
    <ProsePage page={{ type: 'WebPage', path, name: title, description }} meta={updated}>
      <ProseSections sections={sections} />
      <CallToAction href="/">Back to home</CallToAction>
    </ProsePage>
  );
}
