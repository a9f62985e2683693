import { isWallDetectionOn, setWallDetection } from '@/components/detection/wall-detection';
import { formatKiosk } from '@/lib/wall/format-kiosk';
import { parseKiosk } from '@/lib/wall/kiosk-settings';
import { KioskDialog, type KioskChoice } from './kiosk-dialog';
import { getDrive, getHref, openKiosk, replaceUrl, useScreen } from '@/components/browser/url-store';

const toChanges = ({ settings, plays }: KioskChoice) => ({
  ...formatKiosk(settings),
  ...(plays !== null && { play: plays ? '1' : null }),
});

const getAddress = (choice: KioskChoice) =>
  new URL(getHref({ ...toChanges(choice), choose: null, camera: null }) ?? '', window.location.href).href;

export function KioskSetup({ onClose }: { onClose: () => void }) {
  const screen = useScreen();
  const isOpen = screen.kind === 'kiosk';
  // Outside a kiosk, `columns` is the wall density's.
  const shown = isOpen ? screen.settings : parseKiosk(new URLSearchParams());
  const settings = { ...shown, counts: isWallDetectionOn() };
  const handleStart = (choice: KioskChoice) => {
    onClose();
    setWallDetection(choice.settings.counts);
    if (isOpen) replaceUrl(toChanges(choice));
    else openKiosk(toChanges(choice));
  };
  return (
    <KioskDialog
      initial={{ settings, plays: getDrive(screen)?.isPlaying ?? null }}
      getAddress={getAddress}
      startLabel={isOpen ? 'Apply' : 'Start kiosk'}
      onStart={handleStart}
      onClose={onClose}
    />
  );
}
