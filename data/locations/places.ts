import type { PlaceEntry } from '@/lib/locations/place-entry';
import { CONNECTICUT } from './states/connecticut';
import { DELAWARE } from './states/delaware';
import { DISTRICT_OF_COLUMBIA } from './states/district-of-columbia';
import { MAINE } from './states/maine';
import { MARYLAND } from './states/maryland';
import { MASSACHUSETTS } from './states/massachusetts';
import { NEW_HAMPSHIRE } from './states/new-hampshire';
import { NEW_JERSEY } from './states/new-jersey';
import { NEW_YORK } from './states/new-york';
import { PENNSYLVANIA } from './states/pennsylvania';
import { RHODE_ISLAND } from './states/rhode-island';
import { VERMONT } from './states/vermont';

/** Every place with a landing page: states by name, each followed by its cities and regions. */
export const PLACES: readonly PlaceEntry[] = [
  ...CONNECTICUT,
  ...DELAWARE,
  ...DISTRICT_OF_COLUMBIA,
  ...MAINE,
  ...MARYLAND,
  ...MASSACHUSETTS,
  ...NEW_HAMPSHIRE,
  ...NEW_JERSEY,
  ...NEW_YORK,
  ...PENNSYLVANIA,
  ...RHODE_ISLAND,
  ...VERMONT,
];
