import type { PlaceEntry } from '@/lib/places/place';
import { ALABAMA } from './states/alabama';
import { ALASKA } from './states/alaska';
import { ARIZONA } from './states/arizona';
import { ARKANSAS } from './states/arkansas';
import { CALIFORNIA_SOUTH } from './states/california-south';
import { CALIFORNIA } from './states/california';
import { COLORADO } from './states/colorado';
import { CONNECTICUT } from './states/connecticut';
import { DELAWARE } from './states/delaware';
import { DISTRICT_OF_COLUMBIA } from './states/district-of-columbia';
import { FLORIDA } from './states/florida';
import { GEORGIA } from './states/georgia';
import { HAWAII } from './states/hawaii';
import { IDAHO } from './states/idaho';
import { ILLINOIS } from './states/illinois';
import { INDIANA } from './states/indiana';
import { IOWA } from './states/iowa';
import { KANSAS } from './states/kansas';
import { KENTUCKY } from './states/kentucky';
import { LOUISIANA } from './states/louisiana';
import { MAINE } from './states/maine';
import { MARYLAND } from './states/maryland';
import { MASSACHUSETTS } from './states/massachusetts';
import { MICHIGAN } from './states/michigan';
import { MINNESOTA } from './states/minnesota';
import { MISSISSIPPI } from './states/mississippi';
import { MISSOURI } from './states/missouri';
import { MONTANA } from './states/montana';
import { NEBRASKA } from './states/nebraska';
import { NEVADA } from './states/nevada';
import { NEW_HAMPSHIRE } from './states/new-hampshire';
import { NEW_JERSEY } from './states/new-jersey';
import { NEW_MEXICO } from './states/new-mexico';
import { NEW_YORK } from './states/new-york';
import { NORTH_CAROLINA } from './states/north-carolina';
import { NORTH_DAKOTA } from './states/north-dakota';
import { OHIO } from './states/ohio';
import { OKLAHOMA } from './states/oklahoma';
import { OREGON } from './states/oregon';
import { PENNSYLVANIA } from './states/pennsylvania';
import { RHODE_ISLAND } from './states/rhode-island';
import { SOUTH_CAROLINA } from './states/south-carolina';
import { SOUTH_DAKOTA } from './states/south-dakota';
import { TENNESSEE } from './states/tennessee';
import { TEXAS } from './states/texas';
import { UTAH } from './states/utah';
import { VERMONT } from './states/vermont';
import { VIRGINIA } from './states/virginia';
import { WASHINGTON } from './states/washington';
import { WEST_VIRGINIA } from './states/west-virginia';
import { WISCONSIN } from './states/wisconsin';
import { WYOMING } from './states/wyoming';

/** Every place with a landing page, by state. */
export const PLACE_ENTRIES: readonly PlaceEntry[] = [
  ...ALABAMA,
  ...ALASKA,
  ...ARIZONA,
  ...ARKANSAS,
  ...CALIFORNIA_SOUTH,
  ...CALIFORNIA,
  ...COLORADO,
  ...CONNECTICUT,
  ...DELAWARE,
  ...DISTRICT_OF_COLUMBIA,
  ...FLORIDA,
  ...GEORGIA,
  ...HAWAII,
  ...IDAHO,
  ...ILLINOIS,
  ...INDIANA,
  ...IOWA,
  ...KANSAS,
  ...KENTUCKY,
  ...LOUISIANA,
  ...MAINE,
  ...MARYLAND,
  ...MASSACHUSETTS,
  ...MICHIGAN,
  ...MINNESOTA,
  ...MISSISSIPPI,
  ...MISSOURI,
  ...MONTANA,
  ...NEBRASKA,
  ...NEVADA,
  ...NEW_HAMPSHIRE,
  ...NEW_JERSEY,
  ...NEW_MEXICO,
  ...NEW_YORK,
  ...NORTH_CAROLINA,
  ...NORTH_DAKOTA,
  ...OHIO,
  ...OKLAHOMA,
  ...OREGON,
  ...PENNSYLVANIA,
  ...RHODE_ISLAND,
  ...SOUTH_CAROLINA,
  ...SOUTH_DAKOTA,
  ...TENNESSEE,
  ...TEXAS,
  ...UTAH,
  ...VERMONT,
  ...VIRGINIA,
  ...WASHINGTON,
  ...WEST_VIRGINIA,
  ...WISCONSIN,
  ...WYOMING,
];
