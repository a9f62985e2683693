import { countHere } from '@/lib/places/claims';
import { PLACES } from '@/lib/places/places';
import { iconImage, previewImage } from '../images';
import { loadInventoryOf } from '../../snapshot';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Draw = () => Response | Promise<Response>;

const drawings = new Map<string, Draw>([
  ['roadfeed.png', () => previewImage('Live traffic cameras', 'United States and Canada')],
  ['blog.png', () => previewImage('Roadfeed blog', 'How live road cameras work')],
  ...[192, 512].map((size): [string, Draw] => [`icon-${size}.png`, () => iconImage(size)]),
  ...PLACES.map((place): [string, Draw] => [
    `${place.key}.png`,
    async () => {
      const here = countHere((await loadInventoryOf())(place));
      return previewImage(place.fullName, `${place.cameraCount} live traffic cameras`, here);
    },
  ]),
]);

export const generateStaticParams = () => Array.from(drawings.keys(), (file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return drawings.get((await params).file)?.() ?? new Response(null, { status: 404 });
}
