import { useRoad } from '@/components/road-reports/use-road';
import { WeatherChip } from '@/components/weather/weather-chip';
import type { Camera } from '@/lib/camera/camera';
import { sayPass } from '@/lib/road-reports/road-lines';
import { WarningChip } from './warning-chip';

export function WinterChips({ camera }: { camera: Camera }) {
  const readings = useRoad(camera)?.readings ?? [];
  return (
    <>
      <WarningChip camera={camera} />
      <WeatherChip camera={camera} road={sayPass(readings, camera.country_code === 'ca')} />
    </>
  );
}
