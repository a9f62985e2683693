/** docs/behavior.md has Leaflet's zoom levels (256 px world at 0); MapLibre's (512 px) are one lower. Convert only here. */
const fromLeaflet = (zoom: number): number => zoom - 1;

export const START_CENTER = { lat: 39.5, lng: -80 };
export const START_ZOOM = fromLeaflet(6);
export const MOBILE_START_ZOOM = fromLeaflet(5);
export const MAX_ZOOM = fromLeaflet(21);
/** Degrees; Mercator maps end near here. */
export const MAX_LATITUDE = 85;
/** Farther out there is only ocean. */
export const MIN_ZOOM = 1.5;

/** Degrees around what `public/basemap/start.svg` shows. */
export const START_PICTURE = { west: -110, south: 18, east: -50, north: 58 };

export const CLUSTER_RADIUS_PX = 70;
/** From this level on, every camera has its own marker. */
export const CLUSTER_FREE_ZOOM = fromLeaflet(17);
/** Clusters with more cameras get the secondary color. */
export const LARGE_CLUSTER = 100;
export const SPIDER_MULTIPLIER = 2;

/** Degrees between cameras on the same spot, and the decimals that define a spot. */
export const SAME_SPOT_STEP_DEG = 0.0005;
export const SAME_SPOT_DECIMALS = 4;

export const CAMERA_ZOOM = fromLeaflet(16);
export const LOCATION_ZOOM = fromLeaflet(13);
export const FLY_MS = 1_500;
export const FIT_PADDING_PX = 48;
/** The popup opens this long after a flight ends, and at the latest at the check. */
export const POPUP_DELAY_MS = 50;
export const POPUP_CHECK_MS = 1_600;
export const POPUP_PAN_MS = 250;
/** Position of an open popup's marker: share of the map's height, from the top. */
export const POPUP_MARKER_HEIGHT = 0.75;

export const STRIP_LENGTH = 24;

/** From this level on, streets matter, which only a provider's basemap has. */
export const STREETS_ZOOM = fromLeaflet(9);
/** How long the map waits for a provider before it starts with the embedded basemap, and how long it then waits behind it. */
export const BASEMAP_START_MS = 1_500;
export const BASEMAP_CHANGE_MS = 15_000;
/** Failed tiles in a row before the embedded basemap takes over. */
export const BASEMAP_MAX_FAILURES = 4;
/** A map that hasn't drawn by then shows a message. */
export const MAP_PATIENCE_MS = 12_000;
