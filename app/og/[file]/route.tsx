import { previewLine } from '@/lib/places/claims';
import { PLACES } from '@/lib/places/places';
import { iconImage, previewImage } from '../images';
import { loadInventoryOf } from '../../snapshot';

export const dynamic = 'force-static';
export const dynamicParams = false;

const SITE_PREVIEWS = [
  { file: 'roadfeed.png', title: 'Live traffic cameras', line: 'United States and Canada' },
  { file: 'blog.png', title: 'Roadfeed blog', line: 'How live road cameras work' },
];
/** Pixels, by file. */
const ICONS = new Map([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
]);

async function findPreview(file: string): Promise<{ title: string; line: string } | undefined> {
  const place = PLACES.find(({ key }) => file === `${key}.png`);
  if (place === undefined) return SITE_PREVIEWS.find((preview) => preview.file === file);
  return { title: place.fullName, line: previewLine((await loadInventoryOf())(place)) };
}

export function generateStaticParams() {
  const files = [...SITE_PREVIEWS.map(({ file }) => file), ...PLACES.map(({ key }) => `${key}.png`), ...ICONS.keys()];
  return files.map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const size = ICONS.get(file);
  if (size !== undefined) return iconImage(size);
  const preview = await findPreview(file);
  return preview === undefined ? new Response(null, { status: 404 }) : previewImage(preview.title, preview.line);
}
