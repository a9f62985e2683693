import type { SourceId } from '@/lib/agencies/agencies';
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
  ['511mo', '270 N/O DORSETT, MM 18.1', '270 north of Dorsett, mile 18.1'],
  ['511mo', '44 AT JOPLIN, MM 4', '44 at Joplin, mile 4'],
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
  ['511fl', 'I-95 @ SR-16', 'I-95 @ SR-16', 'I-95'],
  ['511ga', 'GDOT-0343: I-20 E at LoweryBlvd MM 55.6 (Fulton)', 'I-20 E at Lowery Blvd, mile 55.6'],
  ['511ga', 'GWIN-054_236: SR 124 at McEver Rd', 'SR 124 at McEver Rd'],
  ['caltrans', 'TVB90 -- I-280 : Lawrence Expressway', 'I-280 at Lawrence Expressway'],
  ['caltrans', 'I-215 : (258) SB North Of Nuevo Road', 'I-215 SB north of Nuevo Road'],
  ['caltrans', 'TV506 -- I-80 : E80 at Solano Av', 'I-80 at Solano Av'],
  ['nycdot', 'C2-BQE-08-EB_at_Atlantic_Ave-Ex27', 'BQE eastbound at Atlantic Ave, exit 27'],
  ['nycdot', 'C2-BQE-04_WB_at_Sackett_St-Ex26', 'BQE westbound at Sackett St, exit 26'],
  ['nycdot', 'C1-CBE-03_N_NB_at_Nelson_Ave-Ex02A', 'Cross Bronx Expy northbound at Nelson Ave, exit 02A'],
  ['caltrans', 'TV131 -- SR-37 : W37 EOF JCT-29', 'SR-37 east of JCT-29'],
  ['caltrans', 'TV415 -- US-101 : N101 JSO Anza Blvd', 'US-101 just south of Anza Blvd'],
  ['caltrans', 'TVB60 -- US-101 : BEFORE PAJARRO RIVER BR', 'US-101 at Before Pajarro River Br'],
  ['nycdot', 'Arthur Kill Rd @ Main St - quad - ptz -141.59', 'Arthur Kill Rd @ Main St'],
  ['511mn', 'T.H.52 SB @ T.H.55', 'US 52 SB @ Hwy 55', 'US 52'],
  ['511newengland', '93 N, MM 34.8', 'I-93 northbound at mile 34.8', 'I-93'],
  ['511nc', 'CCTV10-I85-48.5S', 'I-85 at mile 48.5', 'I-85'],
  ['511nc', 'CCTV05-I40-277W_I885', 'I-40 at mile 277, I-885', 'I-40'],
  ['511nc', 'CCTV01-NC344_FORESTPARK', 'NC-344 at Forestpark', 'NC-344'],
  ['511nc', 'MLK_WILLIAMSON', 'MLK_WILLIAMSON', 'MLK'],
  ['511ut', 'Main St / US-40 @ 900 N / MP 16.2, HBR', 'Main St / US-40 at 900 N, mile 16.2', 'US 40'],
  ['511ut', 'I-15 NB @ Milepost 130.15, BV', 'I-15 NB at mile 130.15', 'I-15'],
  ['511az', 'SR-95 @SR-68 Laughlin Rd', 'SR-95 at SR-68 Laughlin Rd', 'SR-95'],
  ['511ct', 'CAM 1 Vernon I-84 WB Exit 64 - Rt. 30', 'Vernon I-84 WB Exit 64 - Rt. 30', 'I-84'],
  ['511ny', 'I-90 at Exit 24', 'I-90 at Exit 24', 'I-90'],
];

test('machine names become readable', () => {
  const wrong = NAMES.flatMap(([source, raw, readable, roadway = '']) => {
    const made = makeReadable(raw, source, roadway);
    return made === readable ? [] : [`${source}: ${raw} became ${made}`];
  });
  expect(wrong).toEqual([]);
});
