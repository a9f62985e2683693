import { INTERIOR_CORRIDORS } from './corridors-interior';
import { NORTHEAST_CORRIDORS } from './corridors-northeast';
import { ONTARIO_CORRIDORS } from './corridors-ontario';
import { SOUTH_CORRIDORS } from './corridors-south';
import { WEST_CORRIDORS } from './corridors-west';
import type { DemoCorridor } from './demo-place';

export const DEMO_CORRIDORS: readonly DemoCorridor[] = [
  ...NORTHEAST_CORRIDORS,
  ...SOUTH_CORRIDORS,
  ...INTERIOR_CORRIDORS,
  ...WEST_CORRIDORS,
  ...ONTARIO_CORRIDORS,
];
