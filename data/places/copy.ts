import type { PlaceContent } from '@/lib/places/content';

export interface Feature {
  /** SVG path in a box of 24 units, drawn as a line. */
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

const MAP = 'M9 4 3 7v13l6-3 6 3 6-3V4l-6 3zM9 4v13M15 7v13';
const GRID = 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z';
const HEART = 'M12 20S4 15 4 9.5a4.3 4.3 0 0 1 8-2 4.3 4.3 0 0 1 8 2C20 15 12 20 12 20z';
const SIGNAL = 'M12 13v7M8.5 9.5a5 5 0 0 1 7 0M5.5 6.5a9.2 9.2 0 0 1 13 0M12 12.9v.2';
const CLOCK = 'M12 3a9 9 0 1 0 .01 0zM12 7v5l3.5 2';
const PHONE = 'M7 3h10v18H7zM11 18h2';

/** The cards on every place page. */
export const FEATURES: readonly Feature[] = [
  { icon: MAP, title: 'Interactive Map', text: 'Nearby cameras form clusters that open as you zoom in.' },
  { icon: GRID, title: 'Searchable Grid', text: 'Search by road or town, filter by state or source, and sort.' },
  { icon: HEART, title: 'Save Favorites', text: 'Keep the cameras of your commute one tap away.' },
  {
    icon: SIGNAL,
    title: 'Live Updates',
    text: 'Feeds come straight from 511 systems and transportation departments.',
  },
  { icon: CLOCK, title: '24/7 Access', text: 'Free at any hour, without an account.' },
  { icon: PHONE, title: 'Mobile Friendly', text: 'Made for a phone, a tablet, or a wall of screens.' },
];

/** /nyc-traffic-cameras */
export const NYC: PlaceContent = {
  path: '/nyc-traffic-cameras',
  title: 'NYC',
  count: '3000+',
  description:
    'Watch NYC traffic cameras live: Manhattan avenues, the BQE, the Van Wyck, the Cross Bronx and every big bridge, free and around the clock.',
  viewLabel: 'VIEW NYC CAMERAS →',
  startLabel: 'START VIEWING NOW →',
  areasTitle: 'Coverage by Borough',
  areas: [
    {
      area: 'Manhattan',
      cameras: '1500+',
      highlights: 'FDR Drive, West Side Highway, Times Square, Canal Street, Lincoln and Holland tunnels',
    },
    {
      area: 'Brooklyn',
      cameras: '300+',
      highlights: 'BQE, Gowanus and Prospect expressways, Flatbush and Atlantic avenues, Brooklyn Bridge',
    },
    {
      area: 'Queens',
      cameras: '400+',
      highlights: 'Long Island Expressway, Van Wyck, Grand Central Parkway, Queens Boulevard, Whitestone',
    },
    {
      area: 'The Bronx',
      cameras: '200+',
      highlights: 'Cross Bronx, Major Deegan, Bruckner, Fordham Road, Throgs Neck Bridge',
    },
    {
      area: 'Staten Island',
      cameras: '150+',
      highlights: 'Staten Island Expressway, West Shore Expressway, Hylan Boulevard, Verrazzano, Goethals',
    },
  ],
  features: [
    { icon: MAP, title: 'Interactive Map', text: 'Cameras cluster by neighborhood and open as you zoom in.' },
    { icon: GRID, title: 'Filterable Grid', text: 'Search an avenue or a bridge, filter by borough, and sort.' },
    { icon: HEART, title: 'Favorite Cameras', text: 'Save the crossings you use, on every device you sign in to.' },
    { icon: SIGNAL, title: 'Live Updates', text: 'Feeds come straight from the city’s department and 511NY.' },
  ],
  about: [
    'This page brings together 1,000+ live cameras{here}: those on the streets, from the New York City Department of Transportation, and those on the highways, from 511NY, the state’s system. The city’s cameras look down on intersections: who waits at Delancey and Essex, whether the bus lane on Fordham Road moves, how far the line for the Queensboro backs up Second Avenue.',
    '511NY adds the expressways and parkways: the Cross Bronx between the Alexander Hamilton and the Bruckner, the Gowanus before the Battery, the Van Wyck past Jamaica to Kennedy, the Staten Island Expressway at the toll gantry. Put the George Washington, Triborough, Whitestone, and Throgs Neck bridges side by side before you choose a way across the East River or the Hudson.',
    'Rain is the best reason to check. The Major Deegan at 179th Street, the Belt at Coney Island, the FDR at the United Nations, and the Prospect Expressway are low and fill quickly. On parade days, during marathon week, and when the United Nations meets, Fifth Avenue and First Avenue on camera tell you what no map can.',
    'The cameras belong to the city and the state; we show them as they are, free, day and night, on a phone or a desktop. No one is identified: the resolution is meant for traffic, no picture is recorded here, and each camera names its agency.',
  ],
};
