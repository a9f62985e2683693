import type { BuiltInId } from '@/data/generated/agencies';

/**
 * Replacements for machine names, in order. In a template, `$1` is a group as written, `{1}` in words, `@{1}` with "at"
 * unless it starts with a side, `<1>` a travel direction, `%1` in small letters, and `{road}` the roadway, without
 * which the rule is skipped. `{road 1}` is the roadway if it ends with the group's number. A part in brackets is
 * left out if a group in it is empty.
 */
export type NameRule = readonly [pattern: RegExp, template: string];

const IN_WORDS: NameRule = [/^.+$/, '{0}'];

/** For all sources, after their own and after texts in capitals are in words. */
export const COMMON_RULES: readonly NameRule[] = [
  // `US 23 MP 1.1 @ US 119`, `I-65 NB @ MP 115.6`, `70 at Z, MM 181.3`
  [/ M[MP] ([\d.]+) @ /, ' at mile $1, '],
  [/(?<! [NSEW]B(?: @| at)?)(?: @| at)? M[MP] ?([\d.]+) ([NSEW]B|(?:North|South|East|West)bound)$/, ' $2 at mile $1'],
  [/ (?:@|at) M[MP] ?([\d.]+)(?:: | \/ | (?=[A-Z]))/i, ' at mile $1, '],
  [/ (?:@|at) M[MP] ?([\d.]+)/, ' at mile $1'],
  // `I-87 MP 011.40 NB Near Interchange 8`, `I-80 MM 79.1 Brookville`, `I-35 NB (MP 62.0)`
  [/ M[MP] ?0*(?=\d)([\d.]+)[A-Z]? ([NSEW]B)$/i, ' $2 at mile $1'],
  [/ M[MP] ?0*(?=\d)([\d.]+)[A-Z]? ([NSEW]B) (?:at )?/i, ' $2 at mile $1, '],
  [/ M[MP] ?([\d.]+) ?(?=[A-Z])/, ' at mile $1, '],
  [/ M[MP] ?([\d.]+)(?= \()/, ' at mile $1'],
  [/\(MP ([\d.]+)\)/, '(mile $1)'],
  [/, ?M[MP] ?([\d.]+)$/, ', mile $1'],
  [/ M[MP] ?([\d.]+)$/, ' at mile $1'],
  [/ ?@ ?/g, ' at '],
  [/(\d(?:st|nd|rd|th))(?=[A-Z])/g, '$1 '],
  [/\bRmp\b/g, 'Ramp'],
  [/ ?\bI\/C\b/g, ' interchange'],
  [/^(?:Local|Unknown) (?:at )?(?=[A-Z])/, ''],
  [/\b([NSEW]\/O)\b/gi, '{1}'],
  [/^at (?=\S)/, '{road} at '],
  [/\bat Near\b/, 'near'],
  [/\b(North|South|East|West) \1 of\b/, '$1, %1 of'],
  // `Exit 32/ ACADEMY RD`; shorter words may be letters of an agency.
  [/\b(?:[A-Z]{2,} )*(?:[A-Z]{4,} [A-Z]{4,}|[A-Z]{6,})(?: [A-Z]{2,})*\b/g, '{0}'],
  [/\bat +at\b/, 'at'],
  [/ {2,}/g, ' '],
  [/ +, ?/g, ', '],
  [/(?<=\bmile )(?=\.\d)/, '0'],
  [/(?<= at mile [\d.]+),(?= \()/, ''],
  // Brackets without their pair.
  [/ ?\($/, ''],
  [/^((?:[^()]|\([^()]*\))*)\)/, '$1'],
  [/\(([^()]*?)\]?$/, '($1)'],
];

/** `SR-95 @SR-68 Laughlin Rd`, `Freedom Blvd / 200 W @ 1100 N / MP 16.2, PVO` */
const SIGNS: readonly NameRule[] = [
  [/, [A-Z]{2,3}$/, ''],
  [/ \/ (?:MP|Milepost) ([\d.]+)/, ', mile $1'],
  [/ @ ?(?:MP|Milepost) /, ' at mile '],
  [/ @ ?/, ' at '],
];

const INDIANA_CODE = String.raw`^([^:]+): (?:[a-z]+\d?-)*\d[\da-z_-]*(?:[NSEW]B\w*)?(?![\da-z_-]) *`;

/** Direction, mile, town, place, toll zone, and side. */
const BAY_STATE = String.raw`-(?:([NSEW])B-|ME-|[NSEW]&[NSEW]-)?(?:MM0*([\d.]+)(?:([NSEW])B|ME)?(?:-\d+)?-)?[^-]+-(.+?)(?: \[TZ-\d+\])?: \w+$`;

/** For the field of the road. */
export const ROAD_RULES: Readonly<Partial<Record<string, readonly NameRule[]>>> = {
  // `I-84 EB Waterbury E/O Exit 23 (Harpers Ferry Rd)`
  '511ct': [
    [/^(I-\d+) .+$/, '$1'],
    [/^RT-(\d+) .+$/, 'CT-$1'],
  ],
  // `NWC_EL/I-75/Hickory Grove Rd`
  '511ga': [[/^((?:NWC|SML)_EL)\/.+$/, '$1']],
  // Routes whose network its other rows write, and numbers that no sign shows, such as `910B`.
  '511ny': [
    [/^(12|24|25[AB]?|27|104|10[67]\/107|107|110|112|231|347|454)$/, 'NY-$1'],
    [/^\d+[A-Z]?$/, ''],
  ],
} satisfies Partial<Record<BuiltInId, readonly NameRule[]>>;

const NYC_ROADS = {
  BRE: 'Bruckner Expy',
  CBE: 'Cross Bronx Expy',
  GE: 'Gowanus Expy',
  MDE: 'Major Deegan Expy',
  MLK: 'Dr. Martin Luther King Jr. Expy',
  PE: 'Prospect Expy',
  SIE: 'Staten Island Expy',
  WSE: 'West Shore Expy',
};

export const NAME_RULES: Readonly<Partial<Record<string, readonly NameRule[]>>> = {
  '511ab': [[/^ESS_AB_\w+-\d+ /, '']],
  '511az': SIGNS,
  // `I-76 MP 116.20 WB : 1.0 mile E of CR 63 in Atwood`
  '511co': [
    [/^085S\d+CAM\w+(?= at )/, 'US 85'],
    [/^(\S+(?: \d+)?) MP 0*([\d.]+) ([NSEW]B) ?(?:: |at )(.+)$/, '$1 $3 at mile $2, $4'],
    // Streets' miles are all whole numbers.
    [/^(.+? (?:Blvd|Pkwy|Rd|Ave|St)) MP 0*[\d.]+ ([NSEW]B) (?:: |at )/, '$1 $2 at '],
    [/: Looking (.+)$/, ', looking $1'],
  ],
  // `CAM 64 Southington I-84 WB E/O Exit 30 - Center St.`
  '511ct': [[/^CAM \d+ /i, '']],
  '511de': [IN_WORDS],
  // `2140N_75_S/O_UNIVERSITY_M214-A`
  '511fl': [
    // `I10-MM 115.5WB-Holmes Creek`, `US231-MM 07.1NB-N of Estelle St`, `75-4.49-NB`; `M` is the median.
    [/^(I|US)-?(\d+)-MM ?0*(?=\d)([\d.]+) ?-?(?:([NSEW]B)|M)(?:[- ]+(.+))?$/, '$1-$2[ $4] at mile $3[, {5}]'],
    [/^(\d+)-([\d.]+)-([NSEW]B)$/, 'I-$1 $3 at mile $2'],
    // `Tpke MM 58.9 Tower W`, `SR-417 MM 40.6 S of Red Bug Lk Rd`: single letters are the pole's.
    [
      /^(Tpke|SR[- ]\d+) MM 0*(?=\d)([\d.]+)(?: ([NSEW]B))?(?: (?:[A-Z](?! of)|MD|HD|Tower)\b)*(?: - | |$)(?:(?:at|@) )?(.*)$/,
      '$1[ $3] at mile $2[, {4}]',
    ],
    [/^Tpke\b/, 'Turnpike'],
    [/^MM 0*(?=\d)([\d.]+)(?: (Rest Area|Weigh Station))?(?:[- ]([NSEW]B))?$/, '{road}[ $3] at mile $1[, %2]'],
    [/^\d{4} MP ([\d.]+) \((.+)\)$/, '{road} at mile $1, {2}'],
    [/^\d{3}-(\d+)_(\d)-.+-IPV$/, '{road} at mile $1.$2'],
    // `2140N_75_S/O_UNIVERSITY_M214-A`, `1361S_75_At_Colonial`
    [/^\d+[NSEWM]_(?:\d+_)?(?:at_)?(.*?)_?M0*(\d+)(?:[-_ ]?[A-Z])?$/i, '{road} at mile $2[, {1}]'],
    [/^\d+[NSEWM]_(\d+)_(?:at_)?(.*?)_?M0*(\d+)(?:[-_ ]?[A-Z])?$/i, 'I-$1 at mile $3[, {2}]'],
    [/^\d+[NSEWM]_(\d+)_(?:at_)?(.+?)(?:_HUB)?$/i, 'I-$1 @{2}'],
    // Devices: `VCAM836EB1280 After 22nd Ave`, `407-836C056 at NW 87th Ave`, `203 SR-112 at NW 32nd Ave`, `7161-CCTV`
    [/^VCAM\d+[NSEW]B\d+ (.+)$/, '{road} {1}'],
    [/^VCAM\d+[NSEW]B(\d*[04-9])AVE$/, '{road} at $1th Ave'],
    [/^(?:\d{3}[A-Z]?|IM)-(?:SR)?\d{3}[A-Z]+\d+ (?:at|@) ?/, '{road} at '],
    [/^\d{3} (?=SR-\d)/, ''],
    [/^\d{4}-CCTV$/, '{road}'],
    [/(?<=\d) M$/, ''],
    [/ AT /, ' at '],
    [/(?: -|[-_ ])(?:[SV]?CCTV|SECURITY)[\d_.]*(?: [NSEW]B| M)?$/, ''],
    // Sarasota: `SA US41 at Albee Rd 1052/882`
    [/^SA (.+?)(?: (?:\d+\/\d*|PH\d))?$/, '$1'],
    [/_/g, ' '],
  ],
  // `GDOT-0343: I-20 E at LoweryBlvd MM 55.6 (Fulton)`: the county is a separate field.
  '511ga': [
    [/^[A-Z]+-[\d_]+: (.+?)(?: \([A-Z]\w+\))?$/, '$1'],
    [/ MM ([\d.]+)$/, ', mile $1'],
    [/^(?:NWC|SML)_EL\//, 'Express lanes, '],
    [/SanCatoosa\)uary/, 'Sanctuary'],
    [/_/g, ' '],
    [/(?<=\b(?!De[A-Z]|Mc[A-Z]|Mac[A-Z]|La[A-Z])[A-Z]?[a-z][A-Za-z]*)(?<=[a-z])(?=[A-Z])/g, ' '],
  ],
  '511ia': [
    // `I-380: 6FA - I-380 @ MM 34.1 (IWZ 3711S)`
    [/^[^:]+: (?:[A-Z0-9]{2,4} - )?(.+)$/, '$1'],
    // `Rest Area: I-80 EB MM 148 near Mitchellville: RA80EB148 - Center`
    [/^Rest Area: (.+) MM ([\d.]+) near ([^:]+)(?:: \w+(?: - (.+))?)?$/, '$1 at mile $2, rest area near $3[ ($4)]'],
    [/^Parking Only: (.+) MM ([\d.]+) near ([^:]+)(?:: \w+(?: - (.+))?)?$/, '$1 at mile $2, parking near $3[ ($4)]'],
    [/ \((?:IWZ [^)]*|\d+)\)/, ''],
    [/: R\d+: /, ', '],
  ],
  '511il': [
    [/ \((?:cell|cellular|wireless)\)$/i, ''],
    [/ HD$/, ''],
  ],
  // `I-865: 1-865-003-5-_-_-cam-1 I-865/3.7`: road, code, place.
  '511in': [
    [/^([^:]+: \S*?(?:-cam-?|-\d-)([2-9])(?![\da-z_]).*)$/, '$1 ($2)'],
    [/^([^:]+): [a-z]+(?:-\d+)?-cam-?\d$/, '$1'],
    [new RegExp(`${INDIANA_CODE}RP `), '$1: 0 REST PARK '],
    [/^([^:]+): \d-\d{3}-0*(\d+)-(\d)[\da-z_-]*(?:[NSEW]B\w*)?( \(\d\))?$/, '$1 at mile $2.$3$4'],
    [new RegExp(`${INDIANA_CODE}(?:[\\w-]+\\/|@ )(\\d+\\.\\d+)( \\(\\d\\))?(?: +(.+))?$`), '$1 at mile $2$3[, {4}]'],
    [new RegExp(`${INDIANA_CODE}(.*&.*)$`), '{2}'],
    [new RegExp(`${INDIANA_CODE}(?:.*@ *)?(.+)$`), '$1 @{2}'],
  ],
  '511ks': [
    [/^DMS_/, ''],
    [/^(35|70|435|470|635|670)(?= [NSEW]B )/, 'I-$1'],
  ],
  // `RWIS US 50 at Table Rock`, `C-500.3B US 50 EB`, `I-95 N of Tydings Bridge (C094) 91.8N`
  '511md': [
    [/^(?:RWIS|C-[\d.]+[A-Z]?) /, ''],
    [/ ?\((?:Cam |C)\d+[A-Z]?\)/i, ''],
    [/ ([\d.]{4,})[NSEW]$/, ' at mile $1'],
    IN_WORDS,
  ],
  // `I-495: I-495-NB-MM111.3-Haverhill-Ex 111 Rt 110: NORTH`; the town is a separate field.
  '511ma': [
    [new RegExp(`^[^:]+: I-0*(\\d+)${BAY_STATE}`), 'I-$1[ <2>][ <4>][ at mile $3], $5'],
    [new RegExp(`^[^:]+: Rt ?(\\d+\\w?)${BAY_STATE}`), 'Rt $1[ <2>][ <4>][ at mile $3], $5'],
    [new RegExp(`^[^:]+: 0*(\\d+)${BAY_STATE}`), '{road 1}[ <2>][ <4>][ at mile $3], $5'],
    [new RegExp(`^[^:]+: ([A-Za-z]+)${BAY_STATE}`), '$1[ <2>][ <4>][ at mile $3], $5'],
    [/, (?:at|@) (?=Ex)/, ', '],
    [/\bEx ?(?=\d)/g, 'Exit '],
  ],
  // `T.H.52 SB @ Briggs Dr (MP 119.5)`: trunk highways.
  '511mn': [[/\bT\.H\. ?(\d+\w?)/g, '{road 1}']],
  // `270 N/O DORSETT, MM 18.1`: roads by number alone.
  '511mo': [
    [/^(29|35|44|49|55|57|64|70|72|155|170|229|255|270|435|470|635|670)(?= )/, 'I-$1'],
    [/^(24|36|40|50|54|59|60|61|62|63|65|67|71|136|159|160|166|169|400|412)(?= )/, 'US $1'],
    [/^(\d+)(?= )/, 'MO $1'],
    [/^(.+?) ([NSEW]\/O .+)$/, '{1} {2}'],
    IN_WORDS,
  ],
  // `CCTV05-I40-279W_I885`
  '511nc': [
    // `D06-PCCTV-I-6064-02 (I-95 N MM`, `D06-PCCTV01_I-5987-WC (I-95M M`, `PCCTV11-002`
    [/^D\d+-PCCTV0*(\d*)\S* \(I-?\d+ ?(?:([NSEW])|M)\b.*$/, '{road}[ <2>][, camera $1]'],
    [/^(?:D\d+-)?P?CCTV(?:SW)?-?[\d-]*(?: \(OLD\))?$/, '{road}'],
    // `CCTV10-BRUTONSMITH-W-SCOTTPADGETT`, `CCTV01-AURORA-FERRY`
    [/^P?CCTV\d*-([A-Z]+)-FERRY$/, '{1} ferry'],
    [/^P?CCTV\d*-[A-Z]{3,}(?:-[NSEW])?[-_]([A-Z]{3,}(?: [A-Z]+)*)$/, '{road} @{1}'],
    [/^(?:P?CCTV\d*-)?([A-Z]{3,})(?:-[NSEW])?[-_]([A-Z]{3,}(?: [A-Z]+)*)$/, '{1} @{2}'],
    [
      /^P?CCTV(?:SW)?-?\d+(?:-I-\d+\w*|-\d{2})?[-_](?:I|US|NC|SR)?\d+[A-Z]*?-([\d.]+)(?:-?[NSEWMO])?(?:[-_](.+))?$/i,
      '{road} at mile $1[, {2}]',
    ],
    [/^P?CCTV(?:SW)?-?\d+[-_](?:I|US|NC|SR)\d+[A-Z]*?(?:-?[NSEWMO])?[-_](.+)$/i, '{road} @{1}'],
    [/^P?CCTV(\d+-\d+) \(OLD\)$/, 'Camera $1'],
    [/^D\d+ 0*(\d+) Mobile CCTV$/, 'Mobile camera $1'],
    [/^P?CCTV\d+-AVIATION-.+$/, '{road}'],
    [/^P?CCTV\d+-(I-\d+) MM ([\d.]+)$/, '$1 at mile $2'],
    // `CCTV06-I295-34W_US301`, `PCCTV07-I-3306A17_NC86_NEW HOPE`: the last number is a project's.
    [/^P?CCTV\d+-(I|US)(\d+)-([\d.]+)[NSEW]?_([A-Z].+)$/, '$1-$2 at mile $3, {4}'],
    [/^P?CCTV\d+-(?:I-\d{4}\w*_)?(I|US|NC|SR)(\d+)_([A-Z].+)$/, '$1-$2 @{3}'],
    [/(?<= at .*)\b(I|US|NC|SR)(\d+)/gi, '$1-$2'],
  ],
  // `I-80: Gretna Jct : Various`
  '511ne': [
    [/^([^:]+): (.+?) ?: (?:Various|Interstate Views)$/, '$1 @{2}'],
    [/^([^:]+): (.+?) ?: (.+)$/, '$1 @{2}, $3'],
  ],
  // `93 S MM 17.8 CCTV`, by milepost in New Hampshire.
  '511newengland': [
    [
      /^(?:(?:I )?\d+|ST) ([NSEW])[NS]?,? (?:MM )?(\d+\.\d)(?:(?:,| -)? (?:CCTV|PCCTV|RWIS).*)?$/i,
      '{road} <1> at mile $2',
    ],
    [/^Maine DOT - /, ''],
    [/ \(?(?:RWIS|CCTV)(?:-\d+)?\)?$/, ''],
    [/ NN [\d.]+ CCTV .*$/, ''],
    [/ PTZ\)$/, ')'],
    // `FAIR HAVEN US-4 East`
    [/^([A-Z]{4,}(?: [A-Z]{4,})*)(?= (?:I-|US-|VT-|1-)?\d)/, '{1}'],
  ],
  '511ny': [
    [/ CCTV$/, ''],
    [/ at RWIS \((.+)\)$/, ' at $1'],
  ],
  // `IR-80 MM 321Halleck EL43`: an interstate route, and a district's device.
  '511nv': [
    [/^IR-/, 'I-'],
    [/ (?:RWIS|CCTV)$/, ''],
    [/ (?:EL|HU|EU)(?: ?\d+)?(?= |$)/g, ''],
  ],
  // `I-75 at SR-73, 1017`: a device number.
  '511oh': [[/, (?:\d{4}|D\d{2}-\d+)$/, '']],
  // `I-24 @ Highway 96 (MM78) (R3_187)`
  '511tn': [[/ \(R\d[-_]\w+\)$/, '']],
  '511ut': [...SIGNS, [/^(?!Portable)(.+?) RWIS(?= |$)/, '$1']],
  // `I-64 @ 58.5 Bigley I/C`
  '511wv': [[/^(.+?) *@ *(\d*\.?\d+)(?: (.+))?$/, '$1 at mile $2[, $3]']],
  austin: [IN_WORDS],
  // `TVB90 -- I-280 : Lawrence Expressway`, `I-210 : (180) E of 27th`
  caltrans: [
    // `(C132)I-5 just north of SR-56_T`
    [/^\(C\d+\) ?(.+?)(?:_[TB])?$/, '$1'],
    // `W37 EOF JCT-29`, `N101 JSO Anza Blvd`
    [/ : (?:[NSEW]\d+ )?([NSEW])OF /, ' : $1 of '],
    [/ : (?:[NSEW]\d+ )?J([NSEW])O /, ' : just $1 of '],
    [
      /^(?:T\w+ -- )?(\S+(?: \d+)?) ?: (?:\(\d+\) )?(?:[NSEW]\d+ )?(?:at )?(.+?)(?: - Looking (\w+))?$/i,
      '$1 @{2}[, looking %3]',
    ],
  ],
  nycdot: [
    // `C2-BQE-08-EB_at_Atlantic_Ave-Ex27`, or a suffix like `- quad - ptz -141.59`
    [
      /^C\d-([A-Z]+)-\w+?[-_](?:[NSEW][- _]+(?=[NSEW]B?_))?(?:([NSEW])B?|\w+?)_(?:at_)?(.+?)(?:[-_]Ext?-?(\w+))?$/i,
      '$1[ <2>] at $3[, exit $4]',
    ],
    ...Object.entries(NYC_ROADS).map(([code, name]): NameRule => [new RegExp(`^${code}(?= (?:\\w+bound )?at )`), name]),
    [/_/g, ' '],
    [/ \(PTZ\)$/, ''],
    [/(?:\s*-\s*(?:quad|ptz|[\d.]{3,}))+$/i, ''],
  ],
  // `I-66 / MM 53.2 / WB / at Rt. 28`, `I-81 / MM 183.9 / Median`
  vdot: [
    [/ \/ ([NSEW]B) \/ MM 0*([\d.]+) \/ /, ' $1 at mile $2, '],
    [/ ?\/ MM 0*(?=\d)([\d.]+) ?\/ ([NSEW]B)(?: \/| -)? (?:at |@ ?)?(?=\S)/, ' $2 at mile $1, '],
    [/ ?\/ MM 0*(?=\d)([\d.]+) ?\/ ([NSEW]B)$/, ' $2 at mile $1'],
    [/ ?\/ MM 0*(?=\d)([\d.]+)(?: ?\/ (?:M|Median))?$/, ' at mile $1'],
    [/ ?\/ MM 0*(?=\d)([\d.]+)(?: and| ?\/) (?=\S)/, ' at mile $1, '],
  ],
} satisfies Partial<Record<BuiltInId, readonly NameRule[]>>;
