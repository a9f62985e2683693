import { notFound } from 'next/navigation';
import { LANDINGS } from '@/lib/places/content';
import { describeLanding, describeRoadPage } from '../place-route';
import { loadSite } from '../snapshot';

// Places (`/texas-traffic-cameras`) and roads (`/new-york/i-90-traffic-cameras`) share a route: an export needs a page
// for each route, and before a sync there are no roads.

/** Made-up addresses must not fill the disk; next.config.ts redirects them. */
export const dynamicParams = false;

interface PageProps {
  params: Promise<{ place: string[] }>;
}

export async function generateStaticParams() {
  const { roadPages } = await loadSite();
  const paths = [...LANDINGS.map(({ content }) => content.path), ...roadPages.map(({ path }) => path)];
  return paths.map((path) => ({ place: path.slice(1).split('/') }));
}

async function readRoute({ params }: PageProps) {
  const path = `/${(await params).place.join('/')}`;
  const landing = LANDINGS.find(({ content }) => content.path === path);
  if (landing !== undefined) return describeLanding(landing);
  const road = (await loadSite()).roadPages.find((page) => page.path === path);
  return road === undefined ? notFound() : describeRoadPage(road);
}

export const generateMetadata = async (props: PageProps) => (await readRoute(props)).metadata;

export default async function Page(props: PageProps) {
  return (await readRoute(props)).render();
}
