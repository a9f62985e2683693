import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { getTerms } from '@/lib/agencies/terms';
import { buildCamera } from '@/lib/sources/build-camera';
import { makeReadable } from '@/lib/sources/readable-name';

const NAMES: readonly (readonly [source: SourceId, raw: string, readable: string, roadway?: string])[] = [
  ['511in', 'I-865: 1-865-003-5-_-_-cam-1 I-865/3.7', 'I-865 at mile 3.7'],
  ['511in', 'I-70: 1-070-103-6-_-_-cam-2 I-70/103.6 SR 9', 'I-70 at mile 103.6, SR 9 (2)'],
  ['511in', 'I-94: 1-094-041-0-2NORTH OF WARNKE RD', 'I-94 north of Warnke Rd (2)'],
  ['511in', 'US 41: sigcam-01-045-100 US41 @ 93RD', 'US 41 at 93rd'],
  ['511in', 'Kentucky Ave: 11-049-186-cam KENTUCKY AVE & RAYMOND ST', 'Kentucky Ave & Raymond St'],
  ['511in', 'Unknown: ky2-041-018-5-1 KENTUCKY STATE LINE', 'Kentucky State Line'],
  ['511id', 'Local Halfway Summit, OR', 'Halfway Summit, OR'],
  ['511ia', 'I-380: 6FA - I-380 @ MM 34.1 (IWZ 3711S)', 'I-380 at mile 34.1'],
  ['511ia', 'I-80: Parking Only: I-80 WB MM 32 near Shelby', 'I-80 WB at mile 32, parking near Shelby'],
  ['511ky', 'US 23 MP 1.1 @ US 119', 'US 23 at mile 1.1, US 119'],
  ['511ky', 'I-65 NB @ MP 115.6', 'I-65 NB at mile 115.6'],
  ['511mo', '270 N/O DORSETT, MM 18.1', 'I-270 north of Dorsett, mile 18.1'],
  ['511ri', 'I-95 N @ Broadway', 'I-95 N at Broadway'],
  ['511wa', 'I-5 at MP 127.5: SB/SR 512 Interchange', 'I-5 at mile 127.5, SB/SR 512 Interchange'],
  ['511wv', 'I-77 @12.5', 'I-77 at mile 12.5'],
  ['511wv', 'I-79 @ .4 I-68 interchange', 'I-79 at mile 0.4, I-68 interchange'],
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
  ['511fl', 'I10-MM 051.8WB-E of Yellow Rvr', 'I-10 WB at mile 51.8, east of Yellow Rvr', 'I-10'],
  ['511fl', 'VCAM836EB1280 After 22nd Ave', 'SR-836 After 22nd Ave', 'SR-836'],
  ['511ga', 'GDOT-0343: I-20 E at LoweryBlvd MM 55.6 (Fulton)', 'I-20 E at Lowery Blvd, mile 55.6'],
  ['511ga', 'GWIN-054_236: SR 124 at McEver Rd', 'SR 124 at McEver Rd'],
  ['caltrans', 'TVB90 -- I-280 : Lawrence Expressway', 'I-280 at Lawrence Expressway'],
  ['caltrans', 'I-215 : (258) SB North Of Nuevo Road', 'I-215 SB north of Nuevo Road'],
  ['nycdot', 'C2-BQE-08-EB_at_Atlantic_Ave-Ex27', 'BQE eastbound at Atlantic Ave, exit 27'],
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
  ['511nc', 'D06-PCCTV01_I-5987-WC (I-95M M', 'I-95, camera 1', 'I-95'],
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
  ['511md', 'I-95 N of Tydings Bridge (C094) 91.8N', 'I-95 N of Tydings Bridge at mile 91.8', 'I-95'],
  ['511co', 'Quebec St MP 002.00 SB : Gleneagles Village Pkwy', 'Quebec St SB at Gleneagles Village Pkwy'],
  ['511nv', 'IR-80 MM 321Halleck EL43', 'I-80 at mile 321, Halleck'],
  ['511ks', '435 SB past 120th St', 'I-435 SB past 120th St'],
  ['511ks', 'DMS_US-54 at Meade EB', 'US-54 at Meade EB'],
  ['511ab', 'ESS_AB_ABDOT_813-16 South Wabasca Lake', 'South Wabasca Lake'],
  ['511newengland', 'ST S MM 18.6 - RWIS', 'Spaulding Turnpike southbound at mile 18.6', 'Spaulding Turnpike'],
  ['511newengland', 'Maine DOT - I-95 Chester RWIS', 'I-95 Chester', 'I-95'],
  ['511il', 'west of LaGrange Rd. HD', 'West of LaGrange Rd.'],
  ['511fl', 'Tpke MM 58.9 Tower W', 'Turnpike at mile 58.9', 'Floridas Turnpike'],
  ['511fl', 'Tpke MM 145.4 NB @ Service Plaza', 'Turnpike NB at mile 145.4, Service Plaza', 'Floridas Turnpike'],
  ['511fl', 'MM 30 Rest Area-WB', 'I-10 WB at mile 30, rest area', 'I-10'],
  ['511fl', '5087 MP 8.7 (E of US-441)', 'I-595 at mile 8.7, east of US-441', 'I-595'],
  ['511fl', '404-SR836CW030 at NW 112th Ave', 'SR-836 at NW 112th Ave', 'SR-836'],
  ['511fl', 'SA US41 @ Albee Rd 1052/882', 'US41 at Albee Rd', 'US-41'],
  ['511fl', 'I-95 @ MM 183.3 SB', 'I-95 SB at mile 183.3', 'I-95'],
  ['511fl', 'at Levi Cir', 'SR 52 at Levi Cir', 'SR 52'],
  ['511fl', 'VCAM836SB107AVE', 'SR-836 at 107th Ave', 'SR-836'],
  ['511fl', 'I-4 @ MM 89.9-SCCTV M', 'I-4 at mile 89.9', 'I-4'],
  ['511fl', 'SR-826 @ NW 95TH ST', 'SR-826 at NW 95th St', 'SR-826'],
  ['511ga', 'FANN-0001: SR 5 at Tennessee Ave (', 'SR 5 at Tennessee Ave', 'SR 5'],
  ['511ga', 'CATO-0007: SR 3 at South SanCatoosa)uary Rd (Catoosa)', 'SR 3 at South Sanctuary Rd', 'SR 3'],
  [
    '511ga',
    'GDOT-0542: NWC_EL/I-575 S before ChastainRd MM 3.3 (Cobb)',
    'Express lanes, I-575 S before Chastain Rd, mile 3.3',
  ],
  ['511pa', 'US-30 (BYPASS) AT PA-322/MANOR RD)', 'US-30 (Bypass) at PA-322/Manor Rd', 'US 30'],
  ['511pa', 'I-95 @ MM 18.3 (WALT WHITMAN BRIDGE]', 'I-95 at mile 18.3 (Walt Whitman Bridge)', 'I-95'],
  ['511pa', 'I-95 @ Exit 20 (COLUMBUS BLVD)', 'I-95 at Exit 20 (Columbus Blvd)', 'I-95'],
  ['511pa', 'US 222 @ US 422 and PENN AVE WYOMISSING', 'US 222 at US 422 and Penn Ave Wyomissing', 'US 222'],
  ['511ne', 'US 6: Near Enders: North', 'US 6 near Enders, North', 'US 6'],
  ['caltrans', 'I-5 South South of I-710', 'I-5 South, south of I-710', 'I-5'],
  ['511newengland', 'FAIR HAVEN US-4 East', 'Fair Haven US-4 East', 'US-4'],
  ['511newengland', 'I-89 South Burlington Exit-14 CCTV-3', 'I-89 South Burlington Exit-14', 'I-89'],
  ['511newengland', 'I-295 Mile 17 NB (Yarmouth PTZ)', 'I-295 Mile 17 NB (Yarmouth)', 'I-295'],
  ['511newengland', 'Dennett Rd NN 0.39 CCTV AX MTA', 'Dennett Rd', 'I-95'],
  ['511co', '085S19850CAM1SWC at W Highlands Ranch Pkwy', 'US 85 at W Highlands Ranch Pkwy'],
  ['511in', 'I-70: pdms-184024-cam1', 'I-70', 'I-70'],
  ['511nc', 'PCCTV07-08 (OLD)', 'Camera 07-08'],
  ['511nc', 'D03 01 Mobile CCTV', 'Mobile camera 1'],
  ['511nc', 'CCTV01-AVIATION-HSE-1', 'Airport', 'Airport'],
  ['511nc', 'PCCTV14-I-40 MM 51', 'I-40 at mile 51', 'I-26'],
  ['511nc', 'CCTV06-I295-34W_US301', 'I-295 at mile 34, US-301'],
  ['511nc', 'PCCTV07-I-3306A17_NC86_NEW HOPE', 'NC-86 at New Hope'],
  ['511ny', '390 at BHTL CCTV', '390 at BHTL', 'I-390'],
  ['511ny', 'I-81 at RWIS (Killawog)', 'I-81 at Killawog', 'I-81'],
  ['511ut', 'I-70 RWIS WB @ Fremont Jct / MP 93, SE', 'I-70 WB at Fremont Jct, mile 93'],
  ['nycdot', 'Hempstead Ave @ Cross Island Pkwy (PTZ)', 'Hempstead Ave at Cross Island Pkwy'],
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

const PLACES = {
  '511nv': { lat: 39.5, lng: -119.8 },
  '511ga': { lat: 33.9, lng: -84.5 },
  '511ny': { lat: 40.7, lng: -73.6 },
  '511ct': { lat: 41.5, lng: -73 },
};

function build(source: keyof typeof PLACES, texts: Partial<Parameters<typeof buildCamera>[1]>) {
  const agency = { ...getAgency(source), source, idPrefix: '', part: '', attribution: getTerms(source).attribution };
  const views = [{ imageUrl: 'https://stills.example.com/1.jpg' }];
  return buildCamera(agency, { id: '1', point: PLACES[source], views, names: ['I80 @ VISTA'], ...texts });
}

test.each<[keyof typeof PLACES, string, string]>([
  ['511nv', 'I-80', 'I-80'],
  ['511nv', 'Other', ''],
  ['511nv', 'City', ''],
  ['511nv', 'Local Boise', ''],
  ['511nv', 'New York County', ''],
  ['511nv', 'I80 @ VISTA', ''],
  ['511ga', 'NWC_EL', 'Northwest Corridor Express Lanes'],
  ['511ga', 'SML_EL/I-75', 'South Metro Express Lanes'],
  ['511ny', 'SSP', 'Southern State Parkway'],
  ['511ny', '25A', 'NY-25A'],
  ['511ny', '910B', ''],
  ['511ct', 'RT-9 Exit 29 (I-91 North', 'CT-9'],
  ['511ct', 'I-84 EB Waterbury E/O Exit 23 (Harpers Ferry Rd)', 'I-84'],
  ['511nv', '6TH ST', '6th St'],
])('%s: %s in the field of the road is the road %j', (source, roadway, road) => {
  expect(build(source, { roadway })).toMatchObject({ item: { roadway: road } });
});

test.each([
  ['I-95 NB before Main St', 'SB', ''],
  ['Newtown I-84 WB east of Exit 9', 'Eastbound', ''],
  ['I-95 NB before Main St', 'North', 'Northbound'],
  ['Main St at I-95 SB Ramp', 'Eastbound', 'Eastbound'],
  ['I-95 NB before Main St', 'Both Directions', 'Both Directions'],
  ['I-95 NB before Main St', '', ''],
])('%s and the direction %j: the camera looks %j', (name, direction, known) => {
  expect(build('511ny', { names: [name], direction })).toMatchObject({
    item: { direction: known },
  });
});
