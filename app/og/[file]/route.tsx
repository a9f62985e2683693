import { PLACES } from '@/lib/places/places';
import { iconImage } from '../icon-image';
import { previewImage } from '../preview-image';

export const dynamic = 'force-static';
export const dynamicParams = false;

const SITE_PREVIEWS = [
  { file: 'roadfeed.png', title: 'Live traffic cameras', line: 'United States and Canada' },
  { file: 'nyc.png', title: 'NYC Traffic Cameras', line: '3000+ live cameras, five boroughs' },
  { file: 'blog.png', title: 'Roadfeed blog', line: 'How live road cameras work' },
];
/** For the manifest, which requires PNGs: file -> width and height in pixels. */
const ICONS = new Map([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
]);
const previews = new Map(
  [
    ...SITE_PREVIEWS,
    ...PLACES.map(({ key, fullName, cameraCount }) => ({
      file: `${key}.png`,
      title: fullName,
      line: `${cameraCount} live traffic cameras`,
    })),
  ].map((preview) => [preview.file, preview]),
);

export function generateStaticParams() {
  return [...previews.keys(), ...ICONS.keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const size = ICONS.get(file);
  if (size !== undefined) return iconImage(size);
  const preview = previews.get(file);
  return preview === undefined ? new Response(null, { status: 404 }) : previewImage(preview.title, preview.line);
}
