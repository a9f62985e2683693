import type { SignMinutes } from '@/lib/road-reports/sign-schema';
import { cleanPages, namesPerson, readNews } from '@/lib/road-reports/sign-text';

/** Pages apart by `‖`, lines by `/`. */
const read = (text: string) => readNews(cleanPages(text.split('‖').map((page) => page.split('/'))));

/** `AIRPORT 5-7 (4 mi) via I-5`; `0-` for "under", `-` after a number for "over". */
const formatMinutes = ({ to, low, high, miles, via }: SignMinutes): string =>
  [`${to} ${low === high ? low : `${low}-${high ?? ''}`}`, miles && `(${miles} mi)`, via && `via ${via}`]
    .filter(Boolean)
    .join(' ');

test.each<[string, string[]]>([
  ['TRAVEL TIME TO / HARBOR BLVD UNDER 4 MIN / SR 12 7-9 MIN', ['HARBOR BLVD 0-4', 'SR 12 7-9']],
  ['I-40 / 6 MILES / 7 MIN ‖ US 1 / 12 MI / 11 MIN', ['I-40 7 (6 mi)', 'US 1 11 (12 mi)']],
  ['DOWNTOWN 12 MI 18 MIN / AIRPORT 20+ MIN', ['DOWNTOWN 18 (12 mi)', 'AIRPORT 20-']],
  ['TRAVEL TIME TO / WEST END / LESS THAN 3 MINUTES', ['WEST END 0-3']],
  ['AIRPORT OVER 45 MINS', ['AIRPORT 45-']],
  ['I-5 NORTH TO / SR 18 / 20 MILES 24 MIN', ['SR 18 24 (20 mi) via I-5 NORTH']],
  ['I-95 TO EXIT 12 15 MIN', ['EXIT 12 15 via I-95']],
  ['MILLS VIA 417N 6-8 MIN', ['MILLS 6-8 via 417N']],
  ['TO I-64 VIA / I-65 7 MI 8 MIN / I-71 9 MI 10 MIN', ['I-64 8 (7 mi) via I-65', 'I-64 10 (9 mi) via I-71']],
  ['SEAPORT / VIA 101 31 MIN', ['SEAPORT 31 via 101']],
  ['BAY BRIDGE / TOLL PLAZA / 9 MIN', ['BAY BRIDGE TOLL PLAZA 9']],
  ['TRAVEL TIME TO I-80 / 8 MIN', ['I-80 8']],
  ['TRAVEL TIME / TO DOWNTOWN / VIA I-95 / 18 MIN', ['DOWNTOWN 18 via I-95']],
  ['MINUTES TO / SKY PARK 12 / LOOP 2 21', ['SKY PARK 12', 'LOOP 2 21']],
  ["DON'T DRINK / AND DRIVE ‖ SR 9 / 8 MILES / 10 MIN", ['SR 9 10 (8 mi)']],
  ['.US 50 22 MIN', ['US 50 22']],
  ['CALDWELL. / 13 MI 12 MIN', ['CALDWELL 12 (13 mi)']],
  // Two values in one line, glued words, numbers whose words are painted on the board, and impossible ones.
  ['AIRPORT 5 MIN DOWNTOWN 9 MIN', []],
  ['TRAVEL TIME TOVIA5-7 MIN', []],
  ['6 / 10', []],
  ['AIRPORT 9999 MIN', []],
  ['AIRPORT 80 MI 5 MIN', []],
  ['CRASH AHEAD / 20 MIN DELAY', []],
  ['DELAY 20 MIN', []],
])('%s says the minutes %j', (text, minutes) => {
  expect((read(text)?.minutes ?? []).map(formatMinutes)).toEqual(minutes);
});

