/** Copy of /nyc-traffic-cameras. */
export const NYC = {
  path: '/nyc-traffic-cameras',
  heading: 'NYC Traffic Cameras',
  description:
    'Watch NYC traffic cameras live: Manhattan avenues, the BQE, the Van Wyck, the Cross Bronx and every big bridge, free and around the clock.',
  boroughs: [
    {
      title: 'Manhattan',
      text: 'FDR Drive, West Side Highway, Times Square, Canal Street, Lincoln and Holland tunnels',
    },
    {
      title: 'Brooklyn',
      text: 'BQE, Gowanus and Prospect expressways, Flatbush and Atlantic avenues, Brooklyn Bridge',
    },
    {
      title: 'Queens',
      text: 'Long Island Expressway, Van Wyck, Grand Central Parkway, Queens Boulevard, Whitestone',
    },
    {
      title: 'The Bronx',
      text: 'Cross Bronx, Major Deegan, Bruckner, Fordham Road, Throgs Neck Bridge',
    },
    {
      title: 'Staten Island',
      text: 'Staten Island Expressway, West Shore Expressway, Hylan Boulevard, Verrazzano, Goethals',
    },
  ],
  features: ['Interactive map', 'Filterable grid', 'Favorite cameras', 'Live updates'],
  about: [
    'This page brings together the street cameras of the New York City Department of Transportation and the highway cameras of 511NY, the state’s system. The city’s cameras look down on intersections: who waits at Delancey and Essex, whether the bus lane on Fordham Road moves, how far the line for the Queensboro backs up Second Avenue.',
    '511NY adds the expressways and parkways: the Cross Bronx between the Alexander Hamilton and the Bruckner, the Gowanus before the Battery, the Van Wyck past Jamaica to Kennedy, the Staten Island Expressway at the toll gantry. Put the George Washington, Triborough, Whitestone, and Throgs Neck bridges side by side before you choose a way across the East River or the Hudson.',
    'Rain is the best reason to check. The Major Deegan at 179th Street, the Belt at Coney Island, the FDR at the United Nations, and the Prospect Expressway are low and fill quickly. On parade days, during marathon week, and when the United Nations meets, Fifth Avenue and First Avenue on camera tell you what no map can.',
    'The cameras belong to the city and the state; we show them as they are, free, day and night, on a phone or a desktop. No one is identified: the resolution is meant for traffic, no picture is recorded here, and each camera names its agency.',
  ],
} as const;
