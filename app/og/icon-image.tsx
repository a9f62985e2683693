import { ImageResponse } from 'next/og';

/** Position and opacity of the three lit segments of app/icon.svg, in parts of its 32 units. */
const SEGMENTS = [
  { left: 14.5, top: 6, width: 3, opacity: 1 },
  { left: 14.2, top: 13.5, width: 3.6, opacity: 0.72 },
  { left: 13.9, top: 21, width: 4.2, opacity: 0.44 },
] as const;

/** The icon as pixels. @param size Width and height in pixels. */
export function iconImage(size: number): ImageResponse {
  const unit = size / 32;
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#05080d' }}>
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
            background: `rgba(25, 227, 255, ${opacity})`,
          }}
        />
      ))}
    </div>,
    { width: size, height: size },
  );
}
