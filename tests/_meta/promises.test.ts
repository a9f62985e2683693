import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { LANDINGS } from '@/lib/places/content';

// Each promise is in the product, or quoted in a row of docs/behavior.md, "Where we differ, and why".

const TEXTS = `
ONE MOMENT|Map View|Grid View|MAP VIEW|GRID VIEW|Error: |Retry|COMPLETE|Loading cameras...|YOUR LOCATION|ADDRESS|LOCATION|COORDINATES
DIRECTION|AI ON|AI OFF|SEARCH CAMERA FEEDS...|ALL|FAV|FEEDS|FILTERS (|CAMS)|NO MATCHES FOUND|VIEW ON MAP|ANGLE: |CONNECTING
FEED DOWN OR BLOCKED|WILL TRY TO RELOAD|Previous angle|Next angle|AUTO ROTATE ON|AUTO ROTATE OFF|Click to resume auto-rotation
Auto-rotating (click to pause)|Angle |DETECTION ACTIVE|TRAFFIC DETECTED|CARS|TRUCKS/BUSES|STOPPED|LOADING AI ROBOT...|LOGGED IN:|LOG OUT
CLOSE [ESC]|Sign up/log in to sync favorites|Maybe Later|PROCESSING...|LOGGED IN|FAVORITES NOW SYNCED|Passwords do not match
Password must be at least 6 characters|Invalid or missing reset code|This password reset link is invalid or has expired
Failed to reset password. Please try again.|Failed to send reset email. Please try again.|✓ EMAIL SENT
Check your inbox for password reset instructions.|Unable to get your location. Please check your browser permissions.
Geolocation is not supported by your browser.|Failed to get document because the client is offline.|Failed to load |useTheme must be used within ThemeProvider
useAIModel must be used within AIModelProvider|Coverage Areas|START VIEWING NOW|START VIEWING NOW →|VIEW NYC CAMERAS →
Live Cams|Home|Privacy|Terms|Classic Cyan|18,000+|28|© 2025|1,000+ live cameras|3000+
511NY VIDEO|511GA VIDEO|511ID IMAGE|511NE IMAGE|511PA IMAGE|511FL IMAGE|511IA MIXED|511IN MIXED|511SC VIDEO|CALTRANS MIXED
NAVCANADA IMAGE|ONTARIO MTO IMAGE|TORONTO OD IMAGE|ROM IMAGE|511ON IMAGE|VDOT MIXED|NYCDOT IMAGE`;

const KEYS = `
roadfeed_favorites|soundEnabled|theme|classic|neonPink|matrixGreen|bladeRunner|deepPurple|county:|city:|oobCode|users|userFavorites
displayName|createdAt|email|favorites|sendPasswordResetEmail|us-central1|page_view|page_path|page_title|view_camera|camera_id|feed_type
favorite_camera|action|switch_view|view_type|search|search_term|filter_cameras|filter_type|filter_value|camera_type|state|local_area|sort
sign_up|login|logout|method|google|cityFilter|hasMultipleViews|angleName|sourceType|sourceId|jurisdiction|mrm|problemStream|isDuplicate
duplicateOf|duplicateReason|duplicateDistance|isFeedDead|code|province|number|group|agency|country_code|state_district|suburb|neighbourhood
postcode|house_number|iso_3166_2|display_name|dotDistrict|cameraCount|coverageAreas|highlights|majorRoads|backgroundGradient|cardGradient
wellKnownText|isVideoAuthRequired|isOnline|511ny|511ga|511id|511newengland|511pa|511fl|511ia|511in|511sc|caltrans|navcanada|gtaupdate
511on|vdot|nycdot|rom|toronto-opendata|ontario-mto|mobilenet_v2|invalid-argument|unauthenticated|permission-denied|not-found|aborted
resource-exhausted|cancelled|internal|unimplemented|unavailable|deadline-exceeded`;

const ROUTES = '/privacy|/terms|/reset-password|/nyc-traffic-cameras|-traffic-cameras|/blog/|/camera-data/';

