import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { BRAND } from '@/lib/constants/brand';
import { PREVIEW_SIZE } from '@/lib/seo/page-metadata';
import { THEMES } from '@/lib/settings/themes';

const { primary, background, text } = THEMES.classic;

const font = readFileSync(
  path.join(process.cwd(), 'node_modules/@fontsource/chakra-petch/files/chakra-petch-latin-600-normal.woff'),
);

/** The longest names fit on two lines. */
const titleSize = (title: string) => (title.length > 22 ? 80 : 104);

export function previewImage(title: string, line: string): ImageResponse {
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
      </div>
    </div>,
    { ...PREVIEW_SIZE, fonts: [{ name: 'Chakra Petch', data: font, weight: 600, style: 'normal' }] },
  );
}

/** From app/icon.svg, in its 32 units. */
const SEGMENTS = [
  { left: 14.5, top: 6, width: 3, opacity: 1 },
  { left: 14.2, top: 13.5, width: 3.6, opacity: 0.72 },
  { left: 13.9, top: 21, width: 4.2, opacity: 0.44 },
] as const;

/** @param size pixels */
export function iconImage(size: number): ImageResponse {
  const unit = size / 32;
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background }}>
      {SEGMENTS.map(({ left, top, width, opacity }) => (
        <div
          key={top}
          style={{
            position: 'absolute',
            left: left * unit,
            top: top * unit,
            width: width * unit,
            height: 5 * unit,
            borderRadius: unit,
            background: primary,
            opacity,
          }}
        />
      ))}
    </div>,
    { width: size, height: size },
  );
}