const NEWS = [
  ...['AMBER ALERT / GRAY SEDAN / LIC ABC123', 'ENDANGERED MISSING ADULT / BLUE TRUCK', 'SILVER ALERT / TUNE TO RADIO'],
  ...['WRONG WAY / DRIVER AHEAD', 'CHAINS REQUIRED / BEYOND KINGVALE', 'TRACTION LAW / IN EFFECT'],
  ...['ROAD WORK / BEGINS MONDAY', 'BRIDGE WORK / 10-03 & 10-04', 'LEFT LANE CLOSED', 'ROAD WORK AHEAD / 5 MILES'],
  ...['MERGE RIGHT', 'CRASH / AT EXIT 12 / USE I-295', 'DEBRIS ON ROAD', 'STALLED VEHICLE / IN RIGHT LANE'],
  ...['US-19 CLOSED / AT EXIT 23', 'FOLLOW DETOUR', 'EXPRESS LANES / TO EXIT 9 $2.25', 'CONGESTION / NEXT 3 MILES'],
  ...['TRAFFIC BACKUP / NEXT 2 MILES', 'QUEUE AHEAD', '15 MIN DELAY / AT BRIDGE', 'BORDER WAIT 30 MIN'],
  ...[
    'SPECIAL EVENT / EXPECT DELAYS',
    'STADIUM PARKING / USE EXIT 7',
    'DENSE FOG / REDUCE SPEED',
    'HIGH WATER / AHEAD',
  ],
  ...['HIGH / WIND / WARNING ‖ SLOWER / SPEEDS / ADVISED', 'ICY ROADS', 'SR-8 AVG SPEED / 35-40 MPH'],
];
const NO_NEWS = [
  ...['BUCKLE UP / EVERY TIME', 'WHO SAVES LIVES / BE THE DRIVER', 'MOVE OVER FOR / STALLED VEHICLES'],
  ...[
    'PREVENT A CRASH / PUT PHONES DOWN',
    'ICE AND SNOW / TAKE IT SLOW',
    'HAPPY / THANKSGIVING',
    'JULY 4 / DRIVE SOBER',
  ],
  ...['MINOR CRASH? / MOVE VEHICLES / FROM LANES', 'ONE LESS SPARK / ONE LESS FIRE', 'E-ZPASS TAG / REQUIRED'],
  ...['TEST MESSAGE / PLEASE IGNORE', 'ROAD CONDITIONS / DIAL 511', '65 / 65', 'WELCOME TO / OUR STATE'],
];

test('news is told from the rest, and an alert from other news', () => {
  expect([...NEWS, ...NO_NEWS].filter((text) => read(text) !== null)).toEqual(NEWS);
  expect(NEWS.filter((text) => namesPerson(read(text)!))).toEqual(NEWS.slice(0, 3));
});

test('slogans are dropped from a sign with news, and advice stays with its page', () => {
  expect(read("DON'T TEXT / AND DRIVE ‖ CRASH AT EXIT 9 ‖ EXPECT / DELAYS")?.pages).toEqual([
    ['CRASH AT EXIT 9'],
    ['EXPECT', 'DELAYS'],
  ]);
  expect(read('GUSTY WIND WARNING ‖ OVER PINE PASS')?.pages).toEqual([['GUSTY WIND WARNING'], ['OVER PINE PASS']]);
  expect(read('GUSTY WIND WARNING ‖ DRIVE SOBER')?.pages).toEqual([['GUSTY WIND WARNING']]);
});

test('an alert on any page marks the sign, and keeps the page that describes it', () => {
  const said = read("AIRPORT 12 MIN ‖ SILVER ALERT ‖ BLUE SEDAN / 4DR ‖ DON'T TEXT")!;
  expect(namesPerson(said)).toBe(true);
  expect(said.pages).toEqual([['AIRPORT 12 MIN'], ['SILVER ALERT'], ['BLUE SEDAN', '4DR']]);
});

test('tags, entities, arrows, and columns are cleaned; the words stay the same', () => {
  expect(
    cleanPages(['[jp3]crash&nbsp;ahead[nl]DON&apos;T&#32;STOP <- [np][fo2]USE <b>I-5</b><br/>NO_MESSAGE', '', ' ']),
  ).toEqual([['CRASH AHEAD', "DON'T STOP"], ['USE I-5']]);
});
