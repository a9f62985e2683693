/** docs/behavior.md uses Leaflet's zoom levels (256 px world at 0); MapLibre's (512 px) are one lower. */
const fromLeaflet = (zoom: number): number => zoom - 1;

export const START_CENTER = { lat: 39.5, lng: -80 };
export const START_ZOOM = fromLeaflet(6);
export const MOBILE_START_ZOOM = fromLeaflet(5);
export const MAX_ZOOM = fromLeaflet(21);
/** Web Mercator ends near here. */
export const MAX_LATITUDE = 85;
/** Lower levels show only ocean. */
export const MIN_ZOOM = 1.5;

/** Degrees covered by `public/basemap/start.svg`. */
export const START_PICTURE = { west: -110, south: 18, east: -50, north: 58 };

export const CLUSTER_RADIUS_PX = 70;
export const CLUSTER_FREE_ZOOM = fromLeaflet(17);
export const LARGE_CLUSTER = 100;
export const SPIDER_MULTIPLIER = 2;

/** Offset of cameras on the same spot, in degrees; also the precision of a spot. */
export const SAME_SPOT_STEP_DEG = 0.0005;
export const SAME_SPOT_DECIMALS = 4;

export const CAMERA_ZOOM = fromLeaflet(16);
export const LOCATION_ZOOM = fromLeaflet(13);
export const FLY_MS = 1_500;
export const FIT_PADDING_PX = 48;
/** From the end of a flight to its popup, or `POPUP_CHECK_MS` after its start. */
export const POPUP_DELAY_MS = 50;
export const POPUP_CHECK_MS = 1_600;
export const POPUP_PAN_MS = 250;
/** Share of the map's height, from the top. */
export const POPUP_MARKER_HEIGHT = 0.75;

export const STRIP_LENGTH = 24;

/** Streets matter from this level on; only a provider's basemap has them. */
export const STREETS_ZOOM = fromLeaflet(9);
/** Time to wait for a provider before the embedded basemap starts, then behind it. */
export const BASEMAP_START_MS = 1_500;
export const BASEMAP_CHANGE_MS = 15_000;
export const BASEMAP_MAX_FAILURES = 4;
/** Time left to other work before MapLibre starts. */
export const MAP_IDLE_MS = 3_000;
export const MAP_TIMEOUT_MS = 12_000;
