import { DeveloperSections } from '@/components/landing/developers-page';
import { ProsePage } from '@/components/landing/prose-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

const PAGE = {
  type: 'WebPage',
  path: '/developers',
  name: 'Camera data for developers',
  description:
    'The cameras of this site as GeoJSON, CSV, and Parquet, free to read from any program or web page, with each agency’s credit and terms.',
} as const;

export const metadata = pageMetadata(PAGE);

export default function DevelopersPage() {
  return (
    <ProsePage page={PAGE}>
      <DeveloperSections />
    </ProsePage>
  );
}
