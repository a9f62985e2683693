import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { getTerms } from '@/lib/agencies/terms';
import { buildCamera } from '@/lib/sources/build-camera';
import { makeReadable } from '@/lib/sources/readable-name';

const NAMES: readonly (readonly [source: SourceId, raw: string, readable: string, roadway?: string])[] = [
  ['511in', 'I-865: 1-865-003-5-_-_-cam-1 I-865/3.7', 'I-865 at mile 3.7'],
  ['511in', 'I-465: 1-465-051-8-1 EMERSON AVE', 'I-465 at Emerson Ave'],
  ['511in', 'I-70: 1-070-103-6-_-_-cam-2 I-70/103.6 SR 9', 'I-70 at mile 103.6, SR 9 (2)'],
  ['511in', 'I-94: 1-094-041-0-2NORTH OF WARNKE RD', 'I-94 north of Warnke Rd (2)'],
  ['511in', 'US 41: sigcam-01-045-100 US41 @ 93RD', 'US 41 at 93rd'],
  ['511in', 'Kentucky Ave: 11-049-186-cam KENTUCKY AVE & RAYMOND ST', 'Kentucky Ave & Raymond St'],
  ['511ia', 'I-380: 6FA - I-380 @ MM 34.1 (IWZ 3711S)', 'I-380 at mile 34.1'],
  ['511ia', 'I-80: Parking Only: I-80 WB MM 32 near Shelby', 'I-80 WB at mile 32, parking near Shelby'],
  ['511ky', 'US 23 MP 1.1 @ US 119', 'US 23 at mile 1.1, US 119'],
  ['511ky', 'I-65 NB @ MP 115.6', 'I-65 NB at mile 115.6'],
  ['511mo', '270 N/O DORSETT, MM 18.1', 'I-270 north of Dorsett, mile 18.1'],
  ['511mo', '44 AT JOPLIN, MM 4', 'I-44 at Joplin, mile 4'],
  ['511ri', 'I-95 N @ Broadway', 'I-95 N at Broadway'],
  ['511wa', 'I-5 at MP 127.5: SB/SR 512 Interchange', 'I-5 at mile 127.5, SB/SR 512 Interchange'],
  ['511wv', 'I-77 @ 98 35th St', 'I-77 at mile 98, 35th St'],
  ['511wv', 'I-77 @12.5', 'I-77 at mile 12.5'],
  ['511wv', 'US-60 @ 3rd St', 'US-60 at 3rd St'],
  ['511wa', 'SR 18 at MP 13.1', 'SR 18 at mile 13.1'],
  ['511ia', 'Gordon Dr: SC - Gordon Dr @ Virginia St (20)', 'Gordon Dr at Virginia St'],
  ['511ia', 'US 34: RWIS - US 34 MM 263 @ Burlington: R7: Bridge Zoom', 'US 34 at mile 263, Burlington, Bridge Zoom'],
  [
    '511ia',
    'I-80: Rest Area: I-80 EB MM 148 near Mitchellville: RA80EB148 - Center',
    'I-80 EB at mile 148, rest area near Mitchellville (Center)',
  ],
  ['511fl', '2140N_75_S/O_UNIVERSITY_M214-A', 'I-75 at mile 214, south of University', 'I-75'],
  ['511fl', '0517N_75_Alligator_Alley_M052', 'I-75 at mile 52, Alligator Alley', 'I-75'],
  ['511fl', 'I-95 @ SR-16', 'I-95 at SR-16', 'I-95'],
  ['511fl', 'I10-MM 051.8WB-E of Yellow Rvr', 'I-10 WB at mile 51.8, east of Yellow Rvr', 'I-10'],
  ['511fl', 'VCAM836EB1280 After 22nd Ave', 'SR-836 After 22nd Ave', 'SR-836'],
  ['511ga', 'GDOT-0343: I-20 E at LoweryBlvd MM 55.6 (Fulton)', 'I-20 E at Lowery Blvd, mile 55.6'],
  ['511ga', 'GWIN-054_236: SR 124 at McEver Rd', 'SR 124 at McEver Rd'],
  ['caltrans', 'TVB90 -- I-280 : Lawrence Expressway', 'I-280 at Lawrence Expressway'],
  ['caltrans', 'I-215 : (258) SB North Of Nuevo Road', 'I-215 SB north of Nuevo Road'],
  ['caltrans', 'TV506 -- I-80 : E80 at Solano Av', 'I-80 at Solano Av'],
  ['nycdot', 'C2-BQE-08-EB_at_Atlantic_Ave-Ex27', 'BQE eastbound at Atlantic Ave, exit 27'],
  ['nycdot', 'C2-BQE-04_WB_at_Sackett_St-Ex26', 'BQE westbound at Sackett St, exit 26'],
  ['nycdot', 'C1-CBE-03_N_NB_at_Nelson_Ave-Ex02A', 'Cross Bronx Expy northbound at Nelson Ave, exit 02A'],
  ['nycdot', 'C1-BRE-06_W - WB_at_CBX-Hutch_Int-EX6A', 'Bruckner Expy westbound at CBX-Hutch Int, exit 6A'],
  ['511ga', 'GDOT-1: I-85 S at 14thSt MM 249.8 (Fulton)', 'I-85 S at 14th St, mile 249.8'],
  ['caltrans', 'TV131 -- SR-37 : W37 EOF JCT-29', 'SR-37 east of JCT-29'],
  ['caltrans', 'TV415 -- US-101 : N101 JSO Anza Blvd', 'US-101 just south of Anza Blvd'],
  ['caltrans', 'TVB60 -- US-101 : BEFORE PAJARRO RIVER BR', 'US-101 at Before Pajarro River Br'],
  ['nycdot', 'Arthur Kill Rd @ Main St - quad - ptz -141.59', 'Arthur Kill Rd at Main St'],
  ['511mn', 'T.H.52 SB @ T.H.55', 'US 52 SB at Hwy 55', 'US 52'],
  ['511newengland', '93 N, MM 34.8', 'I-93 northbound at mile 34.8', 'I-93'],
  ['511nc', 'CCTV10-I85-48.5S', 'I-85 at mile 48.5', 'I-85'],
  ['511nc', 'CCTV05-I40-277W_I885', 'I-40 at mile 277, I-885', 'I-40'],
  ['511nc', 'CCTV01-NC344_FORESTPARK', 'NC-344 at Forestpark', 'NC-344'],
  ['511nc', 'MLK_WILLIAMSON', 'MLK at Williamson', 'MLK'],
  ['511nc', 'CCTV10-BRUTONSMITH-W-SCOTTPADGETT', 'Bruton Smith at Scottpadgett', 'Bruton Smith'],
  ['511nc', 'CCTV13-SMOKEYPARK_SANDHILL', 'Smokeypark at Sandhill'],
  ['511nc', 'PCCTV07-I-3306A03_I40-260E', 'I-40 at mile 260', 'I-40'],
  ['511nc', 'D06-PCCTV-I-6064-02 (I-95 N MM', 'I-95 northbound', 'I-95'],
  ['511nc', 'CCTV01-AURORA-FERRY', 'Aurora ferry', 'NC-306'],
  [
    '511ma',
    'I-495: I-495-NB-MM111.3-Haverhill-Ex 111 Rt 110: NORTH',
    'I-495 northbound at mile 111.3, Exit 111 Rt 110',
  ],
  [
    '511ma',
    'I-90: 090-MM120.3WB-Weston-Before Gantry [TZ-10]: WEST',
    'I-90 westbound at mile 120.3, Before Gantry',
    'I-90',
  ],
  ['511ma', 'RT-24: Rt24-NB-MM7.2-Fall River-1mi before Ex8: NORTH', 'Rt 24 northbound at mile 7.2, 1mi before Exit 8'],
  ['511ma', 'I-95: I-095-NB-Wellesley-Ex 20 Rt 9: NORTH', 'I-95 northbound, Exit 20 Rt 9'],
  ['511ne', 'US 20: E of Harrison: Hwy 20 East', 'US 20 east of Harrison, Hwy 20 East'],
  ['511ne', 'I-80: Gretna Jct : Various', 'I-80 at Gretna Jct'],
  ['511co', 'I-25 MP 009.95 SB : 0.3 miles S of Pinon', 'I-25 SB at mile 9.95, 0.3 miles S of Pinon'],
  ['511co', 'US 34 MP 7.5 WB at CO 144: Looking West', 'US 34 WB at mile 7.5, CO 144, looking West'],
  ['511pa', 'I-376 @ MM 62.6 (CAMPBELLS RUN RD)', 'I-376 at mile 62.6 (Campbells Run Rd)'],
  ['511pa', 'I-295 @ MM 1 (E/O PENN TPK RMP)', 'I-295 at mile 1 (east of Penn Tpk Ramp)'],
  ['vdot', 'I-66 / MM 50.1 / EB', 'I-66 EB at mile 50.1'],
  ['toronto-opendata', 'DVP & YORK ST / RAPTORS WAY', 'DVP & York St / Raptors Way'],
  ['caltrans', '(C132)I-5 just north of SR-56_T', 'I-5 just north of SR-56'],
  ['511wv', 'I-64 @ 58.5 Bigley I/C', 'I-64 at mile 58.5, Bigley interchange'],
  ['511la', 'I-10 Rmp at Main St', 'I-10 Ramp at Main St'],
  ['511ut', 'Main St / US-40 @ 900 N / MP 16.2, HBR', 'Main St / US-40 at 900 N, mile 16.2', 'US 40'],
  ['511ut', 'I-15 NB @ Milepost 130.15, BV', 'I-15 NB at mile 130.15', 'I-15'],
  ['511az', 'SR-95 @SR-68 Laughlin Rd', 'SR-95 at SR-68 Laughlin Rd', 'SR-95'],
  ['511ct', 'CAM 1 Vernon I-84 WB Exit 64 - Rt. 30', 'Vernon I-84 WB Exit 64 - Rt. 30', 'I-84'],
  ['511ny', 'I-90 at Exit 24', 'I-90 at Exit 24', 'I-90'],
  [
    '511ny',
    'I-87 MP 012.80b NB Gov. Mario M. Cuomo Bridge',
    'I-87 NB at mile 12.80, Gov. Mario M. Cuomo Bridge',
    'I-87',
  ],
  ['511pa', 'I-76 MM 330.6 (East of PA320)', 'I-76 at mile 330.6 (East of PA320)', 'I-76'],
  ['511mo', '44 @ 109, MM 264.7', 'I-44 at 109, mile 264.7'],
  ['511mo', '63 AND KINGSHIGHWAY AT ROLLA', 'US 63 and Kingshighway at Rolla'],
  ['511mo', '7TH AND MO 249', '7th and MO 249'],
  ['511md', 'I-95 N of Tydings Bridge (C094) 91.8N', 'I-95 N of Tydings Bridge at mile 91.8', 'I-95'],
  ['511co', 'Quebec St MP 002.00 SB : Gleneagles Village Pkwy', 'Quebec St SB at Gleneagles Village Pkwy'],
  ['511nv', 'IR-80 MM 321Halleck EL43', 'I-80 at mile 321, Halleck'],
  ['511ks', '435 SB past 120th St', 'I-435 SB past 120th St'],
  ['511ks', 'DMS_US-54 at Meade EB', 'US-54 at Meade EB'],
  ['511ab', 'ESS_AB_ABDOT_813-16 South Wabasca Lake', 'South Wabasca Lake'],
  ['511newengland', 'ST S MM 18.6 - RWIS', 'Spaulding Turnpike southbound at mile 18.6', 'Spaulding Turnpike'],
  ['511newengland', 'Maine DOT - I-95 Chester RWIS', 'I-95 Chester', 'I-95'],
  ['caltrans', 'TV310 -- US-101: N101 Broadway', 'US-101 at Broadway', 'US-101'],
  ['511il', 'west of LaGrange Rd. HD', 'West of LaGrange Rd.'],
  ['511fl', 'Tpke MM 58.9 Tower W', 'Turnpike at mile 58.9', 'Floridas Turnpike'],
  ['511fl', 'Tpke MM 145.4 NB @ Service Plaza', 'Turnpike NB at mile 145.4, Service Plaza', 'Floridas Turnpike'],
  ['511fl', 'SR-417 MM 40.6 S of Red Bug Lk Rd', 'SR-417 at mile 40.6, south of Red Bug Lk Rd', 'SR-417'],
  ['511fl', 'MM 30 Rest Area-WB', 'I-10 WB at mile 30, rest area', 'I-10'],
  ['511fl', '5087 MP 8.7 (E of US-441)', 'I-595 at mile 8.7, east of US-441', 'I-595'],
  ['511fl', '404-SR836CW030 at NW 112th Ave', 'SR-836 at NW 112th Ave', 'SR-836'],
  ['511fl', 'SA US41 @ Albee Rd 1052/882', 'US41 at Albee Rd', 'US-41'],
  ['511fl', 'I-95 @ MM 183.3 SB', 'I-95 SB at mile 183.3', 'I-95'],
  ['511fl', 'at Levi Cir', 'SR 52 at Levi Cir', 'SR 52'],
  ['vdot', 'I-66 / MM 053.2 / WB / at Rt. 28', 'I-66 WB at mile 53.2, Rt. 28', 'I-66'],
  ['vdot', 'I-295 / MM 013.2 / NB (VEB South Tower)', 'I-295 NB at mile 13.2 (VEB South Tower)', 'I-295'],
];

test('machine names become readable', () => {
  const wrong = NAMES.flatMap(([source, raw, readable, roadway = '']) => {
    const made = makeReadable(raw, source, roadway);
    return made === readable ? [] : [`${source}: ${raw} became ${made}`];
  });
  expect(wrong).toEqual([]);
});

test('an agency’s placeholder for a road, or the whole name in its place, is no road', () => {
  const agency = {
    ...getAgency('511nv'),
    source: '511nv' as const,
    idPrefix: '',
    part: '',
    attribution: getTerms('511nv').attribution,
  };
  const rest = {
    id: '1',
    point: { lat: 39.5, lng: -119.8 },
    views: [{ imageUrl: 'https://stills.example.com/1.jpg' }],
  };
  const roads = ['I-80', 'Other', 'City', 'Local Boise', 'New York County', 'I80 @ VISTA'].map((roadway) =>
    buildCamera(agency, { ...rest, names: ['I80 @ VISTA'], roadway }),
  );
  expect(roads).toMatchObject(['I-80', '', '', '', '', ''].map((roadway) => ({ item: { roadway } })));
});
