import type { PlaceEntry } from '@/lib/places/place';

export const OREGON: readonly PlaceEntry[] = [
  {
    key: 'oregon',
    type: 'state',
    name: 'Oregon',
    code: 'OR',
    count: '1050+',
    description:
      'Oregon’s TripCheck made pass cameras famous: Siskiyou, Santiam, Government Camp, and Deadman Pass, plus every curve of US-101.',
    traffic:
      'I-5 carries the Willamette Valley, I-84 the Gorge and the Blue Mountains, and US-97 the dry side through Bend. Portland’s bridges and the Terwilliger curves cause most of the delay.',
    watch:
      'The sign says to carry chains; the camera shows when you’ll need them. Fog on Cabbage Hill, ice in the Gorge from the east wind, slides on US-101 at Arch Cape, and wildfire smoke on the Santiam round out the year.',
    roads: 'I-5, I-84, I-205, I-405, US-26, US-97, US-101, US-20',
    areas: [
      ['Portland', '380+', 'I-5, I-84, I-205, Sunset Highway'],
      ['Salem and Willamette Valley', '150+', 'I-5, OR-22, OR-99W'],
      ['Eugene', '80+', 'I-5, I-105, OR-58'],
      ['Cascade passes', '110+', 'Government Camp, Santiam, Willamette, Siskiyou'],
      ['Gorge and Blue Mountains', '110+', 'I-84 Troutdale, Cabbage Hill, Ladd Canyon'],
      ['Central Oregon and coast', '140+', 'US-97 Bend, US-101, US-20'],
    ],
  },
  {
    key: 'portland',
    type: 'city',
    name: 'Portland',
    code: 'OR',
    count: '270+',
    description:
      'Portland, Oregon, has twelve bridges over the Willamette, from the double-deck Marquam to the car-free Tilikum, and one I-5 bottleneck at the Rose Quarter.',
    traffic:
      'The Sunset Highway’s Vista Ridge Tunnel slows the west side, the Banfield, I-84, slows the east, and the Terwilliger curves slow the south. I-205 and its Abernethy Bridge, rebuilt for earthquakes, are the way around.',
    watch:
      'The Fremont and St. Johns bridges show the wind; lift spans at Hawthorne, Broadway, and Steel open for ships. In January, east wind from the Gorge coats Troutdale and the West Hills in ice.',
    roads: 'I-5, I-84 (Banfield), I-205, I-405, US-26 (Sunset Highway), OR-217, US-30',
    areas: [
      ['Rose Quarter and bridges', '54+', 'I-5, Marquam, Fremont, Steel'],
      ['Sunset and Vista Ridge', '44+', 'US-26, Zoo, OR-217'],
      ['Banfield', '34+', 'I-84, 33rd, Hollywood, I-205'],
      ['I-5 south', '40+', 'Terwilliger, Barbur, Tigard'],
      ['I-205', '40+', 'Airport, Powell, Abernethy Bridge'],
      ['Interstate Bridge', '20+', 'I-5 Delta Park, Marine Drive, Hayden Island'],
    ],
  },
  {
    key: 'eugene',
    type: 'city',
    name: 'Eugene',
    code: 'OR',
    count: '60+',
    description:
      'Eugene and Springfield sit on either side of I-5, joined by I-105 over the Willamette and by Beltline around the north.',
    traffic:
      'Beltline, OR-569, backs up daily at Delta and River Road; Franklin Boulevard carries university traffic, and Sixth and Seventh carry the trucks on OR-99. OR-58 and OR-126 head for the passes.',
    watch:
      'Ducks games at Autzen fill Martin Luther King Boulevard, and track meets at Hayward fill Agate Street. Freezing fog lingers for days at this end of the valley, and a January 2024 ice storm closed most hills.',
    roads: 'I-5, I-105, OR-569 (Beltline), OR-126, OR-99, OR-58, Franklin Boulevard',
    areas: [
      ['Beltline', '16+', 'OR-569, Delta Highway, River Road'],
      ['I-5', '14+', 'Gateway, Franklin, Goshen'],
      ['I-105 and downtown', '12+', 'Washington-Jefferson Bridge, Coburg Road'],
      ['Passes', '10+', 'OR-58 Willamette Pass, OR-126 McKenzie'],
    ],
  },
  {
    key: 'salem',
    type: 'city',
    name: 'Salem',
    code: 'OR',
    count: '55+',
    description:
      'Salem, Oregon’s capital, crosses the Willamette on two side-by-side bridges, Center and Marion, and has no third.',
    traffic:
      'West Salem’s commute depends on those spans and on Wallace Road. I-5 serves Kuebler’s stores and Keizer’s stadium; Mission Street, OR-22, links it to the Capitol, and OR-22 continues east to Detroit and Santiam Pass.',
    watch:
      'The State Fair fills 17th Street before Labor Day. Fog settles in the hop fields along I-5 at Brooks, and OR-22 east of Mehama shows the 2020 burn, its slides, and the snow line.',
    roads: 'I-5, OR-22 (Mission Street), OR-99E, OR-221 (Wallace Road), Kuebler Boulevard, Salem Parkway',
    areas: [
      ['River bridges', '12+', 'Center Street, Marion Street, Wallace Road'],
      ['I-5', '16+', 'Keizer, Market, Mission, Kuebler'],
      ['Downtown and Capitol', '10+', 'Commercial, Liberty, State Street'],
      ['OR-22 east', '9+', 'Joseph Street, Mehama, Detroit Lake'],
    ],
  },
];
