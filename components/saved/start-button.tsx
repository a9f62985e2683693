import { useStore } from '@/components/browser/use-store';
import { Button } from '@/components/ui/button';
import { startScreen, toStart } from '@/lib/settings/start-screen';

const getAddress = () => toStart(window.location.search);

/** Makes the shown wall, drive, place, or favorites the first screen on this device. */
export function StartButton() {
  const start = useStore(startScreen);
  const address = useStore({ ...startScreen, get: getAddress });
  const isStart = start !== '' && start === address;
  return (
    <Button isPressed={isStart} onClick={() => startScreen.set(isStart ? '' : address)}>
      Set as start page
    </Button>
  );
}
