import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import { findCrossing } from '@/lib/camera/crossing';

interface RoadButtonProps {
  camera: Camera;
  onRoad: ((road: string) => void) | undefined;
}

/** Leads to the cameras of its road, for a wall. */
export function RoadButton({ camera, onRoad }: RoadButtonProps) {
  const { road } = findCrossing(camera);
  if (road === '' || !onRoad) return null;
  return <Button onClick={() => onRoad(road)}>{`Wall of ${road}`}</Button>;
}
