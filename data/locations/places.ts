import type { PlaceEntry } from '@/lib/locations/place-entry';
import { CONNECTICUT } from './states/connecticut';
import { DELAWARE } from './states/delaware';
import { DISTRICT_OF_COLUMBIA } from './states/district-of-columbia';
import { FLORIDA } from './states/florida';
import { GEORGIA } from './states/georgia';
import { ILLINOIS } from './states/illinois';
import { INDIANA } from './states/indiana';
import { MAINE } from './states/maine';
import { MARYLAND } from './states/maryland';
import { MASSACHUSETTS } from './states/massachusetts';
import { MICHIGAN } from './states/michigan';
import { MINNESOTA } from './states/minnesota';
import { NEW_HAMPSHIRE } from './states/new-hampshire';
import { NEW_JERSEY } from './states/new-jersey';
import { NEW_YORK } from './states/new-york';
import { NORTH_CAROLINA } from './states/north-carolina';
import { OHIO } from './states/ohio';
import { PENNSYLVANIA } from './states/pennsylvania';
import { RHODE_ISLAND } from './states/rhode-island';
import { SOUTH_CAROLINA } from './states/south-carolina';
import { VERMONT } from './states/vermont';
import { VIRGINIA } from './states/virginia';
import { WEST_VIRGINIA } from './states/west-virginia';
import { WISCONSIN } from './states/wisconsin';

/** Every place with a landing page: states by name, each followed by its cities and regions. */
export const PLACES: readonly PlaceEntry[] = [
  ...CONNECTICUT,
  ...DELAWARE,
  ...DISTRICT_OF_COLUMBIA,
  ...FLORIDA,
  ...GEORGIA,
  ...ILLINOIS,
  ...INDIANA,
  ...MAINE,
  ...MARYLAND,
  ...MASSACHUSETTS,
  ...MICHIGAN,
  ...MINNESOTA,
  ...NEW_HAMPSHIRE,
  ...NEW_JERSEY,
  ...NEW_YORK,
  ...NORTH_CAROLINA,
  ...OHIO,
  ...PENNSYLVANIA,
  ...RHODE_ISLAND,
  ...SOUTH_CAROLINA,
  ...VERMONT,
  ...VIRGINIA,
  ...WEST_VIRGINIA,
  ...WISCONSIN,
];
