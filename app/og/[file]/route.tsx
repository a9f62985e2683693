import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { THEMES } from '@/data/themes';
import { BRAND } from '@/lib/constants/brand';
import { countHere } from '@/lib/places/claims';
import { PLACES } from '@/lib/places/places';
import { PREVIEW_SIZE } from '@/lib/seo/page-metadata';
import { loadSite } from '../../snapshot';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { primary, background, text } = THEMES.classic;

const font = readFileSync(
  path.join(process.cwd(), 'node_modules/@fontsource/chakra-petch/files/chakra-petch-latin-600-normal.woff'),
);

/** The longest names fit on two lines. */
const titleSize = (title: string) => (title.length > 22 ? 80 : 104);

/** @param note Below the line, as large. */
function previewImage(title: string, line: string, note = ''): ImageResponse {
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 80,
        background,
        borderBottom: `12px solid ${primary}`,
        color: text,
        fontFamily: 'Chakra Petch',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 44 }}>
        <div style={{ width: 10, height: 48, marginRight: 24, borderRadius: 4, background: primary }} />
        {BRAND}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontSize: titleSize(title), lineHeight: 1.1 }}>{title}</div>
        <div style={{ marginTop: 28, fontSize: 44, color: primary }}>{line}</div>
        <div style={{ marginTop: 12, fontSize: 44 }}>{note}</div>
      </div>
    </div>,
    { ...PREVIEW_SIZE, fonts: [{ name: 'Chakra Petch', data: font, weight: 600, style: 'normal' }] },
  );
}

const icon = readFileSync(path.join(process.cwd(), 'app/icon.svg'), 'base64');

function iconImage(size: number): ImageResponse {
  return new ImageResponse(
    <div style={{ display: 'flex', background }}>
      <img alt="" src={`data:image/svg+xml;base64,${icon}`} width={size} height={size} />
    </div>,
    { width: size, height: size },
  );
}

type Draw = () => Response | Promise<Response>;

const drawings = new Map<string, Draw>([
  ['roadfeed.png', () => previewImage('Live traffic cameras', 'United States and Canada')],
  ['blog.png', () => previewImage('Roadfeed blog', 'How live road cameras work')],
  ...[192, 512].map((size): [string, Draw] => [`icon-${size}.png`, () => iconImage(size)]),
  ...PLACES.map((place): [string, Draw] => [
    `${place.key}.png`,
    async () => {
      const here = countHere((await loadSite()).inventoryOf(place));
      return previewImage(place.fullName, `${place.cameraCount} live traffic cameras`, here);
    },
  ]),
]);

export const generateStaticParams = () => Array.from(drawings.keys(), (file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return drawings.get((await params).file)?.() ?? new Response(null, { status: 404 });
}
