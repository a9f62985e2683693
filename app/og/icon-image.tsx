import { ImageResponse } from 'next/og';
import { THEMES } from '@/lib/settings/themes';

const { primary, background } = THEMES.classic;

/** The three lit segments of app/icon.svg, in its 32 units. */
const SEGMENTS = [
  { left: 14.5, top: 6, width: 3, opacity: 1 },
  { left: 14.2, top: 13.5, width: 3.6, opacity: 0.72 },
  { left: 13.9, top: 21, width: 4.2, opacity: 0.44 },
] as const;

/** Draws app/icon.svg as a PNG. @param size In pixels. */
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
