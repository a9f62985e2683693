import { DEFAULT_SECONDS, type KioskSettings } from './kiosk-settings';

export function formatKiosk(settings: KioskSettings) {
  const { seconds, columns, hasClock, dims, hasCaptions, hasNotices, counts, isTransparent } = settings;
  return {
    kiosk: '1',
    seconds: seconds === DEFAULT_SECONDS ? null : String(seconds),
    columns: columns === null ? null : String(columns),
    clock: hasClock ? '1' : null,
    dim: dims ? null : '0',
    captions: hasCaptions ? null : '0',
    notices: hasNotices ? '1' : null,
    ai: counts ? '1' : null,
    background: isTransparent ? 'none' : null,
  };
}
