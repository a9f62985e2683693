import { DeveloperSections } from '@/components/landing/developers-page';
import { ProsePage } from '@/components/landing/prose-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

const path = '/developers';
const name = 'Camera data for developers';
const description =
  'The cameras of this site as GeoJSON, CSV, and Parquet, free to read from any program or web page, with each agency’s credit and terms.';

export const metadata = pageMetadata({ title: name, description, path });

export default function DevelopersPage() {
  return (
    <ProsePage page={{ type: 'WebPage', path, name, description }}>
      <DeveloperSections />
    </ProsePage>
  );
}
