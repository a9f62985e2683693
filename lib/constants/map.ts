/**
 * The map's numbers (spec 2 and 9). Zoom levels in the specification are Leaflet's, whose world is 256 px wide at level 0.
 * MapLibre's is 512 px wide, so that the same picture is one level lower. This is the only place that converts them.
 */
const fromLeaflet = (zoom: number): number => zoom - 1;

export const START_CENTER = { lat: 39.5, lng: -80 };
export const START_ZOOM = fromLeaflet(6);
export const MOBILE_START_ZOOM = fromLeaflet(5);
export const MAX_ZOOM = fromLeaflet(21);
/** Farther out there is nothing but ocean. */
export const MIN_ZOOM = 1.5;

export const CLUSTER_RADIUS_PX = 70;
/** From here on every camera stands alone. */
export const CLUSTER_FREE_ZOOM = fromLeaflet(17);
/** A cluster with more cameras has the secondary color. */
export const LARGE_CLUSTER = 100;
export const SPIDER_MULTIPLIER = 2;

/** Degrees between two cameras that stand on the same spot, and the decimals that make it the same. */
export const SAME_SPOT_STEP_DEG = 0.0005;
export const SAME_SPOT_DECIMALS = 4;

export const CAMERA_ZOOM = fromLeaflet(16);
export const LOCATION_ZOOM = fromLeaflet(13);
export const FLY_MS = 1_500;
/** After a flight: the popup opens, at the latest at the check. */
export const POPUP_DELAY_MS = 50;
export const POPUP_CHECK_MS = 1_600;
export const POPUP_PAN_MS = 250;
/** Where the marker of an open popup stands, as a share of the map's height from the top. */
export const POPUP_MARKER_HEIGHT = 0.75;

/** Cameras in the strip below the map. */
export const STRIP_LENGTH = 24;

/** A basemap provider that has not answered by then is not waited for. */
export const BASEMAP_CHECK_MS = 1_500;
/** So many tiles in a row that fail, and the embedded basemap takes over. */
export const BASEMAP_MAX_FAILURES = 4;
/** A map that has not drawn itself by then says so: nobody looks at a blank box for longer than 15 s. */
export const MAP_PATIENCE_MS = 12_000;