/** Name and stated figure of each state. */
const STATES = `New York 4500+|Georgia 550+|Florida 1500+|Pennsylvania 400+|Idaho 1200+|Iowa 1200+|Connecticut 240+|Massachusetts 300+|Maine 120+
New Hampshire 105+|Rhode Island 90+|Vermont 75+|California 8500+|Texas 7200+|Illinois 1200+|Ohio 1400+|Michigan 1100+|North Carolina 2800+
New Jersey 3200+|Virginia 3600+|Washington 3500+|Arizona 2800+|Tennessee 2400+|Indiana 850+|Missouri 920+|Wisconsin 780+|Colorado 950+
Minnesota 850+|Maryland 920+|South Carolina 780+|Alabama 825+|Louisiana 1200+`;
const BOROUGHS = [
  '2500+|Manhattan 1000+|Brooklyn 500+|Queens 600+|Bronx 250+|Staten Island 150+',
  '3000+|Manhattan 1500+|Brooklyn 300+|Queens 400+|The Bronx 200+|Staten Island 150+',
];

/** By file: numbers, as written there. */
const CONSTANTS: Readonly<Record<string, string>> = {
  'lib/constants/map.ts':
    'lat: 39.5, lng: -80|fromLeaflet(5)|fromLeaflet(6)|fromLeaflet(21)|RADIUS_PX = 70|fromLeaflet(17)|MULTIPLIER = 2|LARGE_CLUSTER = 100|STEP_DEG = 0.0005|DECIMALS = 4|fromLeaflet(16)|fromLeaflet(13)|FLY_MS = 1_500|DELAY_MS = 50|PAN_MS = 250|CHECK_MS = 1_600|HEIGHT = 0.75',
  'lib/constants/feed.ts':
    'IMAGE_REFRESH_MS = 2_000|ROTATION_MS = 4_000|PLAYLIST_TIMEOUT_MS = 20_000|MARGIN_PX = 2_000',
  'lib/constants/detection.ts':
    'MIN_SCORE = 0.1|MAX_BOXES = 100|BOX_SHARE = 0.3|POLL_MS = 500|FRAME_POLL_MS = 33|STOPPED_PX = 2|INCIDENT_STOPPED = 5|CROWD = 10|CROWD_STOPPED_SHARE = 0.8',
  'lib/constants/favorites.ts': 'PASSWORD_LENGTH = 6|LOGGED_IN_MS = 2000|REDIRECT_MS = 3000',
  'lib/constants/viewport.ts': 'MAX_WIDTH_PX = 768',
  'components/grid/grid-layout.ts': 'CARD_WIDTH_PX = 370|cardHeight: 430, rowGap: 20|cardHeight: 360, rowGap: 15',
  'components/grid/camera-card.module.css': 'height: 250px|height: 200px',
  'components/shell/overlays.tsx': 'LOADING_MIN_MS = 2_500',
  'lib/settings/sound-effects.ts':
    "0.1|800|1200, 'square', 0.05|200, 'sawtooth', 0.2|800, 1000, 1200|0.05|400, 500, 600",
  'functions/src/main.ts': 'timeoutSeconds: 70',
};

const split = (list: string) => list.trim().split(/[|\n]/);
const read = (file: string) => readFileSync(file, 'utf8');
const source = execFileSync('git', ['ls-files', 'app', 'components', 'lib', 'data', 'functions', 'firestore.rules'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|json|rules)$/.test(file))
  .map(read)
  .join('\n')
  // JSX breaks lines and writes expressions between words.
  .replace(/\s+/g, ' ');
const differences = read('docs/behavior.md').split('## Where we differ, and why')[1] ?? '';

test.each([
  ['text', TEXTS],
  ['key', KEYS],
  ['route', ROUTES],
])('every promised %s is in the product or in the table of differences', (_, list) => {
  expect(split(list).filter((promise) => !source.includes(promise) && !differences.includes(promise))).toEqual([]);
});

test('every promised number is in its file', () => {
  const missing = Object.entries(CONSTANTS).flatMap(([file, list]) =>
    split(list).flatMap((number) => (read(file).includes(number) ? [] : [`${file}: ${number}`])),
  );
  expect(missing).toEqual([]);
});

test('every page of a state and of New York City has its stated figures', () => {
  const pages = LANDINGS.map(({ place, content }) => `${place.type === 'state' ? place.name : ''} ${content.count}`);
  expect(split(STATES).filter((figure) => !pages.includes(figure))).toEqual([]);
  const boroughs = LANDINGS.filter(({ place }) => place.key === 'new-york-city').map(({ content }) =>
    [content.count, ...content.areas.map(({ area, cameras }) => `${area} ${cameras}`)].join('|'),
  );
  expect(boroughs).toEqual(BOROUGHS);
});

test('every difference is a row with its reason', () => {
  const rows = differences.split('\n- ').slice(1);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !/^[^→]+ → [^:]+: \S/s.test(row))).toEqual([]);
});
