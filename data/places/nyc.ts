/** Texts and figures of /nyc-traffic-cameras (spec 2 "New York City page" and 9); the figures are given, not counted. */
export const NYC = {
  path: '/nyc-traffic-cameras',
  heading: 'NYC Traffic Cameras',
  title: 'NYC Traffic Cameras - 3000+ Live Cams',
  subtitle: '3000+ live cameras across the five boroughs',
  description:
    'Watch NYC traffic cameras live: Manhattan avenues, the BQE, the Van Wyck, the Cross Bronx and every big bridge, free and around the clock.',
  boroughs: [
    {
      title: 'Manhattan',
      figure: '1500+ cameras',
      text: 'FDR Drive, West Side Highway, Times Square, Canal Street, Lincoln and Holland tunnels',
    },
    {
      title: 'Brooklyn',
      figure: '300+ cameras',
      text: 'BQE, Gowanus and Prospect expressways, Flatbush and Atlantic avenues, Brooklyn Bridge',
    },
    {
      title: 'Queens',
      figure: '400+ cameras',
      text: 'Long Island Expressway, Van Wyck, Grand Central Parkway, Queens Boulevard, Whitestone',
    },
    {
      title: 'The Bronx',
      figure: '200+ cameras',
      text: 'Cross Bronx, Major Deegan, Bruckner, Fordham Road, Throgs Neck Bridge',
    },
    {
      title: 'Staten Island',
      figure: '150+ cameras',
      text: 'Staten Island Expressway, West Shore Expressway, Hylan Boulevard, Verrazzano, Goethals',
    },
  ],
  features: [
    {
      title: 'Interactive map',
      text: 'Clusters for whole neighborhoods that break up into single corners as you zoom in.',
    },
    { title: 'Filterable grid', text: 'Search for a street or a bridge, filter by borough, sort from south to north.' },
    { title: 'Save favorite cameras', text: 'Keep the crossings of your commute together and open them first.' },
    { title: 'Live updates', text: 'Stills renew every few seconds, highway cameras play as video where they can.' },
  ],
  about: [
    'This page gathers 1,000+ street cameras of the New York City Department of Transportation together with the highway cameras of 511NY, the state’s system. The city’s pictures look down on intersections: who waits at Delancey and Essex, whether the bus lane on Fordham Road moves, how far the queue for the Queensboro reaches up Second Avenue.',
    '511NY adds the expressways and parkways: the Cross Bronx between the Alexander Hamilton and the Bruckner, the Gowanus before the Battery, the Van Wyck past Jamaica to Kennedy, the Staten Island Expressway at the toll gantry. Put the George Washington, Triborough, Whitestone and Throgs Neck bridges side by side before you choose a way over the East River or the Hudson.',
    'Rain is the best reason to look. The Major Deegan at 179th Street, the Belt at Coney Island, the FDR at the United Nations and the Prospect Expressway are low and fill quickly. On parade days, in marathon week and when the United Nations meets, pictures of Fifth Avenue and First Avenue tell what no map can.',
    'The cameras belong to the city and the state; we show them as they come, free, day and night, on a phone as well as on a desk. Nobody is identified: the resolution is for traffic, no picture is recorded here, and each camera says which agency it comes from.',
  ],
} as const;
