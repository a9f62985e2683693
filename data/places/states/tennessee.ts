import type { PlaceEntry } from '@/lib/places/place';

export const TENNESSEE: readonly PlaceEntry[] = [
  {
    key: 'tennessee',
    type: 'state',
    name: 'Tennessee',
    code: 'TN',
    count: '2400+',
    description:
      'Tennessee is 440 miles of I-40, from the Mississippi bridge in Memphis over the Cumberland Plateau to the Pigeon River Gorge.',
    traffic:
      'Nashville gathers I-65, I-24, and I-40 around downtown; FedEx’s night hub gives Memphis its trucks. I-75 and I-24 meet in Chattanooga near the foot of Lookout Mountain, and I-75 and I-40 share a road west of Knoxville.',
    watch:
      'Monteagle’s grade on I-24 has runaway ramps in the median. Fog along the Hiwassee caused a deadly 1990 pileup on I-75, so gates and lights guard that stretch; I-40 is still narrow through the gorge after Helene.',
    roads: 'I-40, I-65, I-75, I-24, I-81, I-26, I-440, I-240',
    areas: [
      ['Nashville', '700+', 'Downtown loop, I-440, I-24, Briley Parkway'],
      ['Memphis', '560+', 'I-40 Hernando de Soto Bridge, I-240, I-55'],
      ['Knoxville', '420+', 'I-40 and I-75, I-640, Alcoa Highway'],
      ['Chattanooga', '340+', 'I-24 Moccasin Bend, I-75, Missionary Ridge'],
      ['Tri-Cities', '150+', 'I-26, I-81, Bristol'],
      ['Plateau', '90+', 'Monteagle, Cookeville, Crab Orchard'],
    ],
  },
  {
    key: 'nashville',
    type: 'city',
    name: 'Nashville',
    code: 'TN',
    count: '420+',
    description:
      'Nashville loops I-40, I-65, and I-24 around downtown, each joining another for a mile or two before splitting off again.',
    traffic:
      'I-24 from Murfreesboro has ramp meters and lane signs; I-65 south to Franklin and the I-440 connection also back up daily. Gallatin Pike and Charlotte Avenue are the old ways in, and Briley Parkway is the way around.',
    watch:
      'CMA Fest, Titans games, and tour buses fill Korean Veterans Boulevard. In May 2010 the Cumberland put Second Avenue and I-24 at Bell Road under water; in winter, watch for ice on the Silliman Evans Bridge.',
    roads: 'I-40, I-65, I-24, I-440, SR-155 (Briley Parkway), I-840, US-70',
    areas: [
      ['Downtown loop', '80+', 'I-65, I-24, I-40, Silliman Evans Bridge'],
      ['I-24 southeast', '80+', 'Bell Road, Harding Place, Murfreesboro'],
      ['South', '70+', 'I-65 Brentwood, Cool Springs, I-440'],
      ['Airport and Opry', '60+', 'I-40 Donelson, Briley Parkway'],
      ['North', '60+', 'I-65 Goodlettsville, I-24 Trinity Lane'],
      ['West', '50+', 'I-40 White Bridge, Charlotte, Bellevue'],
    ],
  },
  {
    key: 'memphis',
    type: 'city',
    name: 'Memphis',
    code: 'TN',
    count: '330+',
    description:
      'Memphis has two interstate bridges over the Mississippi, the arched Hernando de Soto on I-40 and the old Memphis-Arkansas on I-55.',
    traffic:
      'A crack shut down the I-40 bridge for three months in 2021 and proved how little I-55 can carry. I-240’s southern arc, Lamar Avenue’s trucks for the BNSF yard, and I-269 around the rim move the freight.',
    watch:
      'Check both bridges before crossing. Ice storms in 2021 and 2022 brought trees down over Poplar and Walnut Grove, and the river stage matters on Riverside Drive, onetime home of May’s barbecue contest.',
    roads: 'I-40, I-55, I-240, I-69, I-269, US-78 (Lamar Avenue), US-72 (Poplar Avenue)',
    areas: [
      ['Mississippi bridges', '36+', 'Hernando de Soto, Memphis-Arkansas, Riverside Drive'],
      ['Midtown I-240', '54+', 'Madison, Union, Lamar'],
      ['East', '70+', 'I-40 Sam Cooper, Poplar, Germantown'],
      ['Airport', '54+', 'I-240, I-55, Airways Boulevard'],
      ['Lamar freight corridor', '36+', 'US-78, Shelby Drive, Holmes Road'],
    ],
  },
  {
    key: 'knoxville',
    type: 'city',
    name: 'Knoxville',
    code: 'TN',
    count: '260+',
    description:
      'Knoxville carries I-40 and I-75 on one roadbed west of town, loops I-640 around the north, and sends Smokies visitors out on US-441.',
    traffic:
      'Papermill and Pellissippi are the names you hear in traffic reports. Alcoa Highway to the airport is narrow and nicknamed “I’ll-Kill-Ya”; the Henley Bridge and James White Parkway bring South Knoxville over the Tennessee.',
    watch:
      'On Volunteer Saturdays even the river fills, with boats. For Gatlinburg and Pigeon Forge, check Exit 407 in Sevierville; fog hides the Holston bridges at dawn.',
    roads: 'I-40, I-75, I-640, I-140 (Pellissippi Parkway), US-129 (Alcoa Highway), US-441',
    areas: [
      ['Downtown', '44+', 'I-40 James White Parkway, Henley Street, stadium'],
      ['West Knoxville', '70+', 'I-40/75 Papermill, Cedar Bluff, Turkey Creek'],
      ['I-640', '40+', 'Broadway, Western Avenue, Sharp’s Ridge'],
      ['Airport', '30+', 'Alcoa Highway, I-140, Maryville'],
      ['East and Smokies gateway', '36+', 'I-40 Strawberry Plains, Exit 407'],
    ],
  },
  {
    key: 'chattanooga',
    type: 'city',
    name: 'Chattanooga',
    code: 'TN',
    count: '210+',
    description:
      'In Chattanooga, I-24 is pinched between Lookout Mountain and Moccasin Bend, then climbs Missionary Ridge to meet I-75.',
    traffic:
      'The I-75 split was rebuilt, but Atlanta–Nashville trucks still crawl past the ridge cut. US-27 crosses the Tennessee on the Olgiati Bridge toward Signal Mountain; Volkswagen’s plant empties onto Route 153.',
    watch:
      'Watch for rockfall on I-24 at the Bend and on the W Road up Walden’s Ridge. Tornado weather moves up the valley in spring, as East Brainerd learned on Easter 2020.',
    roads: 'I-24, I-75, US-27, SR-153, US-41, I-124',
    areas: [
      ['Moccasin Bend', '34+', 'I-24, Lookout Mountain, Browns Ferry'],
      ['Missionary Ridge', '34+', 'I-24 Germantown Road, Belvoir, I-75 split'],
      ['Downtown', '34+', 'US-27, Olgiati Bridge, Fourth Street'],
      ['I-75 north', '44+', 'Shallowford, Hamilton Place, SR-153'],
    ],
  },
];
