import { WeatherChip } from '@/components/weather/weather-chip';
import type { Camera } from '@/lib/camera/camera';
import { WarningChip } from './warning-chip';

export function WinterChips({ camera }: { camera: Camera }) {
  return (
    <>
      <WarningChip camera={camera} />
      <WeatherChip camera={camera} />
    </>
  );
}
