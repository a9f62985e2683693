import { INTERIOR_CORRIDORS } from './demo-corridors-interior';
import { NORTHEAST_CORRIDORS } from './demo-corridors-northeast';
import { ONTARIO_CORRIDORS } from './demo-corridors-ontario';
import { SOUTH_CORRIDORS } from './demo-corridors-south';
import { WEST_CORRIDORS } from './demo-corridors-west';
import type { DemoCorridor } from './demo-place';

/** Every corridor of the demo network. */
export const DEMO_CORRIDORS: readonly DemoCorridor[] = [
  ...NORTHEAST_CORRIDORS,
  ...SOUTH_CORRIDORS,
  ...INTERIOR_CORRIDORS,
  ...WEST_CORRIDORS,
  ...ONTARIO_CORRIDORS,
];
